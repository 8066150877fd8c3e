import type { SearchQuery } from '../port/query.ts';
import { offerOrder } from './choose-offer.ts';
import type { Judged } from './judge.ts';
import { lifted } from './relevance.ts';
import type { ShopIndex } from './shop-index.ts';

/** The listings found, in no order: for each the offer chosen and what orders go by. */
export interface Hits {
  readonly length: number;
  readonly rows: Uint32Array;
  /** Matching offers. */
  readonly offers: Uint32Array;
  /** Of all matching offers together. */
  readonly popularity: Float64Array;
  /** How well the keyword matches, of the best offer; absent without one. */
  readonly rank: Float64Array | undefined;
}

/** Collapses the matching offers, of which those of one listing stand side by side. */
export function collapse(index: ShopIndex, { rows, missed, scores }: Judged, query: SearchQuery): Hits {
  const listings = index.offers.listing.data;
  const popularities = index.offers.popularity.data;
  const compare = offerOrder(index, query);
  const hits = roomFor(rows.length, scores !== undefined);
  let last = -1;
  let listing = -1;
  for (let at = 0; at < rows.length; at++) {
    if (missed[at] !== 0) continue;
    const row = rows[at] ?? 0;
    const popularity = popularities[row] ?? 0;
    const rank = scores ? lifted(scores[at] ?? 0, popularity) : 0;
    if (listings[row] !== listing) {
      listing = listings[row] ?? -1;
      last++;
      hits.rows[last] = row;
      hits.offers[last] = 1;
      hits.popularity[last] = popularity;
      if (hits.rank) hits.rank[last] = rank;
      continue;
    }
    if (compare(row, hits.rows[last] ?? 0) < 0) hits.rows[last] = row;
    hits.offers[last] = (hits.offers[last] ?? 0) + 1;
    hits.popularity[last] = (hits.popularity[last] ?? 0) + popularity;
    if (hits.rank) hits.rank[last] = Math.max(hits.rank[last] ?? 0, rank);
  }
  return { ...hits, length: last + 1 };
}

function roomFor(most: number, isRanked: boolean) {
  return {
    rows: new Uint32Array(most),
    offers: new Uint32Array(most),
    popularity: new Float64Array(most),
    rank: isRanked ? new Float64Array(most) : undefined,
  };
}
