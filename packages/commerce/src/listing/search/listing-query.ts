import {
  defaultSort,
  isSortCode,
  type ListingFilters,
  MAX_PAGE,
  normaliseAttributes,
  normaliseKeyword,
  priceRange,
  type SortCode,
  withoutOuterSlashes,
} from '@stoa/domain';
import { CATEGORY_FILTER, type SearchQuery, type SearchScope } from '@stoa/search';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import { isPriceSort } from '../list-order.ts';
import { BRAND } from './find-places.ts';

/** A requested listing; `toSearchQuery` bounds its values and ignores invalid ones. */
export interface ListingQuery {
  /** A blank keyword lists everything. */
  readonly scope: SearchScope;
  readonly filters?: ListingFilters;
  /** Absent: the shop's default. */
  readonly sort?: SortCode;
  /** From 1. */
  readonly page?: number;
  /** 1 to 100; absent: the shop's page size. */
  readonly limit?: number;
  readonly sellerId?: string;
}

/** A facet the shop offers (`settings.listing.facets`). */
export interface FacetSetting {
  readonly code: string;
  readonly label: string;
  readonly type: 'select' | 'checkbox' | 'hidden';
}

export interface ListingSettings {
  readonly pageSize: number;
  readonly defaultSort?: string | undefined;
  readonly facets: readonly FacetSetting[];
}

const MAX_LIMIT = 100;

/** Returns the validated query for the engine. */
export function toSearchQuery(
  ctx: ShopReader,
  query: ListingQuery,
  buyer: Buyer,
  settings: ListingSettings,
): SearchQuery {
  const prices = buyer.prices === 'visible';
  return {
    shopId: ctx.shop.id,
    scope: knownScope(query.scope),
    filters: knownFilters(query.filters, settings, prices),
    facets: facetsOf(query.scope, settings),
    sort: knownSort(ctx, query.sort, settings, prices),
    page: bounded(query.page ?? 1, MAX_PAGE),
    limit: bounded(query.limit ?? settings.pageSize, MAX_LIMIT),
    prices,
    ...(query.scope.kind === 'keyword' && query.scope.by === undefined && { close: true }),
    ...(query.sellerId !== undefined && { sellerId: query.sellerId }),
  };
}

/** A keyword may be the name of a brand, so that brands are counted for it in every shop. */
function facetsOf({ kind }: SearchScope, { facets }: ListingSettings): string[] {
  const codes = facets.map(({ code }) => code);
  return kind !== 'keyword' || codes.includes(BRAND) ? codes : [...codes, BRAND];
}

function bounded(value: number, most: number): number {
  return Math.min(most, Math.max(1, Math.trunc(value) || 1));
}

function knownScope(scope: SearchScope): SearchScope {
  if (scope.kind === 'category') {
    return { kind: 'category', path: withoutOuterSlashes(scope.path.replaceAll('\0', '')) };
  }
  if (scope.kind !== 'keyword') return scope;
  const keyword = normaliseKeyword(scope.keyword);
  return keyword === '' ? { kind: 'all' } : { ...scope, keyword };
}

/** Filters the shop doesn't offer are ignored, and so is a price filter of those who may not see prices. */
function knownFilters(
  filters: ListingFilters | undefined,
  settings: ListingSettings,
  prices: boolean,
): ListingFilters {
  // The index of brands leads to the filter by brand in every shop.
  const known = new Set([CATEGORY_FILTER, BRAND, ...settings.facets.map((facet) => facet.code)]);
  const choices = (filters?.attributes ?? [])
    .filter(({ code }) => known.has(code))
    .flatMap(({ code, values }) => values.map((value) => [code, value.toWellFormed()] as const));
  const price = prices ? priceRange(amount(filters?.price?.from), amount(filters?.price?.to)) : undefined;
  const rating = filters?.minRating ?? 0;
  return {
    attributes: normaliseAttributes(choices),
    ...(price && { price }),
    ...(rating >= 1 && rating <= 5 && { minRating: rating }),
  };
}

function amount(value: number | undefined): number | undefined {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function knownSort(
  ctx: ShopReader,
  requested: string | undefined,
  settings: ListingSettings,
  prices: boolean,
): SortCode {
  const allowed = (sort: string | undefined): sort is SortCode =>
    isSortCode(sort) && (prices || !isPriceSort(sort));
  return [requested, settings.defaultSort].find(allowed) ?? defaultSort(ctx.shop.type);
}
