import { adminFormText } from '@stoa/messages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Path } from 'react-hook-form';
import { tell } from '../toast.tsx';
import { changedEntries, changedFields } from './changed-fields.ts';
import { type TellValue, tellChanged } from './faults.ts';
import classes from './form.module.css';
import { FormContext } from './form-context.ts';
import { FormMessages } from './form-messages.tsx';
import { SaveBar } from './save-bar.tsx';
import { setUnsaved } from './unsaved.ts';
import { type FormSchema, useFormBase } from './use-form-base.ts';

interface RecordFormProps<Values extends FieldValues> {
  readonly schema: FormSchema<Values>;
  /**
   * The record as it was read; when it is read again, fields that the person did not change take its values, and beside
   * those that they did stands what somebody else has set them to.
   */
  readonly values: Values;
  /** Saves the changed entries. What it throws as a problem is told beside the fields, and nothing typed is lost. */
  readonly onSave: (changed: Partial<Values>, values: Values) => Promise<void>;
  /** What is said when it was saved. */
  readonly saved?: string;
  /** Tells values that do not tell themselves, such as codes, where somebody else has set another one since. */
  readonly tellValue?: TellValue;
  readonly children: ReactNode;
}

/**
 * A form of a record, with its bar to save. Its fields name it as theirs and stand beside the form itself, so that among
 * them there may be what has a form of its own. ADM-030, ADM-034, ADM-035, ADM-037, ADM-038, ADM-064
 */
export function RecordForm<Values extends FieldValues>(props: RecordFormProps<Values>) {
  const { schema, values, onSave, saved = adminFormText.saved(), tellValue, children } = props;
  const { id, around, form, saving, attempt } = useFormBase({
    schema,
    values,
    signedIn: true,
    tellValue,
  });
  const [loaded, setLoaded] = useState(values);
  const seen = useRef(values);
  // What a save makes of the record is no news, and what it is refused for is told by its answer.
  const { isSubmitting } = form.formState;

  useEffect(() => {
    if (changedFields(seen.current, values).length === 0) return;
    seen.current = values;
    const typed = form.getValues();
    const kept = changedEntries(loaded, typed);
    setLoaded(values);
    form.reset(values, { keepErrors: true });
    // Set one by one, a list would keep the rows that somebody else has added to it.
    form.reset({ ...values, ...kept }, { keepErrors: true, keepDefaultValues: true });
    for (const [name, value] of Object.entries(kept)) {
      const others = changedFields({ [name]: loaded[name] }, { [name]: values[name] });
      const differs = changedFields({ [name]: value }, { [name]: values[name] });
      if (isSubmitting || others.length === 0 || differs.length === 0) continue;
      form.setError(name as Path<Values>, { message: tellChanged(name, values[name], tellValue) });
    }
  }, [values, loaded, form, isSubmitting, tellValue]);

  const send = form.handleSubmit(async (sent) => {
    const done = await attempt(() => onSave(changedEntries(loaded, sent), sent));
    if (!done) return;
    // What was typed while it was under way stays, and stays marked as changed. ADM-039
    const typedSince = changedFields(sent, form.getValues()).length > 0;
    setLoaded(sent);
    form.reset(sent, { keepValues: typedSince });
    setUnsaved(id, typedSince);
    tell(saved);
  });
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
