import { type RefObject, useEffect, useState } from 'react';

/** Scrolled this far down, the header goes; scrolled this far up, it comes back. HDR-016, HDR-017, CONST-035 */
const DISTANCE = 100;

/** Up to this width the layout is the mobile one. SHELL-017, CONST-025 */
const MOBILE = '(max-width: 767px)';

/** What the header has seen of the scrolling so far. */
export interface ScrollMemory {
  readonly hidden: boolean;
  /** Where the present direction of scrolling began. */
  readonly turnedAt: number;
  readonly last: number;
}

export const atTop: ScrollMemory = { hidden: false, turnedAt: 0, last: 0 };

/** Follows the scrolling: a change of direction starts the count anew. */
export function followScroll(memory: ScrollMemory, y: number): ScrollMemory {
  if (y <= 0) return atTop;
  const goesDown = y > memory.last;
  const wentDown = memory.last > memory.turnedAt;
  const turnedAt = goesDown === wentDown ? memory.turnedAt : memory.last;
  const distance = y - turnedAt;
  const hidden = distance > DISTANCE ? true : distance <= -DISTANCE ? false : memory.hidden;
  return { hidden, turnedAt, last: y };
}

/** Tells the stylesheet how high the header is, which depends on its menus and the reader's type. */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!header.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined) style.setProperty('--header-height', `${height}px`);
    });
    observer.observe(header.current);
    return () => observer.disconnect();
  }, [header]);
}

/** Tells whether the sticky header is out of the way: on a phone, while scrolling down. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const mobile = matchMedia(MOBILE);
    let memory = atTop;
    const follow = () => {
      memory = mobile.matches ? followScroll(memory, scrollY) : atTop;
      setHidden(memory.hidden);
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return hidden;
}
