import { swipeStep } from '@stoa/domain';
import { type TouchEvent, useRef } from 'react';

/** Handlers that tell a swipe by touch. BANNER-504, BANNER-505 */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<number>(undefined);
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0]?.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const end = event.changedTouches[0]?.clientX;
      if (start.current === undefined || end === undefined) return;
      const step = swipeStep(end - start.current);
      if (step !== 0) onSwipe(step);
    },
  };
}
