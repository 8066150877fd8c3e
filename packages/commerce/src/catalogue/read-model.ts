import type {
  Attributes,
  Media,
  PersonalizationOption,
  ProductOption,
  ProductOptionRule,
  Variant,
} from '@stoa/database';
import type { ClassCode, Money, PriceLevel, RichText } from '@stoa/domain';
import type { StockView } from '../stock/index.ts';

/**
 * What one piece costs this buyer. Absent as a whole where the buyer may not see prices or the product's price
 * is kept for the cart. Minor units. PRICE-004, PRICE-011
 */
export interface Prices {
  readonly price: Money;
  readonly msrp: Money | null;
  /** The lowest of the price and the price levels open to the buyer at quantity 1. PRICE-016 */
  readonly final: Money;
}

/** Prices of a product with others below it: lowest and highest `final` among them. */
export interface PriceSpan extends Prices {
  readonly lowest: Money;
  readonly highest: Money;
}

export interface CategoryRef {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly path: string;
}

/** A product as listings, sliders, suggestions and groups show it. */
export interface ProductCard {
  readonly id: string;
  readonly sellerId: string;
  readonly sku: string;
  readonly name: string;
  readonly subTitle: string;
  readonly shortDescription: string;
  readonly slug: string;
  readonly classCode: ClassCode;
  readonly brand: string | null;
  readonly attributes: Attributes;
  /** The first two. */
  readonly media: readonly Media[];
  readonly categories: readonly CategoryRef[];
  readonly primaryCategory: CategoryRef | null;
  readonly prices?: PriceSpan;
  /** The merchant's flag: the price is seen in the cart only. */
  readonly hidePrice: boolean;
  /** Of a variable or grouped product, over what is below it. */
  readonly stock: StockView;
  readonly hasOptions: boolean;
  readonly hasPersonalization: boolean;
  readonly reviewCount: number;
  readonly reviewAvgRating: number;
  readonly shippingFee: Money;
  readonly nonShippable: boolean;
  readonly websiteDisplay: 'single' | 'other';
  readonly updatedAt: Date;
}

/** One buyable combination of a variable product. ENT-036, ENT-522 */
export interface VariationView {
  readonly id: string;
  readonly sku: string;
  /** Chosen value by variant id. */
  readonly values: Readonly<Record<string, string>>;
  readonly prices?: Prices;
  readonly hidePrice: boolean;
  readonly priceLevels: readonly PriceLevel[];
  readonly stock: StockView;
  readonly media: readonly Media[];
  readonly weightGrams: number;
}

/** Everything the product page shows. ENT-016 to ENT-035 */
export interface ProductPage extends ProductCard {
  readonly description: RichText;
  /** All of them, in their order. */
  readonly media: readonly Media[];
  /** Open to the buyer, from the smallest quantity on; empty where prices are hidden. PRICE-023 */
  readonly priceLevels: readonly PriceLevel[];
  /** From the root to the primary category. */
  readonly breadcrumb: readonly CategoryRef[];
  readonly variants: readonly Variant[];
  readonly defaultVariationSku: string | null;
  /** In the merchant's order; archived ones are left out. */
  readonly variations: readonly VariationView[];
  /** Of a grouped product, in the merchant's order; archived and invisible ones are left out. GROUP-003, GROUP-004 */
  readonly children: readonly ProductCard[];
  readonly personalizationOptions: readonly PersonalizationOption[];
  readonly productOptions: readonly ProductOption[];
  readonly productOptionRules: readonly ProductOptionRule[];
  readonly itemDeliveryInfo: string;
  /** Id of a delivery rule; `null` for the shop's default. */
  readonly deliveryEstimate: string | null;
  /** The only shipping methods allowed; `null` for any. */
  readonly limitShippingMethods: readonly string[] | null;
  readonly weightGrams: number;
  /** Reviews with one to five stars, in that order. */
  readonly reviewStars: readonly number[];
  readonly relatedIds: readonly string[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly seoCrawlerSetting: string;
  readonly revision: number;
}

export type { Media };
