import { type DragEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { useListFocus } from '../../../kit/use-list-focus.ts';
import { keysOf, type Medium } from './media.ts';
import { PictureTile } from './picture-tile.tsx';
import classes from './pictures.module.css';

interface PictureGridProps {
  readonly label: string;
  readonly media: readonly Medium[];
  /** Opens one by its key; at its place there may be another one meanwhile. */
  readonly onOpen: (key: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  /** The id of what gets the focus when the last picture was removed. */
  readonly restId: string;
  /** A tile after the last picture. */
  readonly children: ReactNode;
}

/** What is dragged within the page; files from elsewhere are of other types. */
const DRAGGED = 'text/x-stoa-picture';

/**
 * The pictures in their order, which is changed by drag, by the menu of each, or by Alt and the arrow keys; the picture
 * keeps the focus. ADM-059
 */
export function PictureGrid(props: PictureGridProps) {
  const { label, media, onOpen, onMove, onRemove, restId, children } = props;
  const { list, goTo } = useListFocus<HTMLUListElement>(restId);
  // Pictures arrive while one is dragged, and move the others on.
  const [held, setHeld] = useState<string>();
  const [target, setTarget] = useState<string>();
  const keys = keysOf(media);
  const dragged = held === undefined ? -1 : keys.indexOf(held);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= media.length || to === from) return;
    goTo(to);
    onMove(from, to);
  };
  const remove = (at: number) => {
    // After the last one is the tile that adds; the focus stays among the pictures.
    goTo(Math.min(at, media.length - 2));
    onRemove(at);
  };
  const byKey = (event: KeyboardEvent, at: number) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    // The browser would go back or forward.
    event.preventDefault();
    move(at, at + by);
  };
  const isDragging = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED);
  const end = () => {
    setHeld(undefined);
    setTarget(undefined);
  };
  return (
    <ul ref={list} aria-label={label} className={classes.grid}>
      {media.map((medium, at) => (
        <li
          key={keys[at]}
          className={classes.tile}
          draggable
          data-dragged={at === dragged}
          data-target={keys[at] === target ? sideOf(at, dragged) : undefined}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(DRAGGED, medium.file);
            dataTransfer.effectAllowed = 'move';
            setHeld(keys[at]);
          }}
          onDragOver={(event) => {
            if (!isDragging(event)) return;
            event.preventDefault();
            setTarget(keys[at]);
          }}
          onDrop={(event) => {
            if (!isDragging(event)) return;
            event.preventDefault();
            if (dragged >= 0) move(dragged, at);
            end();
          }}
          onDragEnd={end}
          onKeyDown={(event) => byKey(event, at)}
        >
          <PictureTile
            medium={medium}
            at={at}
            all={media.length}
            onOpen={() => onOpen(keys[at] ?? '')}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Where a picture would go beside the one that it is dragged to; nowhere beside itself. */
function sideOf(at: number, dragged: number): 'before' | 'after' | undefined {
  if (dragged < 0 || dragged === at) return undefined;
  return at < dragged ? 'before' : 'after';
}
