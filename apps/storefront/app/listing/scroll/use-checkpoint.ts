import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** How far below the window the checkpoint counts as visible, in CSS pixels. LIST-038, OPEN-010, CONST-041 */
const START = 180;

/** Passing by does not count. In milliseconds. LIST-037, CONST-040 */
const DEBOUNCE = 150;

/**
 * Calls `reached` when the element comes into view and stays. With another `round` it is watched anew, and called
 * again if it is in view still. LIST-035
 */
export function useCheckpoint<E extends HTMLElement>(
  round: unknown,
  isOn: boolean,
  reached: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);
  const onReached = useEffectEvent(reached);
  // Each round watches anew.
  useEffect(() => {
    if (!isOn || !element.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => onReached(), DEBOUNCE);
      },
      { rootMargin: `0px 0px ${START}px 0px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [round, isOn]);
  return element;
}
