import { withPage } from '@stoa/domain';
import { listingText } from '@stoa/messages';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router';
import { isPlainPress } from '../../lib/plain-press.ts';
import { addressOf } from '../address.ts';
import type { ListingData } from '../listing-data.ts';
import { ProductList } from '../product-list.tsx';
import { firstOfPage } from './listed.ts';
import { pageAbove, pageBelow } from './page-window.ts';
import { useCheckpoint } from './use-checkpoint.ts';
import { useKeptView } from './use-kept-view.ts';
import { type LoadedPages, usePageWindow } from './use-page-window.ts';
import { useReturn } from './use-return.ts';
import { useScrolledAddress } from './use-scrolled-address.ts';

/** Where pages come unasked, one comes this often, in milliseconds. LIST-039, CONST-042 */
const AUTO_EVERY = 1500;

interface ProductPagesProps {
  readonly data: ListingData;
  /** Whether all pages come by themselves, and not only when one scrolls to them. LIST-039 */
  readonly auto: boolean;
}

/**
 * Pages of a listing under each other. They come as one scrolls down to them, or by links that lead to their own
 * addresses without scripts. LIST-033 to LIST-039
 */
export function ProductPages({ data, auto }: ProductPagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const loaded = usePageWindow(data);
  const { window, state, wanted } = loaded;
  const above = pageAbove(window);
  const below = pageBelow(window);
  useScrolledAddress(list, data, window);
  useKeptView(list, window);
  const keepPressed = useReturn(list, data, loaded);
  const showFrom = useShownPage(list, loaded);
  useAutomaticPages(auto ? below : undefined, loaded);
  const checkpoint = useCheckpoint<HTMLAnchorElement>(window, state === 'idle' && !auto, () => {
    if (below !== undefined) loaded.load(below);
  });

  const { total_products: total, limit } = data.result.paging;
  const shown = window.pages.reduce((sum, { products }) => sum + products.length, 0);
  return (
    <>
      {above !== undefined && (
        <p className="listing-further needs-script">
          <Link
            to={addressOf(data, withPage(data.view, above))}
            rel="prev"
            className="button button-hollow"
            onClick={showFrom(above)}
          >
            {listingText.loadPrevious()}
          </Link>
        </p>
      )}
      <ProductList
        ref={list}
        pages={window.pages}
        closeFrom={data.result.fullMatches || undefined}
        awaited={state === 'loading' && wanted === below ? Math.min(limit, total - shown) : 0}
        onClickCapture={keepPressed}
      />
      <div className="listing-further needs-script">
        <p role="status">{total > limit && listingText.shownOf({ n: shown, total })}</p>
        {state === 'failed' && <p role="alert">{listingText.pageFailed()}</p>}
        {below !== undefined && (
          <Link
            ref={checkpoint}
            to={addressOf(data, withPage(data.view, below))}
            rel="next"
            className="button button-hollow"
            aria-disabled={state === 'loading'}
            onClick={showFrom(below)}
          >
            {state === 'loading' ? listingText.loadingMore() : listingText.loadMore()}
          </Link>
        )}
      </div>
    </>
  );
}

/** Loads a page in place when its link is pressed, and moves the focus to its first product. */
function useShownPage(list: { readonly current: HTMLElement | null }, { window, load }: LoadedPages) {
  const asked = useRef<number>(undefined);
  // Each page that comes may be the one that was asked for.
  useEffect(() => {
    if (asked.current === undefined || !list.current) return;
    const card = firstOfPage(list.current, asked.current);
    if (!card) return;
    asked.current = undefined;
    card.querySelector('a')?.focus({ preventScroll: true });
  }, [window]);
  return (page: number) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    asked.current = page;
    load(page);
  };
}

function useAutomaticPages(page: number | undefined, { state, load }: LoadedPages): void {
  const loadNext = useEffectEvent(() => page !== undefined && load(page));
  useEffect(() => {
    if (page === undefined || state !== 'idle') return;
    const timer = setTimeout(() => loadNext(), AUTO_EVERY);
    return () => clearTimeout(timer);
  }, [page, state]);
}
