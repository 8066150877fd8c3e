import { type FieldValues, useWatch } from 'react-hook-form';
import { changedFields } from './changed-fields.ts';
import { useFormAround } from './form-context.ts';
import { useGuarded } from './unsaved.ts';

/** Counts the fields that differ from `loaded`, and has leaving ask first while there are any. ADM-034, ADM-035 */
export function useChanges(loaded: FieldValues): number {
  const { id } = useFormAround();
  const count = changedFields(loaded, useWatch()).length;
  useGuarded(id, count > 0);
  return count;
}

/** The same where nothing is shown of it; a component of its own, so that a keystroke draws no more than it must. */
export function WatchUnsaved({ loaded }: { readonly loaded: FieldValues }) {
  useChanges(loaded);
  return null;
}
