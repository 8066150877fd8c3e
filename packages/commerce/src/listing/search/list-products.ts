import {
  keptPriceRange,
  type ListingFilters,
  type Paging,
  paging,
  type SortCode,
  sortCodes,
} from '@stoa/domain';
import type { CategoryCount, Correction, SearchQuery, SearchResult } from '@stoa/search';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import type { ProductCard } from '../card/product-card.ts';
import { isPriceSort } from '../list-order.ts';
import { findCards } from './find-cards.ts';
import { findPlaces, type Place } from './find-places.ts';
import { type ListingGroup, listingGroups } from './listing-groups.ts';
import { type ListingQuery, type ListingSettings, toSearchQuery } from './listing-query.ts';
import { type DecidedPhrase, readSearchPhrase } from './read-search-phrase.ts';

/** One page of a listing. ENT-047, ENT-560, ENT-561 */
export interface Listing {
  readonly products: readonly ProductCard[];
  readonly paging: Paging;
  readonly groups: readonly ListingGroup[];
  /** With their products, most first: for the suggestions of a search. */
  readonly categories: readonly CategoryCount[];
  /** The filters that were used, without those that are unknown or exclude nothing. LIST-057 */
  readonly applied: ListingFilters;
  readonly sort: SortCode;
  /** The orders this buyer may choose. */
  readonly sortCodes: readonly SortCode[];
  /** Did you mean? Words that were looked for instead, or that may be when nothing was found. */
  readonly correction?: Correction;
  /** How many of the products match all of a keyword, where others follow that come close to it. */
  readonly fullMatches?: number;
  /** Where the merchant wants the keyword to lead, a path within the shop. */
  readonly redirectTo: string | null;
  /** Categories and brands whose name the keyword is. */
  readonly places: readonly Place[];
  /** Words of the keyword that nothing in the shop is described by. */
  readonly unknownWords: readonly string[];
}

/** Reads what was decided for the keyword of a search; nothing where one attribute is looked in. */
async function decidedFor(ctx: ShopReader, { scope }: SearchQuery): Promise<DecidedPhrase | undefined> {
  if (scope.kind !== 'keyword' || scope.by !== undefined) return undefined;
  return readSearchPhrase(ctx, scope.keyword);
}

/**
 * Lists a page of the products of a category, a keyword or the whole shop, with its filter groups, in two statements, for a keyword three.
 * Buyers who may not see prices get no price group, filter or order. LIST-001 to LIST-008, LIST-045 to LIST-070,
 * SEARCH-001 to SEARCH-007, PRICE-011
 */
export async function listProducts(
  ctx: ShopReader,
  query: ListingQuery,
  buyer: Buyer,
  settings: { readonly listing: ListingSettings },
): Promise<Listing> {
  const plain = toSearchQuery(ctx, query, buyer, settings.listing);
  const decided = await decidedFor(ctx, plain);
  const asked = decided ? { ...plain, tuning: decided.tuning } : plain;
  const { found, products } = await findCards(ctx, asked, buyer);
  const applied = withoutFullRange(asked.filters, found);
  return {
    products,
    paging: paging(found.total, asked.page, asked.limit),
    groups: listingGroups({ ...asked, filters: applied }, found, settings.listing.facets),
    categories: found.categories,
    applied,
    sort: found.sort,
    sortCodes: sortCodes.filter((sort) => asked.prices || !isPriceSort(sort)),
    redirectTo: decided?.redirectTo ?? null,
    places: asked.scope.kind === 'keyword' ? findPlaces(found, asked.scope.keyword, ctx.shop.locale) : [],
    unknownWords: found.unknownWords ?? [],
    ...(found.correction && { correction: found.correction }),
    ...(found.fullMatches !== undefined && { fullMatches: found.fullMatches }),
  };
}

function withoutFullRange(filters: ListingFilters, { priceRange }: SearchResult): ListingFilters {
  const { price, ...rest } = filters;
  const kept = price && priceRange ? keptPriceRange(price, priceRange) : price;
  return kept ? { ...rest, price: kept } : rest;
}
