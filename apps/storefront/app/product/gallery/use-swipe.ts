import { swipeStep } from '@stoa/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A finger that moved less than this meant to press, in CSS pixels. */
const PRESS_SLOP = 10;

/**
 * Moves the strip with a finger and decides the target on release: the browser's own snapping depends on speed and on
 * half a slide. Without scripts it is the browser's own. PDP-011, PDP-012
 */
export function useSwipe(
  ref: RefObject<HTMLUListElement | null>,
  shown: number,
  onSwipe: (step: -1 | 0 | 1) => void,
): void {
  const shownNow = useEffectEvent(() => shown);
  const swiped = useEffectEvent(onSwipe);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return;
    const ends = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(
      type: K,
      handle: (event: HTMLElementEventMap[K]) => void,
      capture = false,
    ) => strip.addEventListener(type, handle, { signal: ends.signal, capture });

    let finger: { readonly id: number; readonly x: number; readonly left: number } | undefined;
    let pulled = false;
    // What is left to the browser: scrolling the page, and enlarging it.
    strip.style.touchAction = 'pan-y pinch-zoom';

    on('pointerdown', (event) => {
      pulled = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      finger = { id: event.pointerId, x: event.clientX, left: shownNow() * strip.clientWidth };
    });
    on('pointermove', (event) => {
      if (event.pointerId !== finger?.id) return;
      const dx = event.clientX - finger.x;
      if (Math.abs(dx) > PRESS_SLOP) pulled = true;
      strip.style.scrollSnapType = 'none';
      strip.scrollLeft = finger.left - dx;
    });
    const letGo = (event: PointerEvent) => {
      if (event.pointerId !== finger?.id) return;
      const dx = event.type === 'pointerup' ? event.clientX - finger.x : 0;
      finger = undefined;
      swiped(swipeStep(dx));
    };
    on('pointerup', letGo);
    on('pointercancel', letGo);
    on('scrollend', () => {
      if (!finger) strip.style.scrollSnapType = '';
    });
    on(
      'click',
      (event) => {
        if (!pulled) return;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    return () => ends.abort();
  }, [ref]);
}
