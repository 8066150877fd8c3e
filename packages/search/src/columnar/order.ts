import type { SortCode } from '@stoa/domain';
import type { Hits } from './hits.ts';
import { scratch } from './scratch.ts';
import type { ShopIndex } from './shop-index.ts';
import type { Compare } from './top.ts';
import type { Order } from './top-by-key.ts';
import { laterFirst, leadingNumber } from './uuids.ts';

/** Whether an order goes by price, which not everybody may know. */
export const isPriceSort = (sort: SortCode): boolean => sort === 'price-asc' || sort === 'price-desc';

/** The order of hits, by their places; ids end every order. LIST-063 to LIST-067 */
export function hitOrder(index: ShopIndex, hits: Hits, sort: SortCode): Order {
  const listings = index.offers.listing.data;
  const { words } = index.listingIds;
  const { rows } = hits;
  const byId: Compare = (a, b) => laterFirst(words, listings[rows[a] ?? 0] ?? 0, listings[rows[b] ?? 0] ?? 0);
  switch (sort) {
    case 'id-desc':
      return { key: newestFirst(index, hits), ties: byId };
    case 'bestmatch':
      return hits.rank
        ? { key: highestFirst(hits.rank.subarray(0, hits.length)), ties: morePopularFirst(index, hits, byId) }
        : { key: highestFirst(popularities(index, hits)), ties: byId };
    case 'bestseller-desc':
      return { key: highestFirst(popularities(index, hits)), ties: byId };
    case 'price-asc':
      return { key: cheapestFirst(index, hits, 1), ties: byId };
    case 'price-desc':
      return { key: cheapestFirst(index, hits, -1), ties: byId };
  }
}

function newestFirst(index: ShopIndex, { rows, length }: Hits): Float64Array {
  const key = scratch.numbers('key', length);
  const listings = index.offers.listing.data;
  const { words } = index.listingIds;
  for (let at = 0; at < length; at++) key[at] = -leadingNumber(words, listings[rows[at] ?? 0] ?? 0);
  return key;
}

function highestFirst(numbers: Float64Array): Float64Array {
  const key = scratch.numbers('key', numbers.length);
  for (let at = 0; at < numbers.length; at++) key[at] = -(numbers[at] ?? 0);
  return key;
}

/** Those without a price are last, also when the dearest come first (`direction` -1). */
function cheapestFirst(index: ShopIndex, { rows, length }: Hits, direction: 1 | -1): Float64Array {
  const key = scratch.numbers('key', length);
  const prices = index.offers.price.data;
  for (let at = 0; at < length; at++) {
    const price = prices[rows[at] ?? 0] ?? Number.NaN;
    key[at] = Number.isNaN(price) ? Number.POSITIVE_INFINITY : direction * price;
  }
  return key;
}

/** By hit. */
function popularities(index: ShopIndex, { rows, length, popularity }: Hits): Float64Array {
  if (popularity) return popularity.subarray(0, length);
  const own = scratch.numbers('popularity', length);
  const ofOffers = index.offers.popularity.data;
  for (let at = 0; at < length; at++) own[at] = ofOffers[rows[at] ?? 0] ?? 0;
  return own;
}

function morePopularFirst(index: ShopIndex, hits: Hits, byId: Compare): Compare {
  const popularity = popularities(index, hits);
  return (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b);
}
