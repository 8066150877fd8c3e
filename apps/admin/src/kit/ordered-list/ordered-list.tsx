import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useListFocus } from '../use-list-focus.ts';
import { moved } from './moved.ts';
import classes from './ordered-list.module.css';

interface OrderedListProps<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly keyOf: (entry: Entry) => string;
  readonly nameOf: (entry: Entry) => string;
  /** The id of what gets the focus when the last entry was taken out, such as the field that adds some. */
  readonly restId: string;
  readonly children: (entry: Entry) => ReactNode;
}

/**
 * A list that is put in order by buttons, or by Alt and the arrow keys anywhere in an entry; the entry keeps the focus,
 * and where it stands now is said. ADM-059
 */
export function OrderedList<Entry>(props: OrderedListProps<Entry>) {
  const { label, entries, onChange, keyOf, nameOf, restId, children } = props;
  const [said, setSaid] = useState('');
  const { list, goTo } = useListFocus<HTMLOListElement>(restId);

  const move = (from: number, by: number) => {
    const entry = entries[from];
    const next = moved(entries, from, from + by);
    if (entry === undefined || next === entries) return;
    goTo(from + by, by < 0 ? 'up' : 'down');
    setSaid(adminListText.movedTo({ name: nameOf(entry), n: from + by + 1, all: entries.length }));
    onChange(next);
  };
  const remove = (at: number, entry: Entry) => {
    goTo(at, 'remove');
    setSaid(adminListText.takenOut({ name: nameOf(entry) }));
    onChange(entries.toSpliced(at, 1));
  };
  const byKey = (event: KeyboardEvent, at: number) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(at, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <>
      <ol ref={list} aria-label={label} className={classes.list}>
        {entries.map((entry, at) => (
          <li key={keyOf(entry)} className={classes.entry} onKeyDown={(event) => byKey(event, at)}>
            <div className={classes.content}>{children(entry)}</div>
            <Buttons
              name={nameOf(entry)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at, entry)}
            />
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface ButtonsProps {
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
  readonly onRemove: () => void;
}

const Buttons = ({ name, isFirst, isLast, onMove, onRemove }: ButtonsProps) => (
  <div className={classes.buttons}>
    <ActionIcon
      data-button="up"
      aria-label={adminListText.moveUp({ name })}
      disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      <IconArrowUp size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon
      data-button="down"
      aria-label={adminListText.moveDown({ name })}
      disabled={isLast}
      onClick={() => onMove(1)}
    >
      <IconArrowDown size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon data-button="remove" aria-label={adminListText.takeOut({ name })} onClick={onRemove}>
      <IconX size={16} aria-hidden />
    </ActionIcon>
  </div>
);
