import { VisuallyHidden } from '@mantine/core';
import { adminListText } from '@stoa/messages';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { useListFocus } from '../use-list-focus.ts';
import { MoveMenu } from './move-menu.tsx';
import classes from './sortable.module.css';
import { useDrag } from './use-drag.ts';

interface SortableListProps {
  readonly label: string;
  /** How many entries there are. */
  readonly count: number;
  /** The name of the entry at a place. */
  readonly nameOf: (at: number) => string;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  /** The id of what gets the focus when the last entry was taken out. */
  readonly restId: string;
  /** The entries, each a `li` with a `Handle`; what has `data-remove` in it takes it out when it is pressed. */
  readonly children: ReactNode;
}

/**
 * A list that is put in order by dragging handles, by the menu of each, by the arrow keys on a handle, or by Alt and the
 * arrow keys anywhere in an entry. The focus stays in the entry, and where it stands now is said. It listens for all of
 * its entries, so that hundreds of them stay light; lists may stand within each other. ADM-059
 */
export function SortableList(props: SortableListProps) {
  const { label, count, nameOf, onMove, onRemove, restId, children } = props;
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<{ readonly at: number; readonly box: DOMRect }>();
  const { list, goTo } = useListFocus<HTMLOListElement>(restId);

  const move = (from: number, to: number, button = 'handle') => {
    if (from < 0 || to < 0 || to >= count || from === to) return;
    goTo(to, button);
    setSaid(adminListText.movedTo({ name: nameOf(from), n: to + 1, all: count }));
    onMove(from, to);
  };
  const drag = useDrag(list, move);

  /** The place of the entry of this list, and of no list within it, that something stands in; -1 where it is none. */
  const placeOf = (target: EventTarget) => {
    const own = target instanceof Element && target.closest('ol') === list.current;
    const entry = own ? target.closest('li') : null;
    return entry === null ? -1 : [...(list.current?.children ?? [])].indexOf(entry);
  };
  const handleOf = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;

  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return drag.cancel();
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const at = placeOf(event.target);
    // On some systems these keys open a select.
    if (by === undefined || at < 0 || event.target instanceof HTMLSelectElement) return;
    if (!event.altKey && handleOf(event.target) === null) return;
    event.preventDefault();
    move(at, at + by, (event.target as HTMLElement).dataset.button);
  };
  const begin = (event: PointerEvent) => {
    const [handle, at] = [handleOf(event.target), placeOf(event.target)];
    if (handle !== null && at >= 0) drag.begin(event, handle, at);
  };
  const press = (event: MouseEvent) => {
    const [handle, at] = [handleOf(event.target), placeOf(event.target)];
    if (at < 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('[data-remove]') !== null) {
      goTo(at, 'remove');
      setSaid(adminListText.takenOut({ name: nameOf(at) }));
      onRemove(at);
    } else if (handle !== null && !(event.detail > 0 && drag.hasDragged())) {
      // A press by key has no pointer that could have dragged.
      setOpen({ at, box: handle.getBoundingClientRect() });
    }
  };
  const close = () => {
    if (open !== undefined) focusHandle(list.current?.children[open.at]);
    setOpen(undefined);
  };
  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className={classes.list}
        onKeyDown={byKey}
        onPointerDown={begin}
        onPointerMove={drag.follow}
        onPointerUp={drag.drop}
        onPointerCancel={drag.cancel}
        onClick={press}
      >
        {children}
      </ol>
      {open !== undefined && (
        <MoveMenu
          name={nameOf(open.at)}
          box={open.box}
          isFirst={open.at === 0}
          isLast={open.at === count - 1}
          onMove={(to) =>
            move(open.at, { first: 0, up: open.at - 1, down: open.at + 1, last: count - 1 }[to])
          }
          onClose={close}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const focusHandle = (entry: Element | undefined) =>
  entry?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
