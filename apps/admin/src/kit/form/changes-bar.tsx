import { Button } from '@mantine/core';
import { adminFormText } from '@stoa/messages';
import { FloatingBar } from '../floating-bar.tsx';

interface ChangesBarProps {
  /** How much is changed. */
  readonly text: string;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  /** Saves; without it, its button sends the form around it. */
  readonly onSave?: () => void;
}

/** The bar that says how much is changed, and saves or discards it. ADM-034 */
export const ChangesBar = ({ text, isSaving, onDiscard, onSave }: ChangesBarProps) => (
  <section aria-label={adminFormText.unsavedChanges()}>
    <FloatingBar text={<span role="status">{text}</span>}>
      <Button variant="subtle" color="gray" onClick={onDiscard} disabled={isSaving}>
        {adminFormText.discard()}
      </Button>
      <Button
        loading={isSaving}
        {...(onSave === undefined ? { type: 'submit' as const } : { onClick: onSave })}
      >
        {adminFormText.save()}
      </Button>
    </FloatingBar>
  </section>
);
