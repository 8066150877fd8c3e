import { Button, Modal, Text } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { createContext, type ReactNode, use, useId } from 'react';
import { useFocusBack } from './focus-back.ts';
import { AroundUnsaved, askToLeave } from './form/index.ts';

interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly help?: ReactNode;
  /** Whether only its own buttons close it, since what it shows is shown once. */
  readonly held?: boolean;
  /** Whether it is wide enough for lists. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog above the screen, which is open while it is there. Before Escape, its cross or a click beside it close it
 * over what was typed in it, it asks; what is typed on the screen behind it stays as it is. ADM-035
 */
export function Dialog({ onClose, title, help, held = false, wide = false, children }: DialogProps) {
  useFocusBack();
  const id = useId();
  const leave = async () => {
    if (await askToLeave(id)) onClose();
  };
  return (
    <Modal
      opened
      onClose={leave}
      title={title}
      closeButtonProps={{ 'aria-label': adminStateText.close() }}
      {...(wide && { size: 'lg' })}
      {...(held && { withCloseButton: false, closeOnClickOutside: false, closeOnEscape: false })}
    >
      <AroundUnsaved value={id}>
        <Leaving value={leave}>
          {help !== undefined && (
            <Text size="sm" c="dimmed" mb="md">
              {help}
            </Text>
          )}
          <div ref={beginWithin}>{children}</div>
        </Leaving>
      </AroundUnsaved>
    </Modal>
  );
}

/** Has a dialog begin at the first thing that it asks or shows, where none is named, rather than at its cross. ADM-059 */
function beginWithin(content: HTMLElement | null): void {
  if (content === null || content.querySelector(`[${BEGINS}]`) !== null) return;
  content.querySelector(CAN_BEGIN)?.setAttribute(BEGINS, '');
}

/** By this attribute the trap of the focus knows where to begin. */
const BEGINS = 'data-autofocus';
const CAN_BEGIN =
  ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]):not([tabindex="-1"])';

/** What leaves the dialog around, after asking where something is typed in it. */
const Leaving = createContext<() => void>(() => undefined);

/** A button of a dialog that leaves it, as Escape does: over what was typed in it, it asks first. ADM-035 */
export const LeaveButton = ({ children }: { readonly children: ReactNode }) => (
  <Button variant="default" onClick={use(Leaving)}>
    {children}
  </Button>
);
