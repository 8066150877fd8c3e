import { type RefObject, useLayoutEffect, useRef } from 'react';
import { firstOfPage } from './listed.ts';
import { firstPage, type PageWindow } from './page-window.ts';

/** What one looks at stays where it is when a page comes above it. */
export function useKeptView(list: RefObject<HTMLElement | null>, window: PageWindow): void {
  const first = firstPage(window);
  const before = useRef(first);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = first;
    if (!list.current || first >= was) return;
    const card = firstOfPage(list.current, was);
    if (card) scrollBy(0, card.getBoundingClientRect().top - list.current.getBoundingClientRect().top);
  }, [list, first]);
}
