import type { FieldValues, KeepStateOptions, UseFormReturn } from 'react-hook-form';
import { changedFields } from './changed-fields.ts';

/** Has a form hold these values. Where it holds them already no field is drawn anew: somebody may be typing in one. */
export function hold<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
  keep: Pick<KeepStateOptions, 'keepErrors' | 'keepIsSubmitted'> = {},
): void {
  const keepValues = changedFields(form.getValues(), values).length === 0;
  form.reset(values, { ...keep, keepValues });
}
