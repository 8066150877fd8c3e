import type { OfferPreference, SearchQuery } from '../port/query.ts';
import { distanceKm } from './distance.ts';
import type { ShopIndex } from './shop-index.ts';
import { laterFirst } from './uuids.ts';

/** Which of two matching offers of a listing stands for it: below zero for the first. See `OfferPreference`. */
export function offerOrder(index: ShopIndex, query: SearchQuery): (a: number, b: number) => number {
  const { buyable, seller, price, productIds } = index.offers;
  const preferred = query.prefer?.sellerId;
  const preferredSeller = preferred === undefined ? undefined : index.sellers.numberOf(preferred);
  const distances = sellerDistances(index, query.prefer);
  const isPreferred = (row: number) => (seller.at(row) === preferredSeller ? 1 : 0);
  const distance = (row: number) => distances?.[seller.at(row)] ?? 0;
  const cost = (row: number) => (Number.isNaN(price.at(row)) ? Number.MAX_VALUE : price.at(row));
  return (a, b) =>
    buyable.at(b) - buyable.at(a) ||
    isPreferred(b) - isPreferred(a) ||
    distance(a) - distance(b) ||
    (query.prices ? cost(a) - cost(b) : 0) ||
    laterFirst(productIds.words, a, b);
}

/** Far beyond every place. */
const NOWHERE = 1e9;

function sellerDistances(index: ShopIndex, prefer: OfferPreference | undefined): Float64Array | undefined {
  const near = prefer?.near;
  if (!near) return undefined;
  const { sellerPlaces } = index.settings;
  return Float64Array.from({ length: index.sellers.size }, (_, seller) => {
    const place = sellerPlaces[index.sellers.text(seller)];
    return place ? distanceKm(near, place) : NOWHERE;
  });
}
