import type { Money, SortCode } from '@stoa/domain';

/** A product found. */
export interface SearchHit {
  readonly productId: string;
  /** The sku of the variation by which the product was found, when the keyword was one. */
  readonly variationSku?: string;
}

/** How many products have a value, whatever is chosen in the facet itself. */
export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

export interface Facet {
  readonly code: string;
  /** Most frequent first. */
  readonly counts: readonly FacetCount[];
}

export interface CategoryCount {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
  /** Products filed under it or below it. */
  readonly count: number;
}

/** One page of what was found, with the counts over all of it. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly total: number;
  /** In the order they were asked for. */
  readonly facets: readonly Facet[];
  /** Lowest and highest base price, whatever the price filter; absent without prices. Minor units. */
  readonly priceRange?: { readonly min: Money; readonly max: Money };
  /** Highest average rating, whatever the rating filter; 0 without reviews. */
  readonly maxRating: number;
  /** Most products first; whatever the category filter. */
  readonly categories: readonly CategoryCount[];
  /** The order used. */
  readonly sort: SortCode;
}
