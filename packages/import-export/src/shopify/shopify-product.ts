import type { Money, RichText } from '@stoa/domain';

/** A picture by address; a blank text stands for the product's name. */
export interface ShopifyImage {
  readonly src: string;
  readonly alt: string;
}

/** What the lines of one variant say. A field the file has no column for is undefined. Money is minor units. */
export interface ShopifyVariant {
  /** One for each option. */
  readonly values: readonly string[];
  /** Blank where the file names none. */
  readonly sku?: string | undefined;
  /** What it is called where neither file nor shop have a sku for it. */
  readonly madeSku?: string;
  /** Whether several lines of the file name its sku. */
  readonly isRepeated?: boolean;
  readonly grams?: number | undefined;
  /** Whether stock is kept at all. */
  readonly tracked?: boolean | undefined;
  readonly quantity?: number | undefined;
  readonly backorders?: boolean | undefined;
  readonly price?: Money | undefined;
  readonly compareAt?: Money | null | undefined;
  readonly image?: string | undefined;
  readonly gtin?: string | null | undefined;
  readonly mpn?: string | null | undefined;
}

export type ShopifyStatus = 'active' | 'draft' | 'archived';

/**
 * A product as Shopify's CSV can tell it. The same shape is read from a file and made of a product of the shop,
 * so that what a file says and what the shop has can be compared field by field, whatever is lost between them.
 */
export interface ShopifyProduct {
  readonly handle: string;
  /** The sku of a new product with options, which has none in the file. */
  readonly sku?: string;
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  /** What the body comes to, where it was long enough to be looked at. */
  readonly description?: RichText | undefined;
  readonly vendor?: string | undefined;
  readonly type?: string | undefined;
  /** Joined by a comma and a space. */
  readonly tags?: string | undefined;
  readonly published?: boolean | undefined;
  readonly status?: ShopifyStatus | undefined;
  readonly giftCard?: boolean | undefined;
  readonly requiresShipping?: boolean | undefined;
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
  readonly images?: readonly ShopifyImage[] | undefined;
  /** Names of the options; none for a product without variants of its own. */
  readonly options: readonly string[];
  readonly variants: readonly ShopifyVariant[];
}

/** What Shopify calls the option and its value of a product that has none. */
export const NO_OPTION = { name: 'Title', value: 'Default Title' } as const;
export const MAX_OPTIONS = 3;
