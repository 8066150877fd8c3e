import { type ReactNode, useLayoutEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import classes from './fields.module.css';
import { idOfField, useFormAround } from './form-context.ts';

interface WholeFieldProps {
  /** The list in the form; its entries have fields of their own. */
  readonly name: string;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A list of fields as one field of its form: what is wrong with all of it, such as that somebody else has changed it
 * since, stands above it, and the list of faults leads to it. ADM-031, ADM-038
 */
export function WholeField({ name, label, children }: WholeFieldProps) {
  const { id: form, labels } = useFormAround();
  const { getFieldState } = useFormContext();
  const fault = getFieldState(name, useFormState({ name })).error?.message;
  useLayoutEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  const id = idOfField(form, name);
  const faultId = `${id}-error`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws and names itself otherwise.
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={fault === undefined ? undefined : faultId}
      tabIndex={-1}
      data-whole
    >
      {fault !== undefined && (
        <p id={faultId} role="alert" className={classes.wholeFault}>
          {fault}
        </p>
      )}
      {children}
    </div>
  );
}
