import { Modal, Text } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import type { ReactNode } from 'react';

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly help?: ReactNode;
  /** Whether only its own buttons close it, since what it shows is shown once. */
  readonly held?: boolean;
  readonly children: ReactNode;
}

/** A dialog above the screen. What is in it is made when it opens and gone when it closes. */
export function Dialog({ opened, onClose, title, help, held = false, children }: DialogProps) {
  return (
    <Modal
      opened={opened}
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
