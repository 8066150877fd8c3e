import type { Attributes, Media } from '@stoa/database';
import type { ClassCode, Money } from '@stoa/domain';
import type { CategoryRef } from '../../category/index.ts';
import type { PriceSpan } from '../../pricing/index.ts';
import type { StockView } from '../../stock/index.ts';

/** A value of a variation with its colour. */
export interface Swatch {
  readonly value: string;
  readonly swatch: string;
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
  /** The first two, pictures before films. */
  readonly media: readonly Media[];
  /** The colours its variations come in, where merchants gave them. */
  readonly swatches: readonly Swatch[];
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
