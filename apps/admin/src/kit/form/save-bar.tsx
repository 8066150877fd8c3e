import { Button } from '@mantine/core';
import { adminFormText, plural } from '@stoa/messages';
import { type FieldValues, useFormState } from 'react-hook-form';
import classes from './form.module.css';
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
  return (
    <section className={classes.bar} aria-label={adminFormText.unsavedChanges()}>
      <span className={classes.count} role="status">
        {plural(count, adminFormText.oneChange, adminFormText.changes)}
      </span>
      <Button variant="subtle" color="gray" onClick={onDiscard} disabled={isSubmitting}>
        {adminFormText.discard()}
      </Button>
      <Button type="submit" loading={isSubmitting}>
        {adminFormText.save()}
      </Button>
    </section>
  );
}
