import type { ShopIndex } from '../index/shop-index.ts';
import { compareUuidsDescending } from '../memory/uuid-column.ts';
import type { OfferPreference, SearchQuery } from '../port/query.ts';
import { distanceKm } from './distance.ts';
import type { Compare } from './top-k.ts';

/** Orders matching offers of a listing, by row; the first one is shown. See `OfferPreference`. */
export function offerOrder(index: ShopIndex, query: SearchQuery): Compare {
  const { buyable, seller, price, productId } = index.offers;
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
    compareUuidsDescending(productId.words, a, b);
}

/** The distance of sellers without a place: farther than any real distance. */
const UNKNOWN_DISTANCE = 1e9;

function sellerDistances(index: ShopIndex, prefer: OfferPreference | undefined): Float64Array | undefined {
  const near = prefer?.near;
  if (!near) return undefined;
  const { sellerPlaces } = index.settings;
  return Float64Array.from({ length: index.sellers.size }, (_, seller) => {
    const place = sellerPlaces[index.sellers.text(seller)];
    return place ? distanceKm(near, place) : UNKNOWN_DISTANCE;
  });
}
