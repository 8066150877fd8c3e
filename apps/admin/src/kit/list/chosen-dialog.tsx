import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Dialog } from '../dialog.tsx';
import { Loaded } from '../state/index.ts';
import { type Chosen, MOST_AT_ONCE } from './find-chosen.ts';

interface ChosenDialogProps {
  /** Finds what it is about. */
  readonly find: () => Promise<Chosen>;
  readonly onClose: () => void;
  /** With how many they are, as soon as that is known. */
  readonly title: (count: number | undefined) => string;
  readonly help: string;
  /** Said where nothing of what was selected is in the list any more. */
  readonly gone: string;
  readonly children: (chosen: Chosen) => ReactNode;
}

/**
 * Asks before several rows of a list are changed. It is about those that were found as it opened, and says how many they
 * are. ADM-054
 */
export function ChosenDialog({ find, onClose, title, help, gone, children }: ChosenDialogProps) {
  const id = useId();
  const query = useQuery({
    queryKey: ['chosen', id],
    queryFn: find,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <Dialog onClose={onClose} title={title(query.data?.ids.length)} help={help}>
      <Loaded query={query}>
        {(chosen) => (chosen.ids.length === 0 ? <Text size="sm">{gone}</Text> : children(chosen))}
      </Loaded>
    </Dialog>
  );
}

interface OnlyFirstProps {
  readonly chosen: Chosen;
  readonly text: (values: { most: number; n: number }) => string;
}

/** Says that more are selected than can be changed at once, where they are. */
export function OnlyFirst({ chosen: { ids, selected }, text }: OnlyFirstProps) {
  if (selected <= ids.length || ids.length < MOST_AT_ONCE) return null;
  return (
    <Text size="sm" role="status">
      {text({ most: MOST_AT_ONCE, n: selected })}
    </Text>
  );
}
