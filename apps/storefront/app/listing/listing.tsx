import { hasFilters } from '@stoa/domain';
import { listingText, plural } from '@stoa/messages';
import { Dialog, Icon } from '@stoa/ui';
import { ProductCard } from '@stoa/widgets';
import { useState } from 'react';
import { AppliedFilters } from './applied-filters.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ListingData } from './listing-data.ts';
import { Pages } from './pages.tsx';
import { SortMenu } from './sort-menu.tsx';

/** Cards that are seen without scrolling on a phone. */
const EAGER_CARDS = 2;

/** Toolbar, filters, products and pages: the same for categories and searches. LIST-018 to LIST-030 */
export function Listing({ data }: { data: ListingData }) {
  const { paging, products } = data.result;
  const filtered = hasFilters(data.view.filters);
  return (
    <div className="listing page-width">
      <aside className="listing-sidebar" aria-label={listingText.filters()}>
        <FilterPanel data={data} />
      </aside>
      <div className="listing-main">
        <div className="listing-toolbar">
          <p role="status">{plural(paging.total_products, listingText.one, listingText.many)}</p>
          <FilterDrawer data={data} />
          <SortMenu data={data} />
        </div>
        <AppliedFilters data={data} />
        {products.length === 0 ? (
          <EmptyListing data={data} filtered={filtered} />
        ) : (
          <>
            <h2 className="visually-hidden">{listingText.products()}</h2>
            <ul className="product-grid" aria-label={listingText.products()}>
              {products.map((product, index) => (
                <li key={product._id}>
                  <ProductCard
                    product={product}
                    place="grid"
                    sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 48vw"
                    eager={index < EAGER_CARDS}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <Pages data={data} />
      </div>
    </div>
  );
}

/** Below 1005 px the filters are an overlay; without scripts its button leads to them. LIST-019, LIST-024 */
function FilterDrawer({ data }: { data: ListingData }) {
  const [open, setOpen] = useState(false);
  const count = data.view.filters.attributes.reduce((sum, filter) => sum + filter.values.length, 0);
  return (
    <>
      <button
        type="button"
        className="button button-hollow listing-filter-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" size={20} />
        {count > 0 ? listingText.filterWithCount({ n: count }) : listingText.filter()}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={listingText.filters()} placement="right">
        <FilterPanel data={data} />
        <button type="button" className="button button-solid button-wide mt-6" onClick={() => setOpen(false)}>
          {listingText.showResults({ n: data.result.paging.total_products })}
        </button>
      </Dialog>
    </>
  );
}
