import type { Money, RichText } from '@stoa/domain';
import type { ShopifyVariant } from '../shopify/shopify-product.ts';

/** A variant with what it takes of the stock: `null` where no stock is kept, undefined where the file says nothing. */
export interface FoundVariant extends Omit<ShopifyVariant, 'price' | 'tracked' | 'quantity' | 'backorders'> {
  readonly line: number;
  /** Missing where the file has none: it can be seen, but not be bought. */
  readonly price: Money | undefined;
  readonly stock: FoundStock | null | undefined;
  readonly unavailableForSale: boolean;
}

export interface FoundStock {
  readonly available: number;
  readonly allowBackorders: boolean;
  /** ISO 8601. */
  readonly backorderShipDate?: string;
}

/** A product as a flat file of another system tells it. What is undefined is not spoken of. */
export interface FoundProduct {
  readonly line: number;
  /** What the file calls it, for the report. */
  readonly handle: string;
  readonly slug: string;
  /** Of a product with options, or a set. */
  readonly sku: string;
  readonly name: string;
  readonly description: RichText | undefined;
  readonly shortDescription: string | undefined;
  readonly brand: string | null | undefined;
  /** Names from the top of the tree; the first is the primary category. */
  readonly categories: readonly (readonly string[])[] | undefined;
  readonly attributes: Readonly<Record<string, string | string[]>>;
  readonly images: readonly { readonly src: string; readonly alt: string }[] | undefined;
  readonly visible: boolean | undefined;
  readonly featured: boolean | undefined;
  readonly nonShippable: boolean | undefined;
  /** Skus of what a set consists of. */
  readonly children: readonly string[] | undefined;
  readonly options: readonly string[];
  readonly variants: readonly FoundVariant[];
}
