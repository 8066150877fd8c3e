import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { BusyButton } from '../busy-button.tsx';
import classes from './form.module.css';
import { FormContext } from './form-context.ts';
import { FormMessages } from './form-messages.tsx';
import { type FormSchema, useFormBase } from './use-form-base.ts';
import { WatchUnsaved } from './watch-unsaved.tsx';

interface EntryFormProps<Values extends FieldValues> {
  readonly schema: FormSchema<Values>;
  /** What the fields hold at first. */
  readonly values: Values;
  /** Does what the form is for. What it throws as a problem is told beside the fields. */
  readonly onSubmit: (values: Values) => Promise<void>;
  /** What its button says. */
  readonly submit: ReactNode;
  readonly submitProps?: Pick<ButtonProps, 'color' | 'fullWidth' | 'size'>;
  /** Whether only those see it who are signed in: then what is typed is guarded, and outlives the session. */
  readonly signedIn?: boolean;
  /** After its button, such as "Cancel". */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A form that does one thing and is done: to sign in, to change a password. ADM-035, ADM-037, ADM-038 */
export function EntryForm<Values extends FieldValues>(props: EntryFormProps<Values>) {
  const { schema, values, onSubmit, submit, submitProps, signedIn = false, aside, children } = props;
  const { id, around, form, saving, attempt } = useFormBase({ schema, values, signedIn });
  const { isSubmitting } = form.formState;
  const send = form.handleSubmit(async (typed) => {
    await attempt(() => onSubmit(typed));
  });
  return (
    <FormContext value={around}>
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={send} className={classes.form}>
          <FormMessages saving={saving} listFrom={2} />
          {children}
          <div className={classes.buttons}>
            <BusyButton type="submit" busy={isSubmitting} {...submitProps}>
              {submit}
            </BusyButton>
            {aside}
          </div>
          {signedIn && <WatchUnsaved loaded={values} />}
        </form>
      </FormProvider>
    </FormContext>
  );
}
