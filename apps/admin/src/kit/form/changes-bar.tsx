import { Button } from '@mantine/core';
import { adminFormText } from '@stoa/messages';
import { BusyButton } from '../busy-button.tsx';
import { FloatingBar } from '../floating-bar.tsx';
import { useFocusOut } from '../focus-back.ts';

interface ChangesBarProps {
  /** How much is changed. */
  readonly text: string;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
  /** Saves; without it, its button sends the form around it. */
  readonly onSave?: () => void;
}

/** The bar that says how much is changed, and saves or discards it. ADM-034, ADM-059 */
export function ChangesBar({ text, isSaving, onDiscard, onSave }: ChangesBarProps) {
  const focus = useFocusOut();
  return (
    <section aria-label={adminFormText.unsavedChanges()} {...focus}>
      <FloatingBar text={<span role="status">{text}</span>}>
        <Button variant="subtle" color="gray" onClick={onDiscard} disabled={isSaving}>
          {adminFormText.discard()}
        </Button>
        <BusyButton
          busy={isSaving}
          {...(onSave === undefined ? { type: 'submit' as const } : { onClick: onSave })}
        >
          {adminFormText.save()}
        </BusyButton>
      </FloatingBar>
    </section>
  );
}
