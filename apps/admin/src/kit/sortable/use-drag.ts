import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Extent, placeAt } from './place-at.ts';

/** How far a pointer goes before it drags, in pixels: less is a press. */
const SLACK = 4;
/** How near to an end of what scrolls it begins to scroll, and by how much at a time, in pixels. */
const EDGE = 40;
const STEP = 14;

interface Drag {
  readonly from: number;
  readonly startY: number;
  readonly handle: HTMLElement;
  readonly pointer: number;
  to: number;
  isMoving: boolean;
}

const extentOf = (entry: Element): Extent => entry.getBoundingClientRect();

/**
 * Drags entries of a list by their handles, with mouse, pen or finger. What is seen of it is written to the entries
 * themselves: no entry is drawn anew before one is let go, however many there are.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const drag = useRef<Drag>(undefined);
  /** Whether the press that ends now was a drag, so that it opens nothing. */
  const hasDragged = useRef(false);

  const entries = () => [...(list.current?.children ?? [])] as HTMLElement[];
  const show = ({ from, to, isMoving }: Drag) => {
    list.current?.toggleAttribute('data-dragging', isMoving);
    entries().forEach((entry, at) => {
      entry.toggleAttribute('data-dragged', isMoving && at === from);
      if (isMoving && at === to && to !== from) entry.dataset.target = to < from ? 'before' : 'after';
      else delete entry.dataset.target;
    });
  };
  const end = () => {
    if (drag.current) show({ ...drag.current, isMoving: false });
    drag.current = undefined;
  };

  return {
    /** Whether the last press on a handle was a drag. */
    hasDragged: () => hasDragged.current,
    cancel: end,
    begin(event: PointerEvent, handle: HTMLElement, from: number) {
      hasDragged.current = false;
      if (event.button !== 0) return;
      handle.setPointerCapture(event.pointerId);
      const pointer = event.pointerId;
      drag.current = { from, to: from, startY: event.clientY, handle, pointer, isMoving: false };
    },
    follow(event: PointerEvent) {
      const now = drag.current;
      if (now === undefined || event.pointerId !== now.pointer) return;
      if (!now.isMoving && Math.abs(event.clientY - now.startY) < SLACK) return;
      now.isMoving = true;
      hasDragged.current = true;
      scrollAlong(now.handle, event.clientY);
      now.to = placeAt(event.clientY, now.from, entries().map(extentOf));
      show(now);
    },
    drop(event: PointerEvent) {
      const now = drag.current;
      if (now === undefined || event.pointerId !== now.pointer) return;
      end();
      if (now.isMoving && now.to !== now.from) onMove(now.from, now.to);
    },
  };
}

/** Scrolls what is around a handle, and the page, while the pointer is near to one of their ends. */
function scrollAlong(handle: HTMLElement, y: number): void {
  const around = handle.closest<HTMLElement>('[data-scrolls]');
  if (around) {
    const { top, bottom } = around.getBoundingClientRect();
    around.scrollBy(0, stepAt(y, top, bottom));
  }
  scrollBy({ top: stepAt(y, 60, innerHeight), behavior: 'instant' });
}

function stepAt(y: number, top: number, bottom: number): number {
  if (y < top + EDGE) return -STEP;
  return y > bottom - EDGE ? STEP : 0;
}
