import type { SortCode } from '@stoa/domain';
import type { CategoryNode, ListingDocument, OfferDocument } from '../port/document.ts';
import type { SearchQuery } from '../port/query.ts';
import type { CatalogueSettings } from '../port/source.ts';

/** The catalogue of a shop that engines under test are filled with. */
export interface World {
  readonly shopId: string;
  readonly settings: CatalogueSettings;
  /** In the order of their ids; so are the offers of each. */
  readonly listings: readonly ListingDocument[];
}

/** Returns a UUIDv7 for a number; higher numbers are later. */
export function testId(number: number): string {
  const digits = number.toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`;
}

/** The properties of an offer that matter to a test; `null` for no price. */
export type TestOffer = Omit<Partial<OfferDocument>, 'price'> & {
  readonly name?: string;
  readonly description?: string;
  readonly body?: string;
  readonly price?: number | null;
};

/** Returns an offer at 10.00 that can be bought. */
export function testOffer(number: number, given: TestOffer = {}): OfferDocument {
  const { name = 'Thing', description = '', body = '', price = 1000, ...rest } = given;
  return {
    productId: testId(number),
    sellerId: testId(1),
    sku: `SKU-${number}`,
    variationSkus: [],
    facetValues: [],
    categoryIds: [],
    rating: 0,
    popularity: 0,
    buyable: true,
    texts: [{ language: 'en', name, keywords: '', description, body }],
    ...(price !== null && { price }),
    ...rest,
  };
}

/** Returns a listing of one product that belongs to no marketplace listing. */
export const alone = (offer: OfferDocument): ListingDocument => ({ id: offer.productId, offers: [offer] });

export function testWorld(
  listings: readonly ListingDocument[],
  settings: Partial<CatalogueSettings> = {},
): World {
  const defaults = { categories: [], sellerPlaces: {}, defaultSort: 'id-desc' as SortCode, synonyms: [] };
  return { shopId: testId(0xffff), settings: { ...defaults, ...settings }, listings };
}

/** Returns a query for all products, newest first, with the properties that matter to a test. */
export function testQuery(given: Partial<SearchQuery> = {}): SearchQuery {
  return {
    shopId: testId(0xffff),
    scope: { kind: 'all' },
    filters: { attributes: [] },
    facets: [],
    sort: 'id-desc',
    page: 1,
    limit: 24,
    prices: true,
    ...given,
  };
}

/** Categories by their paths; the last slug is the name. */
export function testCategories(...paths: readonly string[]): CategoryNode[] {
  return paths.map((path, at) => {
    const slug = path.split('/').at(-1) ?? '';
    return { id: testId(0xc000 + at), name: slug, slug, path };
  });
}
