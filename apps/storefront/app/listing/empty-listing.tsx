import type { WayOnPartsFragment } from '@stoa/contract';
import { withoutFilters } from '@stoa/domain';
import { listingText, plural } from '@stoa/messages';
import { PageLink } from '@stoa/ui';
import { ProductCard } from '@stoa/widgets';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { WithWords } from '../lib/with-words.tsx';
import { addressOf } from './address.ts';
import type { ListingData } from './listing-data.ts';

interface EmptyListingProps {
  readonly data: ListingData;
  readonly filtered: boolean;
}

/** Nothing to show: why, and the ways on. LIST-029, LIST-030 */
export function EmptyListing({ data, filtered }: EmptyListingProps) {
  const { wayOn } = data.result;
  return (
    <>
      <div className="listing-empty">
        <p className="listing-empty-title">{listingText.empty()}</p>
        <Cause data={data} filtered={filtered} />
        {filtered && (
          <Link to={addressOf(data, withoutFilters(data.view))} className="button button-solid">
            {listingText.clearAll()}
          </Link>
        )}
      </div>
      {wayOn && <WayOn way={wayOn} />}
    </>
  );
}

/** What of the wish was understood. */
function Cause({ data: { base, result }, filtered }: EmptyListingProps) {
  const { unknownWords, wayOn } = result;
  if (filtered && wayOn && wayOn.unfiltered > 0) {
    return <p>{plural(wayOn.unfiltered, listingText.unfilteredOne, listingText.unfiltered)}</p>;
  }
  if (base.kind !== 'search') return <p>{listingText.emptyHelp()}</p>;
  if (unknownWords.length === 0) return <p>{listingText.searchHelp()}</p>;
  return (
    <p>
      <WithWords text={(q) => listingText.unknownWords({ q })} words={unknownWords.join(', ')} />{' '}
      {listingText.searchHelp()}
    </p>
  );
}

const TITLES = {
  bestsellers: listingText.wayOnBestsellers,
  newest: listingText.wayOnNewest,
  unfiltered: listingText.wayOnUnfiltered,
} as const satisfies Record<WayOnPartsFragment['products_are'], () => string>;

function WayOn({ way }: { way: WayOnPartsFragment }) {
  const { products, products_are, categories, pages } = way;
  return (
    <div className="way-on">
      {categories.length > 0 && (
        <WayOnLinks title={listingText.wayOnCategories()}>
          {categories.map(({ key, slug, name }) => (
            <li key={key}>
              <PageLink to={`/${slug}`} className="category-child">
                {name}
              </PageLink>
            </li>
          ))}
        </WayOnLinks>
      )}
      {products.length > 0 && (
        <section>
          <h2>{TITLES[products_are]()}</h2>
          <ul className="product-grid" data-layout="grid">
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard
                  product={product}
                  place="grid"
                  sizes="(min-width: 1200px) 18rem, (min-width: 768px) 30vw, 48vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.length > 0 && (
        <WayOnLinks title={listingText.wayOnPages()}>
          {pages.map(({ url, title }) => (
            <li key={url}>
              <PageLink to={url} className="category-child">
                {title}
              </PageLink>
            </li>
          ))}
        </WayOnLinks>
      )}
    </div>
  );
}

function WayOnLinks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className="way-on-links">{children}</ul>
    </nav>
  );
}
