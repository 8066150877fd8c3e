import { adminFormText, plural } from '@stoa/messages';
import { type FieldValues, useFormState } from 'react-hook-form';
import { ChangesBar } from './changes-bar.tsx';
import { useChanges } from './watch-unsaved.tsx';

interface SaveBarProps {
  readonly loaded: FieldValues;
  readonly onDiscard: () => void;
}

/** Says how many fields are changed, and saves or discards them; not there while none is. ADM-034 */
export function SaveBar({ loaded, onDiscard }: SaveBarProps) {
  const { isSubmitting } = useFormState();
  const count = useChanges(loaded);
  if (count === 0) return null;
  const text = plural(count, adminFormText.oneChange, adminFormText.changes);
  return <ChangesBar text={text} isSaving={isSubmitting} onDiscard={onDiscard} />;
}
