import { Modal, Text } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import type { ReactNode } from 'react';
import { useFocusBack } from './focus-back.ts';

interface DialogProps {
  readonly onClose: () => void;
  readonly title: string;
  readonly help?: ReactNode;
  /** Whether only its own buttons close it, since what it shows is shown once. */
  readonly held?: boolean;
  readonly children: ReactNode;
}

/** A dialog above the screen, which is open while it is there. */
export function Dialog({ onClose, title, help, held = false, children }: DialogProps) {
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': adminStateText.close() }}
      {...(held && { withCloseButton: false, closeOnClickOutside: false, closeOnEscape: false })}
    >
      {help !== undefined && (
        <Text size="sm" c="dimmed" mb="md">
          {help}
        </Text>
      )}
      {children}
    </Modal>
  );
}
