import { nextPicture } from '@stoa/domain';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { useSwipe } from './use-swipe.ts';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Returns a strip of slides as wide as itself: which one is shown, and ways to another. */
export function useStrip(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = useCallback((slide: number) => {
    const strip = ref.current;
    if (!strip) return;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.scrollTo({ left: slide * strip.clientWidth, behavior: smooth ? 'smooth' : 'instant' });
  }, []);
  const step = (direction: -1 | 1) => show(nextPicture(shown, direction, count));
  useSwipe(ref, shown, (direction) => {
    if (direction === 0) show(shown);
    else step(direction);
  });

  const onScroll = () => {
    const strip = ref.current;
    if (strip && strip.clientWidth > 0) setShown(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    step(direction);
  };
  return { ref, shown, show, step, onScroll, onKeyDown };
}
