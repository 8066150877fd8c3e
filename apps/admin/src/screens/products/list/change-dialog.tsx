import { plural, adminProductsText as text } from '@stoa/messages';
import { z } from 'zod';
import { EntryForm } from '../../../kit/form/index.ts';
import { type Chosen, ChosenDialog, OnlyFirst } from '../../../kit/list/index.ts';
import { type ChangeKind, changeWords } from './change-words.ts';
import { useChangeMany } from './use-change-many.ts';

interface ChangeDialogProps {
  readonly kind: ChangeKind;
  /** Finds what it is about. */
  readonly find: () => Promise<Chosen>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const NOTHING_TYPED = {};
const schema = z.object({});

/** Asks before several products are shown, hidden, archived or brought back. ADM-107 */
export function ChangeDialog({ kind, find, onDone, onClose }: ChangeDialogProps) {
  const change = useChangeMany();
  const { title, label, help } = changeWords[kind];
  const carryOut = async (ids: readonly string[]) => {
    await change(kind, ids);
    onDone();
    onClose();
  };
  return (
    <ChosenDialog
      find={find}
      onClose={onClose}
      title={(count) => (count === undefined ? label() : plural(count, ...title))}
      help={help()}
      gone={text.selectionGone()}
    >
      {(chosen) => (
        <EntryForm
          signedIn
          schema={schema}
          values={NOTHING_TYPED}
          onSubmit={() => carryOut(chosen.ids)}
          submit={plural(chosen.ids.length, ...title)}
          submitProps={kind === 'archive' ? { color: 'red' } : {}}
        >
          <OnlyFirst chosen={chosen} text={text.onlyFirst} />
        </EntryForm>
      )}
    </ChosenDialog>
  );
}
