import {
  type ListingQuery,
  listBrands,
  listProducts,
  networkLimits,
  type Suggestions,
  suggest,
  takeRate,
  visitorOf,
} from '@stoa/commerce';
import type { ProductSearchInput, SearchResult } from '@stoa/contract';
import { hasFilters, msg, NO_FILTERS, paging, ShopError } from '@stoa/domain';
import { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { noPliableData, toFilterGroups, toPaging } from '../dto/listing-dto.ts';
import { toProductCard } from '../dto/product-card-dto.ts';
import type { ProductCardFields } from '../dto/product-source.ts';
import { toSearchCategory, toSearchPlace, toWayOn, type WayOnDto } from '../dto/way-on-dto.ts';
import { parseSent } from '../edge/input.ts';
import { keptForAudience } from '../edge/kept-results.ts';
import { buyerFor } from '../edge/request-values.ts';
import { rulesOf } from '../edge/shop-rules.ts';
import { withFallback } from '../edge/with-fallback.ts';
import { readView } from './listing-input.ts';
import { countListing } from './listings.ts';
import { findProducts, listLimit, listPage, pagingOf } from './product-lists.ts';
import { waysOnFrom } from './ways-on.ts';

export type SearchResultDto = Omit<SearchResult, 'products' | 'way_on'> & {
  readonly products: ProductCardFields[];
  readonly way_on: WayOnDto | null;
};

export interface SentSearch {
  readonly searchType: string;
  readonly keyword?: string | null | undefined;
  readonly filter?: unknown;
  readonly params?: unknown;
  /** Page and limit, where they are not among `params`. API-009 */
  readonly paging?: unknown;
  /** Whether page and limit stood beside the other names, and not within `paging`. */
  readonly isPagedBeside?: boolean;
  /** Of a search for products by type, wherever they were sent. API-038 */
  readonly products?: ProductSearchInput | undefined;
}

/**
 * Beside paging and order the specification's clients send who they are; that is known from the request and
 * decides nothing here. API-004
 */
const ignored = z.unknown().optional();
const sentParams = z
  .strictObject({
    page: z.unknown().optional(),
    limit: z.unknown().optional(),
    order: z.unknown().optional(),
    dir: z.unknown().optional(),
    sort: z.string().max(40).nullish(),
    by: z.string().max(64).nullish(),
    clientCode: ignored,
    clientType: ignored,
    client_guid: ignored,
    seller_guid: ignored,
    customer: ignored,
    customer_group: ignored,
    slug: ignored,
    paging: ignored,
  })
  .nullish();

const sentPaging = z.strictObject({ page: ignored, limit: ignored }).nullish();

/** What a search for products may be narrowed to, beside or among the filters. API-038 */
const narrowing = z.looseObject({
  type: z.string().max(40).nullish(),
  visible: z.boolean().nullish(),
  available: z.boolean().nullish(),
  sku_list: z.array(z.string().max(255)).max(100).nullish(),
});

const keyword = z.string().max(1000).nullish();

/**
 * Search by type: product, suggestion, category or brands. A search that fails reports that and finds nothing, so
 * that the page around it is still shown. API-003 to API-010, API-046, API-047, API-GQL-528, SEARCH-024
 */
export async function search(api: ApiContext, sent: SentSearch): Promise<SearchResultDto> {
  const page = pageOf.safeParse(sent.paging ?? sent.params).data?.page;
  const failed = { ...nothingFound(api, page), message: api.tError('internal') };
  return withFallback(api, 'a search', failed, () => find(api, sent));
}

const pageOf = z.object({ page: z.number() });

async function find(api: ApiContext, sent: SentSearch): Promise<SearchResultDto> {
  const typed = parseSent(keyword, sent.keyword, 'keyword') ?? '';
  countListing(api);
  const sentWith = parseSent(sentParams, sent.params, 'params') ?? {};
  const pagingAt = sent.paging == null ? 'params.paging' : 'paging';
  const sentPage = parseSent(sentPaging, sent.paging ?? sentWith.paging, pagingAt);
  const params = { ...sentWith, ...sentPage };
  const at = (path: string) => {
    if (path in (sentPage ?? {})) return sent.isPagedBeside ? path : `${pagingAt}.${path}`;
    if (path === 'order' && sentWith.order == null && sentWith.sort != null) return 'params.sort';
    return path in sentWith ? `params.${path}` : path;
  };
  if (sent.searchType === 'suggestion') return suggestions(api, typed, parseSent(howMany, params, at).limit);
  if (sent.searchType === 'brands') return keptBrands(api, null);
  if (sent.searchType !== 'product' && sent.searchType !== 'category') throw invalidSearchType();
  const { page, limit, order, dir, sort, by } = params;
  const { filter, wanted } = narrowed(sent);
  if (sent.searchType === 'product' && typed === '' && wanted) {
    return byType(api, parseSent(pageAndLimit, { page, limit }, at), wanted);
  }
  const view = readView(
    parseSent(viewOfParams, { filter, page, limit, order: order ?? sort, dir }, at),
    rulesOf(api),
    at,
  );
  const scope = { kind: 'keyword' as const, keyword: typed, ...(by && { by }) };
  const onlyCategories = sent.searchType === 'category';
  const found = await keptSearch(api, { query: { ...view, scope }, onlyCategories });
  // Further pages, filters and orders are of a search that was counted.
  if (!onlyCategories && !by && isFirstView(view)) {
    const { total_products: total } = found.paging;
    api.searches?.note(api.shop.shop, typed, { found: total, matched: found.full_matches ?? total });
  }
  return found;
}

const isFirstView = ({ page = 1, filters }: ReturnType<typeof readView>): boolean =>
  page === 1 && !hasFilters(filters ?? NO_FILTERS);

const pageAndLimit = z.object({ page: listPage, limit: listLimit });

/** Parts what narrows a search for products from the filters it may have been sent among. */
function narrowed({ filter: sent, products }: SentSearch) {
  const { data } = narrowing.safeParse(sent ?? {});
  if (!data) return { filter: sent, wanted: products };
  const { type, visible, available, sku_list, ...filter } = data;
  const among = { type, visible, available, sku_list };
  const isAmong = Object.values(among).some((value) => value != null);
  return { filter: sent == null ? sent : filter, wanted: isAmong ? { ...among, ...products } : products };
}

/** Products by type or sku, as the specification's product search asks for them. API-038, API-039, OPEN-041 */
async function byType(
  api: ApiContext,
  view: z.output<typeof pageAndLimit>,
  wanted: ProductSearchInput,
): Promise<SearchResultDto> {
  const asked = { ...wanted, page: view.page ?? wanted.page, limit: view.limit ?? wanted.limit };
  const found = await findProducts(api, asked);
  const shown = { products: found.products, paging: await pagingOf(api, found) };
  return { ...nothingFound(api), success: true, ...shown };
}

interface Search {
  readonly query: ListingQuery;
  readonly onlyCategories: boolean;
}

const keptSearch = keptForAudience('search', async (api, { query, onlyCategories }: Search) => {
  const found = await listProducts(api.shop, query, buyerFor(api), api.profile.settings);
  const waysOn = await waysOnFrom(api, query, found);
  return {
    success: true,
    message: null,
    categories: found.categories.map(toSearchCategory),
    did_you_mean: found.correction ?? null,
    full_matches: found.fullMatches ?? null,
    redirect_to: found.redirectTo,
    places: found.places.map((place) => toSearchPlace(api, place)),
    unknown_words: [...found.unknownWords],
    way_on: waysOn ? toWayOn(api, waysOn) : null,
    products: onlyCategories ? [] : found.products.map((card) => toProductCard(api, card)),
    filter: onlyCategories ? [] : toFilterGroups(api, found),
    paging: toPaging(found.paging),
    currentSortCode: found.sort,
    sorts: [...found.sortCodes],
  };
});

const viewOfParams = z.object({
  filter: z.unknown().optional(),
  page: z.number().nullish(),
  limit: z.number().nullish(),
  order: z.string().nullish(),
  dir: z.string().nullish(),
});

const SUGGESTED = 4;
const howMany = z.object({ limit: z.int().min(1).max(20).nullish() });
/** The rate of a visitor who types fast; more comes from a program. OPEN-005 */
const SUGGESTIONS = { limit: 20, windowSeconds: 10 };

async function suggestions(
  api: ApiContext,
  typed: string,
  limit: number | null | undefined,
): Promise<SearchResultDto> {
  const visitor = visitorOf(api.shop);
  const limits = visitor
    ? [{ ...SUGGESTIONS, key: `suggest:by:${visitor}` }]
    : networkLimits('suggest', api.visit.clientAddress, [SUGGESTIONS]);
  for (const limited of limits) await takeRate(api.shop, limited);
  return keptSuggestions(api, { typed, most: limit ?? SUGGESTED });
}

const keptSuggestions = keptForAudience(
  'suggestions',
  async (api, { typed, most }: { typed: string; most: number }) => {
    const found: Suggestions = await suggest(api.shop, typed, buyerFor(api), most);
    return {
      ...nothingFound(api),
      success: true,
      categories: found.categories.map(toSearchCategory),
      places: found.places.map((place) => toSearchPlace(api, place)),
      products: found.products.map((card) => ({
        ...toProductCard(api, card),
        search_keyword: card.searchKeyword ?? null,
      })),
      paging: toPaging(paging(found.total, 1, most)),
      currentSortCode: 'bestmatch',
    };
  },
);

/** Returns the filter group of brands over all that is on show, whoever asks. API-005 */
const keptBrands = keptForAudience('brands', async (api): Promise<SearchResultDto> => {
  const found = await listBrands(api.shop);
  const buckets = found.map(({ value, count }) => ({
    key: value,
    name: value,
    doc_count: count,
    isCurrent: false,
  }));
  const group = { code: 'brand', nameAttribute: 'brand', type: 'checkbox' as const, min: null, max: null };
  return {
    ...nothingFound(api),
    success: true,
    filter: [{ ...group, buckets, expanded: true, showAll: true }],
  };
});

/** Returns the reply without results. */
export function nothingFound(api: ApiContext, page?: number): SearchResultDto {
  const { data: products, ...nothing } = noPliableData(api, page);
  const said = { message: null, did_you_mean: null, full_matches: null, redirect_to: null };
  return { ...said, categories: [], places: [], unknown_words: [], products, ...nothing };
}

/** API-047 */
function invalidSearchType(): ShopError {
  return new ShopError('invalid-input', { field: 'search_type', reason: msg('search.invalid_type') });
}
