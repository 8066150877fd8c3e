import type { FieldValues, KeepStateOptions, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { changedEntries } from './changed-fields.ts';

/**
 * Has a form hold these values. Fields that hold theirs already are left alone, with their rows: somebody may be typing
 * in one.
 */
export function hold<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  values: Values,
  keep: Pick<KeepStateOptions, 'keepErrors' | 'keepIsSubmitted'> = {},
): void {
  for (const [name, value] of Object.entries(changedEntries(form.getValues(), values))) {
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
  }
  form.reset(values, { ...keep, keepValues: true });
}
