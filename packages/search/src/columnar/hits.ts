import type { SearchQuery } from '../port/query.ts';
import { offerOrder } from './choose-offer.ts';
import type { Judged } from './judge.ts';
import { lifted } from './relevance.ts';
import { scratch } from './scratch.ts';
import type { ShopIndex } from './shop-index.ts';

/** The listings found, in no order: for each the offer chosen and what orders go by. Until the next search. */
export interface Hits {
  readonly length: number;
  readonly rows: Uint32Array;
  /** Matching offers; absent where each listing has one. */
  readonly offers: Uint32Array | undefined;
  /** Of all matching offers together; absent where each listing has one, which knows its own. */
  readonly popularity: Float64Array | undefined;
  /** How well the keyword matches, of the best offer; absent without one. */
  readonly rank: Float64Array | undefined;
}

/** The listings of the offers that match. */
export function collapse(index: ShopIndex, judged: Judged, query: SearchQuery): Hits {
  return index.isShared ? collapseShared(index, judged, query) : listAlone(index, judged);
}

/** Where every offer is a listing of its own. */
function listAlone(index: ShopIndex, { rows, scores, matching }: Judged): Hits {
  const { length } = matching;
  const alone = { length, offers: undefined, popularity: undefined };
  const hits = scratch.words('hits', length);
  for (let nth = 0; nth < length; nth++) hits[nth] = rows[matching[nth] ?? 0] ?? 0;
  if (!scores) return { ...alone, rows: hits, rank: undefined };
  const popularities = index.offers.popularity.data;
  const rank = scratch.numbers('rank', length);
  for (let nth = 0; nth < length; nth++) {
    rank[nth] = lifted(scores[matching[nth] ?? 0] ?? 0, popularities[hits[nth] ?? 0] ?? 0);
  }
  return { ...alone, rows: hits, rank };
}

/** Collapses the matching offers, of which those of one listing stand side by side. */
function collapseShared(index: ShopIndex, { rows, scores, matching }: Judged, query: SearchQuery): Hits {
  const listings = index.offers.listing.data;
  const popularities = index.offers.popularity.data;
  const compare = offerOrder(index, query);
  const hits = {
    rows: scratch.words('hits', matching.length),
    offers: scratch.words('offers', matching.length),
    popularity: scratch.numbers('popularity', matching.length),
    rank: scores && scratch.numbers('rank', matching.length),
  };
  let last = -1;
  let listing = -1;
  for (let nth = 0; nth < matching.length; nth++) {
    const at = matching[nth] ?? 0;
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
