import { hasFilters } from '@stoa/domain';
import { listingText, plural } from '@stoa/messages';
import { lazyChunk } from '../lib/lazy-chunk.tsx';
import { useRootData } from '../shell/root-data.ts';
import { appliedFilters } from './applied.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { FailedListing } from './failed-listing.tsx';
import { FilterOverlay } from './filter-overlay.tsx';
import { FilterPanel, shownGroups } from './filter-panel.tsx';
import type { ListingData } from './listing-data.ts';
import { Pages } from './pages.tsx';
import { ProductList } from './product-list.tsx';
import { ProductPages } from './scroll/product-pages.tsx';
import { SortMenu } from './sort-menu.tsx';

// Few listings are empty, and what they show instead is more than a sentence.
const EmptyListing = lazyChunk(
  'app/listing/empty-listing.tsx',
  async () => (await import('./empty-listing.tsx')).EmptyListing,
);

/**
 * Toolbar, filters, products and pages: the same for categories and searches. Where there is nothing to filter or to
 * sort, and no filter is set, no controls are shown. LIST-018 to LIST-030
 */
export function Listing({ data }: { data: ListingData }) {
  const { filterPlacement } = useRootData().shell.listing;
  const { paging, success } = data.result;
  if (!success) return <FailedListing data={data} />;
  const isFiltered = hasFilters(appliedFilters(data));
  const canFilter = isFiltered || shownGroups(data).length > 0;
  return (
    <div className="listing page-width" data-filters={canFilter ? filterPlacement : undefined}>
      {canFilter && (
        <aside className="listing-sidebar" aria-label={listingText.filters()}>
          <label className="filter-fold">
            <input type="checkbox" />
            {listingText.showFilters()}
          </label>
          <FilterPanel data={data} />
        </aside>
      )}
      <div className="listing-main">
        <div className="listing-toolbar">
          <p role="status">{plural(paging.total_products, listingText.one, listingText.many)}</p>
          {canFilter && <FilterOverlay data={data} />}
          {(isFiltered || paging.total_products > 0) && <SortMenu data={data} />}
        </div>
        <AppliedFilters data={data} />
        <Products data={data} />
      </div>
    </div>
  );
}

function Products({ data }: { data: ListingData }) {
  const { listing } = useRootData().shell;
  const { products, paging } = data.result;
  if (products.length === 0) return <EmptyListing data={data} filtered={hasFilters(appliedFilters(data))} />;
  if (listing.paging === 'links') {
    return (
      <>
        <ProductList
          pages={[{ number: paging.page, products }]}
          closeFrom={data.result.fullMatches || undefined}
        />
        <Pages data={data} />
      </>
    );
  }
  return (
    <>
      <ProductPages data={data} auto={listing.paging === 'auto'} />
      <div className="without-script">
        <Pages data={data} />
      </div>
    </>
  );
}
