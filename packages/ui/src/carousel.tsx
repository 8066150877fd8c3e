import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from './icon.tsx';

interface CarouselProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Shows a row that scrolls sideways by the browser's own means: by swipe, wheel, keyboard and, with scripts, by two
 * buttons, which hide at the ends. Without scripts it is a row to scroll.
 */
export function Carousel({ label, previousLabel, nextLabel, children, className = '' }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: true });

  const measure = useCallback(() => {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    setEnds({ start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 });
  }, []);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  const move = (direction: -1 | 1) => {
    const element = track.current;
    if (!element) return;
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollBy({
      left: direction * element.clientWidth * 0.8,
      behavior: smooth ? 'smooth' : 'instant',
    });
  };

  return (
    <section className={`carousel ${className}`} aria-label={label}>
      <ul ref={track} className="carousel-track" onScroll={measure}>
        {children}
      </ul>
      <button
        type="button"
        className="carousel-arrow carousel-previous"
        hidden={ends.start}
        aria-label={previousLabel}
        onClick={() => move(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="carousel-arrow carousel-next"
        hidden={ends.end}
        aria-label={nextLabel}
        onClick={() => move(1)}
      >
        <Icon name="right" />
      </button>
    </section>
  );
}
