import type { SortCode } from '@stoa/domain';
import type { ShopIndex } from '../index/shop-index.ts';
import { scratch } from '../memory/scratch-buffers.ts';
import { compareUuidsDescending, uuidTimestamp } from '../memory/uuid-column.ts';
import type { Hits } from './collapse-offers.ts';
import type { Compare, SortOrder } from './top-k.ts';

/** Tells whether an order goes by price, which may be hidden. */
export const isPriceSort = (sort: SortCode): boolean => sort === 'price-asc' || sort === 'price-desc';

/** Returns the order of hits. Every order ends with the listing's id, newest first. LIST-063 to LIST-067 */
export function sortOrder(index: ShopIndex, hits: Hits, sort: SortCode): SortOrder {
  const listings = index.offers.listing.data;
  const { words } = index.listingIds;
  const { rows } = hits;
  const byId: Compare = (a, b) =>
    compareUuidsDescending(words, listings[rows[a] ?? 0] ?? 0, listings[rows[b] ?? 0] ?? 0);
  switch (sort) {
    case 'id-desc':
      return { key: newestFirst(index, hits), ties: byId };
    case 'bestmatch':
      return hits.relevance
        ? { key: descending(hits.relevance.subarray(0, hits.length)), ties: byPopularity(index, hits, byId) }
        : { key: descending(popularities(index, hits)), ties: byId };
    case 'bestseller-desc':
      return { key: descending(popularities(index, hits)), ties: byId };
    case 'price-asc':
      return { key: byPrice(index, hits, 1), ties: byId };
    case 'price-desc':
      return { key: byPrice(index, hits, -1), ties: byId };
  }
}

function newestFirst(index: ShopIndex, { rows, length }: Hits): Float64Array {
  const key = scratch.float64('sortKey', length);
  const listings = index.offers.listing.data;
  const { words } = index.listingIds;
  for (let n = 0; n < length; n++) key[n] = -uuidTimestamp(words, listings[rows[n] ?? 0] ?? 0);
  return key;
}

function descending(numbers: Float64Array): Float64Array {
  const key = scratch.float64('sortKey', numbers.length);
  for (let n = 0; n < numbers.length; n++) key[n] = -(numbers[n] ?? 0);
  return key;
}

/** Hits without a price come last in both directions; -1 is descending. */
function byPrice(index: ShopIndex, { rows, length }: Hits, direction: 1 | -1): Float64Array {
  const key = scratch.float64('sortKey', length);
  const prices = index.offers.price.data;
  for (let n = 0; n < length; n++) {
    const price = prices[rows[n] ?? 0] ?? Number.NaN;
    key[n] = Number.isNaN(price) ? Number.POSITIVE_INFINITY : direction * price;
  }
  return key;
}

/** Returns the popularity of each hit. */
function popularities(index: ShopIndex, { rows, length, popularity }: Hits): Float64Array {
  if (popularity) return popularity.subarray(0, length);
  const own = scratch.float64('hitPopularity', length);
  const ofOffers = index.offers.popularity.data;
  for (let n = 0; n < length; n++) own[n] = ofOffers[rows[n] ?? 0] ?? 0;
  return own;
}

function byPopularity(index: ShopIndex, hits: Hits, byId: Compare): Compare {
  const popularity = popularities(index, hits);
  return (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b);
}
