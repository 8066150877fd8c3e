import { useEffect, useEffectEvent } from 'react';

/** Moves on after `delay` seconds, again and again, unless the visitor asked for less motion. BANNER-508 to BANNER-510 */
export function useAutoSlide(active: boolean, delay: number, onNext: () => void): void {
  const next = useEffectEvent(onNext);
  useEffect(() => {
    if (!active || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(next, delay * 1000);
    return () => clearInterval(timer);
  }, [active, delay]);
}
