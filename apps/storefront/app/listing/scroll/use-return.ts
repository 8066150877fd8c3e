import { withPage } from '@stoa/domain';
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { addressOf } from '../address.ts';
import type { ListingData } from '../listing-data.ts';
import { cardIn, firstInView } from './listed.ts';
import { pageAbove, pageBelow } from './page-window.ts';
import { keepPlace, keptPlace, type Place } from './place.ts';
import type { LoadedPages } from './use-page-window.ts';
import { useRouterNow } from './use-router-now.ts';

/** Scrolling by the visitor cancels the restoration. */
const TAKES_OVER = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Restores the scroll position of a listing after the Back button or a reload: the product that was followed, or else
 * the topmost one, is where it was. Pages needed for that are loaded first. LIST-033
 *
 * @returns what the list is to call when something in it is pressed
 */
export function useReturn(
  list: RefObject<HTMLElement | null>,
  data: ListingData,
  { window: pages, load }: LoadedPages,
): (event: MouseEvent<HTMLElement>) => void {
  const { key } = useLocation();
  const routerNow = useRouterNow();
  const entry = useRef(key);
  const sought = useRef<Place>(undefined);
  const pressed = useRef<Place>(undefined);

  useEffect(() => {
    entry.current = key;
  }, [key]);

  const leave = useEffectEvent(() => {
    const card = list.current ? firstInView(list.current) : undefined;
    const place = pressed.current ?? (card && placeOf(card));
    if (place && scrollY > 0) keepPlace(entry.current, place);
  });

  const seek = useEffectEvent(() => {
    if (!sought.current || !list.current) return;
    const { product, top } = sought.current;
    const card = cardIn(list.current, product);
    const y = card ? scrollY + card.getBoundingClientRect().top - top : 0;
    const missing = y < 0 ? pageAbove(pages) : y > scrollRange() ? pageBelow(pages) : undefined;
    if (card && missing !== undefined) return load(missing);
    sought.current = undefined;
    if (card) scrollTo(0, y);
  });

  useLayoutEffect(() => {
    sought.current = keptPlace(entry.current);
    const drop = () => {
      sought.current = undefined;
    };
    for (const event of TAKES_OVER) addEventListener(event, drop, { once: true, passive: true });
    addEventListener('pagehide', leave);
    return () => {
      leave();
      removeEventListener('pagehide', leave);
      for (const event of TAKES_OVER) removeEventListener(event, drop);
    };
  }, []);

  // Each page that comes may be the one that was missing.
  useLayoutEffect(() => {
    // After the router has put the window where its own memory says, and before anything is drawn.
    queueMicrotask(() => seek());
  }, [pages]);

  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const card = link?.closest<HTMLElement>('[data-product]');
    if (!card) return;
    // The entry of another listing, which is not drawn yet, is not this one's.
    if (routerNow()?.location.key !== key) return;
    pressed.current = placeOf(card);
    // The entry that one comes back to is the page on which the product stands.
    const address = addressOf(data, withPage(data.view, Number(card.dataset.page)));
    history.replaceState(history.state, '', address);
  };
}

const placeOf = (card: HTMLElement): Place => ({
  product: card.dataset.product ?? '',
  top: card.getBoundingClientRect().top,
});

const scrollRange = () => document.documentElement.scrollHeight - innerHeight;
