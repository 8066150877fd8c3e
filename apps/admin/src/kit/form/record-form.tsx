import { adminFormText } from '@stoa/messages';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { tell } from '../toast.tsx';
import { changedEntries, changedFields } from './changed-fields.ts';
import type { TellValue } from './faults.ts';
import classes from './form.module.css';
import { FormContext } from './form-context.ts';
import { FormMessages } from './form-messages.tsx';
import { hold } from './hold.ts';
import { SaveBar } from './save-bar.tsx';
import { type MergeFields, takeIn } from './take-in.ts';
import { AroundUnsaved, setUnsaved } from './unsaved.ts';
import { useConflicts } from './use-conflicts.ts';
import { type FormSchema, useFormBase } from './use-form-base.ts';

interface RecordFormProps<Values extends FieldValues> {
  readonly schema: FormSchema<Values>;
  /**
   * The record as it was read; when it is read again, fields that the person did not change take its values, and beside
   * those that they did stands what somebody else has set them to.
   */
  readonly values: Values;
  /**
   * Saves the changed entries and returns the record as it is then, as the form holds it. What it throws as a problem is
   * told beside the fields, and nothing typed is lost.
   */
  readonly onSave: (changed: Partial<Values>, values: Values) => Promise<Values>;
  /** What is said when it was saved; as a function, asked then. */
  readonly saved?: string | (() => string);
  /** Tells values that do not tell themselves, such as codes, where somebody else has set another one since. */
  readonly tellValue?: TellValue;
  /** Puts together fields of which two people may change different parts. */
  readonly merges?: MergeFields<Values>;
  readonly children: ReactNode;
}

/**
 * A form of a record, with its bar to save. Its fields name it as theirs and stand beside the form itself, so that among
 * them there may be what has a form of its own. ADM-030, ADM-034, ADM-035, ADM-037, ADM-038, ADM-064
 */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { schema, values, onSave, saved = adminFormText.saved(), tellValue, merges, children } = props;
  const { id, around, form, saving, attempt, focusFirst } = useFormBase({
    schema,
    values,
    signedIn: true,
    tellValue,
  });
  const [loaded, setLoaded] = useState(values);
  const [sending, setSending] = useState(false);
  const seen = useRef(values);
  const inside = use(AroundUnsaved);
  const tellConflicts = useConflicts(form, tellValue);

  useEffect(() => {
    // A save that is under way tells by its answer what became of the record.
    if (sending || changedFields(seen.current, values).length === 0) return;
    seen.current = values;
    const { values: held, conflicts } = takeIn(
      { before: loaded, typed: form.getValues(), now: values },
      merges,
    );
    setLoaded(values);
    hold(form, held, { keepErrors: true, keepIsSubmitted: true });
    tellConflicts(conflicts, values);
  }, [values, loaded, form, sending, tellConflicts, merges]);

  const send = form.handleSubmit(async (sent) => {
    const typed = structuredClone(form.getValues());
    const answer: { values?: Values } = {};
    setSending(true);
    const done = await attempt(async () => {
      answer.values = await onSave(changedEntries(loaded, sent), sent);
    });
    setSending(false);
    if (!done || answer.values === undefined) return;
    // What was typed while it was under way stays, and stays marked as changed. ADM-039
    const typedSince = changedEntries(typed, form.getValues());
    setLoaded(answer.values);
    hold(form, { ...answer.values, ...typedSince });
    // What is there is guarded by the bar, as long as it is on the screen: it may have been left since.
    if (Object.keys(typedSince).length === 0) setUnsaved(id, false, inside);
    tell(typeof saved === 'string' ? saved : saved());
  }, focusFirst);
  const discard = () => {
    saving.clearNotice();
    form.reset(loaded);
  };

  return (
    <FormContext value={around}>
      <FormProvider {...form}>
        <div className={classes.form}>
          <FormMessages saving={saving} listFrom={1} />
          {children}
          <form id={id} noValidate onSubmit={send}>
            <SaveBar loaded={loaded} onDiscard={discard} />
          </form>
        </div>
      </FormProvider>
    </FormContext>
  );
}
