import { createContext, use, useEffect, useLayoutEffect } from 'react';
import { useController, useFormContext } from 'react-hook-form';

/** What fields know of the form around them. */
export interface FormContextValue {
  readonly id: string;
  /** The labels of the fields that are on the screen, by their names, in their order. */
  readonly labels: Map<string, string>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** Returns the form around a field. */
export function useFormAround(): FormContextValue {
  const form = use(FormContext);
  if (form === undefined) throw new Error('A field stands in no form.');
  return form;
}

/** The id of the input of a field: links of the list of faults lead to it. */
export const idOfField = (form: string, name: string): string => `${form}-${name.replaceAll('.', '-')}`;

/**
 * Joins a field to its form: its value, its message, the id by which label and messages are tied to it, and the form
 * that Enter in it sends. With `first` it has the focus when it appears; dialogs look for the attribute. ADM-038
 */
export function useField(name: string, label: string, first = false) {
  const { id, labels } = useFormAround();
  const { setFocus } = useFormContext();
  const { field, fieldState } = useController({ name });
  useLayoutEffect(() => {
    labels.set(name, label);
    return () => {
      labels.delete(name);
    };
  }, [labels, name, label]);
  useEffect(() => {
    if (first) setFocus(name);
  }, [first, name, setFocus]);
  return {
    ...field,
    id: idOfField(id, name),
    form: id,
    label,
    error: fieldState.error?.message,
    ...(first && { 'data-autofocus': true }),
  };
}
