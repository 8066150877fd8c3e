import { Alert } from '@mantine/core';
import { adminFormText, plural } from '@stoa/messages';
import { IconAlertCircle } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { focusField } from './focus-field.ts';
import { idOfField, useFormAround } from './form-context.ts';
import classes from './form-messages.module.css';
import { SavingMessages } from './saving-messages.tsx';
import type { Saving } from './use-saving.ts';

interface FormMessagesProps {
  readonly saving: Saving;
  /** From how many faults on all are listed above the form. */
  readonly listFrom: number;
}

/** What a form says above its fields: that it waits, why it was refused, and which fields are at fault. */
export const FormMessages = ({ saving, listFrom }: FormMessagesProps) => (
  <>
    <SavingMessages saving={saving} />
    <FaultList from={listFrom} />
  </>
);

/** All fields at fault, each a link to its field. ADM-038 */
function FaultList({ from }: { readonly from: number }) {
  const { id, labels } = useFormAround();
  const { getFieldState, setFocus } = useFormContext();
  const state = useFormState();
  // A form may have thousands of fields: while nothing is wrong, none of them is asked.
  const isWrong = Object.keys(state.errors).length > 0;
  const faults = (isWrong ? [...labels] : []).flatMap(([name, label]) => {
    const message = getFieldState(name, state).error?.message;
    return message === undefined ? [] : [{ name, label, message }];
  });
  if (faults.length < from) return null;
  const go = (event: MouseEvent, name: string) => {
    event.preventDefault();
    focusField(id, name, setFocus);
  };
  return (
    <Alert
      icon={<IconAlertCircle size={18} aria-hidden />}
      color="red"
      title={plural(faults.length, adminFormText.oneFault, adminFormText.faults)}
      role="alert"
    >
      <ul className={classes.list}>
        {faults.map(({ name, label, message }) => (
          <li key={name}>
            <a href={`#${idOfField(id, name)}`} onClick={(event) => go(event, name)} className={classes.link}>
              {label}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
