import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onNext` every `milliseconds` while active; `useRest` says when, which knows who asked for less motion.
 * BANNER-508 to BANNER-510, SLIDER-537
 */
export function useRepeat(active: boolean, milliseconds: number, onNext: () => void): void {
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(next, milliseconds);
    return () => clearInterval(timer);
  }, [active, milliseconds]);
}
