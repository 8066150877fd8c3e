import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { keepTop, keptTop } from '../kept-top.ts';

/**
 * Scrolls to where one left the list when its rows come later than the screen: the router restores at once, when there
 * is nothing yet to scroll. `ready` says whether the rows are there. ADM-051
 */
export function useKeptScroll(ready: boolean): void {
  const { key } = useLocation();
  const late = useRef(!ready);

  useEffect(() => {
    if (!ready || !late.current) return;
    late.current = false;
    const top = keptTop(key);
    if (top > 0 && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
  }, [ready, key]);

  useEffect(() => {
    if (!ready) return;
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    const leave = () => keepTop(key, top);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [ready, key]);
}
