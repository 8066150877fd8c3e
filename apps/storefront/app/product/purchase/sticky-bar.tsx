import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { StickySummaryProps } from './sticky-summary.tsx';

/** How close to the top the main button may come before the bar takes its place, in pixels. PDP-028 */
const ANCHOR_DISTANCE = 80;

// Comes once somebody has scrolled so far.
const StickySummary = lazy(async () => ({ default: (await import('./sticky-summary.tsx')).StickySummary }));

interface StickyBarProps extends StickySummaryProps {
  /** The main button; the bar stands in its form, so that both send the same. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** What is bought, and the button, once the main button has scrolled away. PDP-028, PDP-029 */
export function StickyBar({ anchor, ...summary }: StickyBarProps) {
  if (!useScrolledPast(anchor)) return null;
  return (
    <Suspense>
      <StickySummary {...summary} />
    </Suspense>
  );
}

/** Tells whether the element has left the view through its top. */
function useScrolledPast(anchor: RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!anchor.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.top < ANCHOR_DISTANCE);
      },
      { rootMargin: `-${ANCHOR_DISTANCE}px 0px 0px` },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [anchor]);
  return past;
}
