import { type RefObject, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { keepTop, keptTop } from '../kept-top.ts';

/**
 * Keeps how far a sheet is scrolled within itself when its step of the history is left. Returns how far it was when one
 * comes back to that step, in CSS pixels; 0 at first. ADM-051
 */
export function useKeptTop(scroller: RefObject<HTMLElement | null>): number {
  const { key } = useLocation();
  const own = `${key} sheet`;
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let top = element.scrollTop;
    const note = () => {
      top = element.scrollTop;
    };
    const leave = () => keepTop(own, top);
    element.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      element.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [scroller, own]);
  return useMemo(() => keptTop(own), [own]);
}
