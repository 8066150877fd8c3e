import type { SortCode } from '@stoa/domain';
import type { Hits } from './hits.ts';
import type { ShopIndex } from './shop-index.ts';
import type { Compare } from './top.ts';
import { laterFirst } from './uuids.ts';

/** Whether an order goes by price, which not everybody may know. */
export const isPriceSort = (sort: SortCode): boolean => sort === 'price-asc' || sort === 'price-desc';

/** The order of hits, by their places; ids end every order. LIST-063 to LIST-067 */
export function hitOrder(index: ShopIndex, hits: Hits, sort: SortCode): Compare {
  const listings = index.offers.listing.data;
  const { words } = index.listingIds;
  const { rows, popularity } = hits;
  const byId: Compare = (a, b) => laterFirst(words, listings[rows[a] ?? 0] ?? 0, listings[rows[b] ?? 0] ?? 0);
  switch (sort) {
    case 'id-desc':
      return byId;
    case 'bestseller-desc':
      return (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b);
    case 'bestmatch':
      return (a, b) =>
        (hits.rank[b] ?? 0) - (hits.rank[a] ?? 0) ||
        (popularity[b] ?? 0) - (popularity[a] ?? 0) ||
        byId(a, b);
    case 'price-asc': {
      const price = pricesOf(index, hits, Number.MAX_VALUE);
      return (a, b) => (price[a] ?? 0) - (price[b] ?? 0) || byId(a, b);
    }
    case 'price-desc': {
      const price = pricesOf(index, hits, -1);
      return (a, b) => (price[b] ?? 0) - (price[a] ?? 0) || byId(a, b);
    }
  }
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
