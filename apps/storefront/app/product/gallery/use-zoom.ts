import {
  type Box,
  type Point,
  pan,
  pinch,
  swipeStep,
  unzoomed,
  ZOOM_RATIO,
  type Zoom,
  zoomTo,
} from '@stoa/domain';
import { type PointerEvent, useRef, useState, type WheelEvent } from 'react';

/** How much a turn of the wheel enlarges. */
const WHEEL_STEP = 1.15;

const middle: Point = { x: 0, y: 0 };

/**
 * One picture under mouse and fingers: two fingers enlarge it, one moves what is enlarged and else turns to another
 * picture. PDP-006, PDP-007, PDP-011
 */
export function useZoom(onSwipe: (step: -1 | 1) => void) {
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef(0);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button, a')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) travelled.current = 0;
    fingers.current.set(event.pointerId, pointOf(event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const [to, box] = [pointOf(event), boxOf(event.currentTarget)];
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, to);
    if (other) {
      travelled.current = Number.NaN;
      setZoom((now) => pinch(now, [before, other], [to, other], box));
    } else {
      const by = { x: to.x - before.x, y: to.y - before.y };
      travelled.current += by.x;
      setZoom((now) => pan(now, by, box));
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    // Not a number once two fingers took part: such a gesture turns no picture.
    const step = zoom.scale === 1 ? swipeStep(travelled.current || 0) : 0;
    if (step !== 0) onSwipe(step);
  };
  const onPointerCancel = (event: PointerEvent) => void fingers.current.delete(event.pointerId);
  const onWheel = (event: WheelEvent<HTMLElement>) => {
    const [at, box] = [pointOf(event), boxOf(event.currentTarget)];
    setZoom((now) => zoomTo(now, now.scale * (event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP), at, box));
  };
  const toggle = (box: Box, at = middle) =>
    setZoom((now) => (now.scale > 1 ? unzoomed : zoomTo(now, ZOOM_RATIO, at, box)));
  const onDoubleClick = (event: Parameters<typeof pointOf>[0]) =>
    toggle(boxOf(event.currentTarget), pointOf(event));

  return {
    zoom,
    toggle,
    reset: () => setZoom(unzoomed),
    gestures: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel, onDoubleClick },
  };
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

/** From the middle of the element that listens. */
function pointOf(event: {
  readonly clientX: number;
  readonly clientY: number;
  readonly currentTarget: Element;
}): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}
