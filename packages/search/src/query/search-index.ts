import type { Candidates } from '../candidates/candidates.ts';
import { countFacets } from '../facets/count-facets.ts';
import { type Evaluation, evaluateFilters } from '../filters/evaluate-filters.ts';
import { planFilters } from '../filters/filter-plan.ts';
import { collapseOffers, type Hits } from '../hits/collapse-offers.ts';
import { isPriceSort, sortOrder } from '../hits/sort-order.ts';
import { selectTop } from '../hits/top-k.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { SearchQuery } from '../port/query.ts';
import type { SearchHit, SearchPage, SearchResult } from '../port/result.ts';
import { candidatesOf, closeMatches } from './collect-candidates.ts';

/** The scratch buffers of a thread serve one search at a time. */
let isSearching = false;

/**
 * Answers a query from an index. Calls `onPage` before facets are counted.
 * @throws if the query is for another shop, or if `onPage` searches
 */
export function searchIndex(
  index: ShopIndex,
  query: SearchQuery,
  onPage?: (page: SearchPage) => void,
): SearchResult {
  if (query.shopId !== index.shopId) throw new Error('a search of one shop was put to the index of another');
  if (isSearching) throw new Error('a search was started within another');
  isSearching = true;
  try {
    return search(index, query, onPage);
  } finally {
    isSearching = false;
  }
}

function search(
  index: ShopIndex,
  query: SearchQuery,
  onPage: ((page: SearchPage) => void) | undefined,
): SearchResult {
  const { candidates, unfiltered } = candidatesOf(index, query);
  const plan = planFilters(index, query);
  const evaluation = evaluateFilters(index, candidates, plan);
  const page = selectPage(index, query, candidates, evaluation);
  onPage?.(page);
  const counts = index.derived.counts.get(countsKey(query), () =>
    countFacets(index, query, evaluation, plan, unfiltered),
  );
  return { ...page, ...counts };
}

function selectPage(
  index: ShopIndex,
  query: SearchQuery,
  candidates: Candidates,
  evaluation: Evaluation,
): SearchPage {
  const hits = collapseOffers(index, evaluation, query);
  const sort = !query.prices && isPriceSort(query.sort) ? index.settings.defaultSort : query.sort;
  const offset = (query.page - 1) * query.limit;
  const selected = selectTop(hits.length, sortOrder(index, hits, sort), offset, offset + query.limit);
  return {
    hits: Array.from(selected, (at) => toHit(index, candidates, hits, at)),
    total: hits.length,
    sort,
    ...(candidates.correction && { correction: candidates.correction }),
    ...(candidates.unknownWords?.length && { unknownWords: candidates.unknownWords }),
    ...fullMatches(candidates, hits),
  };
}

/**
 * Counts how many listings match all of the keyword, where others follow. Popularity raises scores and never lowers
 * them.
 */
function fullMatches(
  { leastFullScore }: Candidates,
  { relevance, length }: Hits,
): Pick<SearchPage, 'fullMatches'> {
  if (leastFullScore === undefined) return {};
  let full = 0;
  for (let at = 0; at < length; at++) if ((relevance?.[at] ?? 0) >= leastFullScore) full++;
  return full === length ? {} : { fullMatches: full };
}

/** Counts do not depend on page, order and preferred offers, but for what is added as coming close. */
function countsKey(query: SearchQuery): string {
  const { scope, filters, facets, prices, sellerId, language, tuning } = query;
  return JSON.stringify([scope, filters, facets, prices, sellerId, language, tuning, closeMatches(query)]);
}

function toHit(index: ShopIndex, candidates: Candidates, hits: Hits, at: number): SearchHit {
  const row = hits.rows[at] ?? 0;
  const productId = index.offers.productId.format(row);
  const listingId = index.listingIds.format(index.offers.listing.at(row));
  const variationSku = candidates.skuMatches.get(row);
  return {
    productId,
    ...(listingId !== productId && { listingId }),
    offers: hits.offers?.[at] ?? 1,
    ...(variationSku !== undefined && { variationSku }),
  };
}
