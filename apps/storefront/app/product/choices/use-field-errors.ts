import { type MessageDescriptor, msg } from '@stoa/domain';
import { tTypedField } from '@stoa/messages';
import { type FormEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the browser found wrong with a control, in our words. OPT-011, OPT-013, PERS-004, PERS-005 */
export function messageOf(
  validity: Partial<ValidityState>,
  label: string,
  minLength: number,
): MessageDescriptor<'field.required' | 'field.email' | 'field.min_length'> {
  if (validity.valueMissing) return msg('field.required', { label });
  if (validity.tooShort) return msg('field.min_length', { length: minLength });
  return msg('field.email');
}

/**
 * Returns the errors of a form's fields by name. The browser checks them when the form is sent, so that they come
 * only then; they are said in our own words beside the fields. OPT-010 to OPT-014, ATC-004 to ATC-007
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const onInvalid =
    (label: string, minLength = 0) =>
    (event: FormEvent<Control>) => {
      event.preventDefault();
      const control = event.currentTarget;
      const [first] = control.form?.querySelectorAll<Control>(':is(input, select, textarea):invalid') ?? [];
      if (first === control) control.focus();
      const { name, validity } = control;
      setErrors((known) => ({ ...known, [name]: tTypedField(messageOf(validity, label, minLength)) }));
    };
  const clear = (name: string) => setErrors(({ [name]: _, ...others }) => others);
  return { of: (name: string) => errors[name], onInvalid, clear };
}
