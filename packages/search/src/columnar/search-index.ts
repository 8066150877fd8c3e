import type { SearchQuery } from '../port/query.ts';
import type { SearchHit, SearchPage, SearchResult } from '../port/result.ts';
import { countsOf } from './count.ts';
import { planFilters } from './filter-plan.ts';
import { collapse, type Hits } from './hits.ts';
import { type Judged, judge } from './judge.ts';
import type { Scope } from './known-scope.ts';
import { narrow } from './narrow.ts';
import { hitOrder, isPriceSort } from './order.ts';
import { scopeOf } from './scope.ts';
import type { ShopIndex } from './shop-index.ts';
import { topByKey } from './top-by-key.ts';

/** What a search works in is there once a thread: one within another would spoil it. */
let isSearching = false;

/**
 * Answers a query from an index; tells the page before it counts.
 * @throws if the query is another shop's, or is asked while another is answered
 */
export function searchIndex(
  index: ShopIndex,
  asked: SearchQuery,
  onPage?: (page: SearchPage) => void,
): SearchResult {
  if (asked.shopId !== index.shopId) throw new Error('a search of one shop was put to the index of another');
  if (isSearching) throw new Error('a search was asked for within another');
  isSearching = true;
  try {
    return answer(index, asked, onPage);
  } finally {
    isSearching = false;
  }
}

function answer(
  index: ShopIndex,
  asked: SearchQuery,
  onPage: ((page: SearchPage) => void) | undefined,
): SearchResult {
  const { query, scope, totals } = narrow(index, scopeOf(index, asked), asked);
  const plan = planFilters(index, query);
  const judged = judge(index, scope, plan);
  const page = pageOf(index, query, scope, judged);
  onPage?.(page);
  return {
    ...page,
    ...index.counts.get(countedBy(asked), () => countsOf(index, query, judged, plan, totals)),
  };
}

function pageOf(index: ShopIndex, query: SearchQuery, scope: Scope, judged: Judged): SearchPage {
  const hits = collapse(index, judged, query);
  const sort = !query.prices && isPriceSort(query.sort) ? index.settings.defaultSort : query.sort;
  const before = (query.page - 1) * query.limit;
  const order = topByKey(hits.length, hitOrder(index, hits, sort), before, before + query.limit);
  return {
    hits: Array.from(order, (at) => toHit(index, scope, hits, at)),
    total: hits.length,
    sort,
    ...(scope.correction && { correction: scope.correction }),
  };
}

/** What counts depend on, as it was asked: another page or order of the same listing has the same. */
function countedBy({ scope, filters, facets, prices, sellerId, language }: SearchQuery): string {
  return JSON.stringify([scope, filters, facets, prices, sellerId, language]);
}

function toHit(index: ShopIndex, scope: Scope, hits: Hits, at: number): SearchHit {
  const row = hits.rows[at] ?? 0;
  const productId = index.offers.productIds.read(row);
  const listingId = index.listingIds.read(index.offers.listing.at(row));
  const sku = scope.skus.get(row);
  return {
    productId,
    ...(listingId !== productId && { listingId }),
    offers: hits.offers?.[at] ?? 1,
    ...(sku !== undefined && { variationSku: sku }),
  };
}
