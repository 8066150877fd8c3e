import { type TouchEvent, useRef } from 'react';

/** A touch must move further than this to count, in pixels. BANNER-504, BANNER-505, CONST-529 */
export const SWIPE_DISTANCE = 90;

/** Which way a movement from `start` to `end` turns: 1 forward, -1 back, 0 not at all. */
export function swipeDirection(start: number, end: number): -1 | 0 | 1 {
  const distance = start - end;
  if (Math.abs(distance) <= SWIPE_DISTANCE) return 0;
  return distance > 0 ? 1 : -1;
}

/** Handlers that tell a swipe by touch. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === undefined || end === undefined) return;
      const direction = swipeDirection(start.current, end);
      if (direction !== 0) onSwipe(direction);
    },
  };
}
