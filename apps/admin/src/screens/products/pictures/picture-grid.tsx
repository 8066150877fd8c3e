import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { keysOf, type Medium } from './media.ts';
import { PictureTile } from './picture-tile.tsx';
import classes from './pictures.module.css';

interface PictureGridProps {
  readonly label: string;
  readonly media: readonly Medium[];
  readonly onOpen: (at: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (at: number) => void;
  /** A tile after the last picture. */
  readonly children: ReactNode;
}

/** What is dragged within the page; files from elsewhere are of other types. */
const DRAGGED = 'text/x-stoa-picture';

/**
 * The pictures in their order, which is changed by drag, by the menu of each, or by Alt and the arrow keys; the picture
 * keeps the focus. ADM-059
 */
export function PictureGrid({ label, media, onOpen, onMove, onRemove, children }: PictureGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<number>(undefined);
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();
  useEffect(() => {
    if (focused.current === undefined) return;
    const at = Math.min(focused.current, media.length - 1);
    focused.current = undefined;
    list.current?.children[Math.max(0, at)]?.querySelector('button')?.focus();
  }, [media]);

  const move = (from: number, to: number) => {
    if (to < 0 || to >= media.length || to === from) return;
    focused.current = to;
    onMove(from, to);
  };
  const remove = (at: number) => {
    focused.current = at;
    onRemove(at);
  };
  const byKey = (event: KeyboardEvent, at: number) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    // The browser would go back or forward.
    event.preventDefault();
    move(at, at + by);
  };
  const keys = keysOf(media);
  const isDragging = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED);
  const end = () => {
    setDragged(undefined);
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
          data-target={at === target ? sideOf(at, dragged) : undefined}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(DRAGGED, medium.file);
            dataTransfer.effectAllowed = 'move';
            setDragged(at);
          }}
          onDragOver={(event) => {
            if (!isDragging(event)) return;
            event.preventDefault();
            setTarget(at);
          }}
          onDrop={(event) => {
            if (!isDragging(event)) return;
            event.preventDefault();
            if (dragged !== undefined) move(dragged, at);
            end();
          }}
          onDragEnd={end}
          onKeyDown={(event) => byKey(event, at)}
        >
          <PictureTile
            medium={medium}
            at={at}
            all={media.length}
            onOpen={() => onOpen(at)}
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
function sideOf(at: number, dragged: number | undefined): 'before' | 'after' | undefined {
  if (dragged === undefined || dragged === at) return undefined;
  return at < dragged ? 'before' : 'after';
}
