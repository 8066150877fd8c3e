import { type HTMLAttributes, useEffect, useState } from 'react';

/** Whether automatic motion is paused, and why. */
export interface Rest {
  /** Somebody stopped it, or is at it with mouse or keyboard. */
  readonly still: boolean;
  /** Somebody stopped it. */
  readonly stopped: boolean;
  stop(): void;
  play(): void;
  /** For the element whose visitors are not to be disturbed. */
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
  >;
}

/**
 * Moving content rests while the mouse or the keyboard's focus is on it, and stops for good when it is told to
 * (WCAG 2.2.2 asks for more than a rest). It is stopped from the start for who asked for less motion, until they press
 * play. BANNER-509, SLIDER-539
 */
export function useRest(): Rest {
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setStopped(true);
  }, []);
  return {
    still: stopped || hovered || focused,
    stopped,
    stop: () => setStopped(true),
    play() {
      setStopped(false);
      // After pressing play the content moves, although mouse and focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      // A mouse leaves the focus behind where it has pressed.
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
