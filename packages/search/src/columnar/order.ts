import type { SortCode } from '@stoa/domain';
import type { Hits } from './hits.ts';
import type { ShopIndex } from './shop-index.ts';
import type { Compare } from './top.ts';
import type { Order } from './top-by-key.ts';
import { laterFirst } from './uuids.ts';

/** Whether an order goes by price, which not everybody may know. */
export const isPriceSort = (sort: SortCode): boolean => sort === 'price-asc' || sort === 'price-desc';

/** The order of hits, by their places; ids end every order. LIST-063 to LIST-067 */
export function hitOrder(index: ShopIndex, hits: Hits, sort: SortCode): Order {
  const listings = index.offers.listing.data;
  const { words } = index.listingIds;
  const { rows, popularity } = hits;
  const byId: Compare = (a, b) => laterFirst(words, listings[rows[a] ?? 0] ?? 0, listings[rows[b] ?? 0] ?? 0);
  const byPopularity: Compare = (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b);
  switch (sort) {
    case 'id-desc':
      return { key: undefined, ties: byId };
    case 'bestseller-desc':
      return { key: negated(popularity, hits.length), ties: byId };
    case 'bestmatch':
      return hits.rank
        ? { key: negated(hits.rank, hits.length), ties: byPopularity }
        : { key: negated(popularity, hits.length), ties: byId };
    case 'price-asc':
      return { key: pricesOf(index, hits, Number.MAX_VALUE), ties: byId };
    case 'price-desc':
      return { key: negated(pricesOf(index, hits, -1), hits.length), ties: byId };
  }
}

function negated(values: Float64Array, length: number): Float64Array {
  const key = new Float64Array(length);
  for (let at = 0; at < length; at++) key[at] = -(values[at] ?? 0);
  return key;
}

/** By hit; those without a price are last either way. */
function pricesOf(index: ShopIndex, { rows, length }: Hits, unknown: number): Float64Array {
  const prices = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    const price = index.offers.price.data[rows[at] ?? 0] ?? Number.NaN;
    prices[at] = Number.isNaN(price) ? unknown : price;
  }
  return prices;
}
