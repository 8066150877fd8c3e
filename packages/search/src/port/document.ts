import type { Money } from '@stoa/domain';

/** A value of an attribute, which facets count and filters select. */
export interface FacetValue {
  /** The attribute. */
  readonly code: string;
  readonly value: string;
}

/** The texts of an offer in one language, by field. */
export interface OfferText {
  /** Language tag, such as `en` or `pt-BR`. */
  readonly language: string;
  readonly name: string;
  /** Search words that are not displayed. */
  readonly keywords: string;
  /** Short: what lists show. */
  readonly description: string;
  /** The beginning of the long description. */
  readonly body: string;
}

/** What one seller offers, as it is published in one shop. */
export interface OfferDocument {
  /** The seller's product (UUID). */
  readonly productId: string;
  readonly sellerId: string;
  readonly sku: string;
  /** The skus of its published variations. */
  readonly variationSkus: readonly string[];
  /** Also a value of the facet `brand`. */
  readonly brand?: string;
  /** The values of all attributes, those of variations included, without duplicates. */
  readonly facetValues: readonly FacetValue[];
  /** Categories the product is assigned to; their ancestors follow from the tree. */
  readonly categoryIds: readonly string[];
  /** Base price in minor units; absent where it is shown in the cart only. */
  readonly price?: Money;
  /** Average of the reviews, 0 to 5, two decimals. */
  readonly rating: number;
  /** Sales, or another measure of the shop; 0 or more. */
  readonly popularity: number;
  /** Whether it, or one of its variations, can be bought now. */
  readonly buyable: boolean;
  /** One for each language of the shop. */
  readonly texts: readonly OfferText[];
}

/**
 * The unit of indexing: all offers shown on one page. A product that belongs to no marketplace listing is a listing
 * with one offer and the product's id. Ids are UUIDv7, which sort by creation time; 'Recently Added' uses this order.
 */
export interface ListingDocument {
  readonly id: string;
  readonly offers: readonly OfferDocument[];
}

/** A category that is shown, as are all its ancestors. */
export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  /** Unique in the shop. */
  readonly slug: string;
  /** Slugs from the root, joined by slashes. */
  readonly path: string;
}
