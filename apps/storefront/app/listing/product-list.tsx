import { listingText } from '@stoa/messages';
import { ProductCard } from '@stoa/widgets';
import { Fragment, type MouseEventHandler, type Ref } from 'react';
import { useNavigation } from 'react-router';
import { useRootData } from '../shell/root-data.ts';
import type { LoadedPage } from './scroll/page-window.ts';

/** Cards that are seen without scrolling on a phone. */
const EAGER_CARDS = 2;

/** How wide a card's picture stands. */
const SIZES = {
  grid: '(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 48vw',
  list: '(min-width: 768px) 16rem, 38vw',
} as const;

interface ProductListProps {
  readonly ref?: Ref<HTMLUListElement>;
  readonly pages: readonly LoadedPage[];
  /** How many products are on their way. */
  readonly awaited?: number;
  /** The rank, from 0, of the first product on the first page that only comes close to what was searched. */
  readonly closeFrom?: number | undefined;
  readonly onClickCapture?: MouseEventHandler<HTMLElement>;
}

/**
 * Shows the products of a listing as cards in a grid or in rows; shapes stand in for those on their way. LIST-027 to
 * LIST-029
 */
export function ProductList({ ref, pages, awaited = 0, closeFrom, onClickCapture }: ProductListProps) {
  const { layout } = useRootData().shell.listing;
  // Another filter or order is loading, so the products shown are outdated.
  const isStale = useNavigation().state === 'loading';
  return (
    <>
      <h2 className="visually-hidden">{listingText.products()}</h2>
      <ul
        ref={ref}
        className="product-grid"
        data-layout={layout}
        data-stale={isStale || undefined}
        aria-label={listingText.products()}
        aria-busy={isStale || awaited > 0}
        onClickCapture={onClickCapture}
      >
        {pages.flatMap(({ number, products }, at) =>
          products.map((product, index) => (
            <Fragment key={product._id}>
              {number === 1 && index === closeFrom && (
                <li className="product-grid-part">
                  <h3>{listingText.closeMatches()}</h3>
                </li>
              )}
              <li data-product={product._id} data-page={number}>
                <ProductCard
                  product={product}
                  place="grid"
                  sizes={SIZES[layout]}
                  eager={at === 0 && index < EAGER_CARDS}
                />
              </li>
            </Fragment>
          )),
        )}
        {Array.from({ length: awaited }, (_, index) => (
          <li key={index} className="card card-skeleton" aria-hidden="true">
            <span className="card-picture" />
            <span className="skeleton-line" />
            <span className="skeleton-line" />
          </li>
        ))}
      </ul>
    </>
  );
}
