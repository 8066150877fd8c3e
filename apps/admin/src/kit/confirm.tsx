import { Button, Group, Modal, Text } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { useFocusBack } from './focus-back.ts';
import { makeStore, useStore } from './store.ts';

interface Question {
  readonly title: string;
  readonly help: string;
  /** What the button that goes on says: a verb, never "OK". */
  readonly action: string;
  readonly cancel?: string;
  /** Whether it destroys something. */
  readonly danger?: boolean;
}

interface Asking {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const asked = makeStore<Asking | undefined>(undefined);

/** Asks before something is done; true when the person goes on. A question that is still open is answered no. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (yes: boolean) => {
      asked.set(undefined);
      resolve(yes);
    };
    asked.set({ question, answer });
  });
}

/** Shows what `confirm` asks. Stands once, around all screens. */
export function ConfirmDialog() {
  const open = useStore(asked);
  return open && <Asked {...open} />;
}

function Asked({ question, answer }: Asking) {
  useFocusBack();
  return (
    <Modal
      opened
      onClose={() => answer(false)}
      title={question.title}
      closeButtonProps={{ 'aria-label': adminStateText.close() }}
      zIndex={400}
    >
      <Text size="sm" c="dimmed">
        {question.help}
      </Text>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => answer(false)} data-autofocus>
          {question.cancel ?? adminStateText.cancel()}
        </Button>
        <Button {...(question.danger === true && { color: 'red' })} onClick={() => answer(true)}>
          {question.action}
        </Button>
      </Group>
    </Modal>
  );
}
