/**
 * The shapes of the demo shops' goods. Amounts are US cents, weights grams, days are counted from the day the
 * shops are filled. Pictures are names of files in `demo/pictures/masters`.
 */
import type { PersonalizationOption, ProductOption, ProductOptionRule } from '@stoa/domain';

type ClassCode = 'simple' | 'variable_product' | 'grouped' | 'gift_certificate';

/** A node of a shop's category tree; `slug` is unique in the shop. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly displayOption?: 'vertical' | 'horizontal';
  /** A product's picture that stands for the category. */
  readonly picture: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** The block below the listing. ENT-046 */
  readonly more?: {
    readonly title: string;
    readonly subTitle: string;
    readonly paragraphs: readonly string[];
  };
  readonly children?: readonly Category[];
}

export interface Brand {
  readonly name: string;
  readonly place: string;
  readonly story: string;
}

export interface Picture {
  readonly file: string;
  readonly alt: string;
}

/** Codes of `attributes.ts`; several values where a product has several. */
export type Attributes = Readonly<Record<string, string | number | readonly string[]>>;

export interface Stock {
  readonly available: number;
  readonly allowBackorders: boolean;
  readonly backorderMessage: string;
  /** Negative: the date has passed. */
  readonly backorderShipsInDays?: number;
  /** At most this many on hand counts as low; 0 never does. */
  readonly lowStockThreshold: number;
  readonly lowStockAlertMessage: string;
}

/** Switches that take a product off sale in one way or another. */
interface Availability {
  readonly unavailableForSale: boolean;
  readonly discontinued: boolean;
  readonly archived: boolean;
}

/** One dimension in which variations differ; `id` is the code of an attribute. ENT-037, ENT-038 */
export interface VariationAttribute {
  readonly id: string;
  readonly label: string;
  readonly displayType: 'button' | 'dropdown' | 'radio';
  readonly options: readonly { readonly value: string; readonly swatch?: string }[];
}

export interface Variation extends Availability {
  readonly sku: string;
  /** Chosen value by the id of each variant. */
  readonly values: Readonly<Record<string, string>>;
  readonly price: number;
  readonly msrp?: number;
  readonly priceLevels: readonly PriceLevel[];
  readonly weightGrams: number;
  readonly stock: Stock;
  readonly picture?: Picture;
}

/** ENT-039 */
export interface PriceLevel {
  /** Empty: for everyone. */
  readonly customerGroups: readonly string[];
  readonly minQty: number;
  readonly price: number;
  readonly savePercent?: number;
}

/** A review that was written; it is counted in the stars of its product. */
export interface Review {
  readonly star: 1 | 2 | 3 | 4 | 5;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  readonly daysAgo: number;
  readonly reply?: { readonly firstName: string; readonly lastName: string; readonly content: string };
}

/** Written reviews by the slug of their product. */
export type ReviewsBySlug = Readonly<Record<string, readonly Review[]>>;

export interface Product extends Availability, Customization {
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly subTitle: string;
  readonly classCode: ClassCode;
  /** Slugs; the first is the primary category. */
  readonly categories: readonly [string, ...string[]];
  readonly brand: string;
  /** Of a variable or grouped product: the lowest of its variations or children. */
  readonly price: number;
  readonly msrp?: number;
  readonly hidePrice: boolean;
  /** Of a variable product they are those of its variations at this price. */
  readonly priceLevels: readonly PriceLevel[];
  readonly shippingFee: number;
  readonly shortDescription: string;
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly attributes: Attributes;
  readonly weightGrams: number;
  readonly nonShippable: boolean;
  /** Ids of the shipping methods it can go by; empty means any. */
  readonly limitShippingMethods: readonly string[];
  readonly itemDeliveryInfo: string;
  /** Id of one of its shop's delivery rules; the default where none is named. */
  readonly deliveryEstimate?: string;
  readonly pictures: readonly [Picture, ...Picture[]];
  /** The address of a film at its provider, whose poster is the last picture. */
  readonly film?: string;
  readonly stock: Stock;
  readonly variants: readonly VariationAttribute[];
  readonly variations: readonly Variation[];
  readonly defaultVariationSku?: string;
  /** Skus of the products a grouped product consists of. */
  readonly children: readonly string[];
  readonly featured: boolean;
  /** Pieces sold so far; sorts bestsellers. */
  readonly popularity: number;
  /** Reviews with one to five stars, in that order; the written ones are among them. */
  readonly stars: readonly [number, number, number, number, number];
  readonly reviews: readonly Review[];
  readonly metaTitle: string;
  readonly metaDescription: string;
}

/** What a shopper fills in or chooses before buying. Fees are cents. */
interface Customization {
  readonly personalizationOptions: readonly PersonalizationOption[];
  readonly productOptions: readonly ProductOption[];
  readonly productOptionRules: readonly ProductOptionRule[];
}
