import type { Money } from '@stoa/domain';

/** A value of an attribute: what facets count and filters choose. */
export interface Fact {
  readonly code: string;
  readonly value: string;
}

/** The words of an offer in one language, by the field they stand in. */
export interface OfferText {
  /** Language tag, such as `en` or `pt-BR`. */
  readonly language: string;
  readonly name: string;
  /** Words it should be found by that nobody sees. */
  readonly keywords: string;
  readonly description: string;
}

/** What one seller offers, as it is on show in one shop. */
export interface OfferDocument {
  /** The seller's product (UUID). */
  readonly productId: string;
  readonly sellerId: string;
  readonly sku: string;
  /** Of its variations that are for sale. */
  readonly variationSkus: readonly string[];
  /** Also the fact `brand`. */
  readonly brand?: string;
  /** Of all attributes, its variations' included; each once. */
  readonly facts: readonly Fact[];
  /** Categories it is filed under itself; what lies above them follows from the tree. */
  readonly categoryIds: readonly string[];
  /** Base price in minor units; absent where it is kept for the cart. */
  readonly price?: Money;
  /** Average of the reviews, 0 to 5, two decimals. */
  readonly rating: number;
  /** Sales, or whatever the shop measures; 0 or more. */
  readonly popularity: number;
  /** Whether it, or something below it, can be bought now. */
  readonly buyable: boolean;
  /** One for each language of the shop. */
  readonly texts: readonly OfferText[];
}

/**
 * The unit in which an index is told of the catalogue: all offers that stand on one page, together. A product
 * that stands alone is a listing with one offer and the product's id. Ids are UUIDv7: their order is that of
 * making, which is what 'Recently Added' goes by.
 */
export interface ListingDocument {
  readonly id: string;
  readonly offers: readonly OfferDocument[];
}

/** A category that is shown, as all above it are. */
export interface CategoryNode {
  readonly id: string;
  readonly name: string;
  /** Unique in the shop. */
  readonly slug: string;
  /** Slugs from the root, joined by slashes. */
  readonly path: string;
}
