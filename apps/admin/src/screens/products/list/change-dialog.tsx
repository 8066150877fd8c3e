import { Text } from '@mantine/core';
import { plural, adminProductsText as text } from '@stoa/messages';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { z } from 'zod';
import { Dialog } from '../../../kit/dialog.tsx';
import { EntryForm } from '../../../kit/form/index.ts';
import { type Chosen, MOST_AT_ONCE } from '../../../kit/list/index.ts';
import { Loaded } from '../../../kit/state/index.ts';
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

/**
 * Asks before several products are shown, hidden, archived or brought back. It is about those that were found as it
 * opened, and says how many they are. ADM-107
 */
export function ChangeDialog({ kind, find, onDone, onClose }: ChangeDialogProps) {
  const id = useId();
  const query = useQuery({
    queryKey: ['products', 'chosen', id],
    queryFn: find,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const change = useChangeMany();
  const { title, label, help } = changeWords[kind];
  const count = query.data?.ids.length;
  const carryOut = async (ids: readonly string[]) => {
    await change(kind, ids);
    onDone();
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={count === undefined ? label() : plural(count, ...title)} help={help()}>
      <Loaded query={query}>
        {({ ids, selected }) =>
          ids.length === 0 ? (
            <Text size="sm">{text.selectionGone()}</Text>
          ) : (
            <EntryForm
              signedIn
              schema={schema}
              values={NOTHING_TYPED}
              onSubmit={() => carryOut(ids)}
              submit={plural(ids.length, ...title)}
              submitProps={kind === 'archive' ? { color: 'red' } : {}}
            >
              {selected > ids.length && ids.length === MOST_AT_ONCE && (
                <Text size="sm" role="status">
                  {text.onlyFirst({ most: MOST_AT_ONCE, n: selected })}
                </Text>
              )}
            </EntryForm>
          )
        }
      </Loaded>
    </Dialog>
  );
}
