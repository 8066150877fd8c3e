import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The slide `step` further, from the last on to the first and back. PDP-013 */
export const nextSlide = (shown: number, step: -1 | 1, count: number) => (shown + step + count) % count;

/** A strip of slides as wide as itself: which one is shown, and ways to another. */
export function useStrip(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = useCallback((slide: number) => {
    const strip = ref.current;
    if (!strip) return;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    strip.scrollTo({ left: slide * strip.clientWidth, behavior: smooth ? 'smooth' : 'instant' });
  }, []);
  const step = (direction: -1 | 1) => show(nextSlide(shown, direction, count));

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
