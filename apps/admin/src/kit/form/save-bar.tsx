import { Button } from '@mantine/core';
import { adminFormText, plural } from '@stoa/messages';
import { type FieldValues, useFormState } from 'react-hook-form';
import { FloatingBar } from '../floating-bar.tsx';
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
  return (
    <section aria-label={adminFormText.unsavedChanges()}>
      <FloatingBar text={<span role="status">{text}</span>}>
        <Button variant="subtle" color="gray" onClick={onDiscard} disabled={isSubmitting}>
          {adminFormText.discard()}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {adminFormText.save()}
        </Button>
      </FloatingBar>
    </section>
  );
}
