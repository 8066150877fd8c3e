import { withPage } from '@stoa/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { addressOf } from '../address.ts';
import type { ListingData } from '../listing-data.ts';
import { pageInView } from './listed.ts';
import type { PageWindow } from './page-window.ts';
import { useRouterNow } from './use-router-now.ts';

/** Scrolling has come to rest. In milliseconds. */
const REST = 150;

/** Keeps the address bar at the page in view; each page has its own address. */
export function useScrolledAddress(
  list: RefObject<HTMLElement | null>,
  data: ListingData,
  window: PageWindow,
): void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const routerNow = useRouterNow();
  const follow = useEffectEvent(() => {
    // A navigation is under way, or is over and not drawn yet; it must not be replaced.
    const now = routerNow();
    if (now?.navigation.state !== 'idle' || now.location.key !== key) return;
    const page = list.current ? pageInView(list.current, window.pages) : undefined;
    if (page === undefined) return;
    const address = addressOf(data, withPage(data.view, page));
    if (new URL(address, location.href).href === location.href) return;
    // What the page shows is here already.
    navigate(address, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(() => follow(), REST);
    };
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
    };
  }, []);
}
