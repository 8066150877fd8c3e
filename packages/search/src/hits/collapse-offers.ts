import type { Evaluation } from '../filters/evaluate-filters.ts';
import { boostByPopularity } from '../fulltext/bm25f.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import { scratch } from '../memory/scratch-buffers.ts';
import type { SearchQuery } from '../port/query.ts';
import { offerOrder } from './offer-preference.ts';

/** The listings found, unsorted. Stored in scratch buffers: valid until the next search. */
export interface Hits {
  readonly length: number;
  /** The row of the offer shown. */
  readonly rows: Uint32Array;
  /** Number of matching offers; absent where each listing has one. */
  readonly offers: Uint32Array | undefined;
  /** The sum over all matching offers; absent where each listing has one. */
  readonly popularity: Float64Array | undefined;
  /** The best relevance of all matching offers; absent without a keyword. */
  readonly relevance: Float64Array | undefined;
}

/** Collapses the matching offers to their listings (field collapsing). */
export function collapseOffers(index: ShopIndex, evaluation: Evaluation, query: SearchQuery): Hits {
  return index.hasMultiOfferListings
    ? collapseAdjacent(index, evaluation, query)
    : takeAll(index, evaluation);
}

/** Where every listing has one offer. */
function takeAll(index: ShopIndex, { rows, scores, matching }: Evaluation): Hits {
  const { length } = matching;
  const hitRows = scratch.uint32('hitRows', length);
  for (let n = 0; n < length; n++) hitRows[n] = rows[matching[n] ?? 0] ?? 0;
  const hits = { length, rows: hitRows, offers: undefined, popularity: undefined };
  if (!scores) return { ...hits, relevance: undefined };
  const popularities = index.offers.popularity.data;
  const relevance = scratch.float64('hitRelevance', length);
  for (let n = 0; n < length; n++) {
    relevance[n] = boostByPopularity(scores[matching[n] ?? 0] ?? 0, popularities[hitRows[n] ?? 0] ?? 0);
  }
  return { ...hits, relevance };
}

/** Offers of one listing are adjacent. */
function collapseAdjacent(
  index: ShopIndex,
  { rows, scores, matching }: Evaluation,
  query: SearchQuery,
): Hits {
  const listings = index.offers.listing.data;
  const popularities = index.offers.popularity.data;
  const compare = offerOrder(index, query);
  const hits = {
    rows: scratch.uint32('hitRows', matching.length),
    offers: scratch.uint32('hitOffers', matching.length),
    popularity: scratch.float64('hitPopularity', matching.length),
    relevance: scores && scratch.float64('hitRelevance', matching.length),
  };
  let last = -1;
  let listing = -1;
  for (let n = 0; n < matching.length; n++) {
    const at = matching[n] ?? 0;
    const row = rows[at] ?? 0;
    const popularity = popularities[row] ?? 0;
    const relevance = scores ? boostByPopularity(scores[at] ?? 0, popularity) : 0;
    if (listings[row] !== listing) {
      listing = listings[row] ?? -1;
      last++;
      hits.rows[last] = row;
      hits.offers[last] = 1;
      hits.popularity[last] = popularity;
      if (hits.relevance) hits.relevance[last] = relevance;
      continue;
    }
    if (compare(row, hits.rows[last] ?? 0) < 0) hits.rows[last] = row;
    hits.offers[last] = (hits.offers[last] ?? 0) + 1;
    hits.popularity[last] = (hits.popularity[last] ?? 0) + popularity;
    if (hits.relevance) hits.relevance[last] = Math.max(hits.relevance[last] ?? 0, relevance);
  }
  return { ...hits, length: last + 1 };
}
