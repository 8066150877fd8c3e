import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const KEY = 'stoa-list-scroll';
/** How many steps back one finds a list where one left it. */
const MOST = 50;

type Kept = readonly (readonly [key: string, top: number])[];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(key: string, top: number): void {
  try {
    const others = read().filter(([other]) => other !== key);
    sessionStorage.setItem(KEY, JSON.stringify([...others, [key, top]].slice(-MOST)));
  } catch {
    // Storage is off: a list whose rows must be loaded anew opens at its top.
  }
}

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
    const top = read().find(([kept]) => kept === key)?.[1] ?? 0;
    if (top > 0 && window.scrollY === 0) window.scrollTo({ top, behavior: 'instant' });
  }, [ready, key]);

  useEffect(() => {
    if (!ready) return;
    let top = window.scrollY;
    const note = () => {
      top = window.scrollY;
    };
    const leave = () => keep(key, top);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [ready, key]);
}
