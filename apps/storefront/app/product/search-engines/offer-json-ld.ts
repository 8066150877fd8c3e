import type { PictureSource } from '@stoa/ui';
import type { ProductData } from '../data/product-data.ts';

/** Where and in what the product is sold. */
export interface Place {
  readonly origin: string;
  readonly currency: string;
  readonly reviewsActive: boolean;
}

const availability: Readonly<Record<string, string>> = {
  'in-stock': 'InStock',
  'limited-stock': 'LimitedAvailability',
  backordered: 'BackOrder',
  'on-backorder': 'BackOrder',
  'out-of-stock': 'OutOfStock',
  discontinued: 'Discontinued',
};

/** Returns a stock status in the words of https://schema.org/ItemAvailability. */
export const availabilityOf = (status: string): string =>
  `https://schema.org/${availability[status] ?? 'OutOfStock'}`;

export const pictureUrl = (origin: string, { large }: PictureSource): string => `${origin}${large}.webp`;

/** Tells whether prices of the product may be told in its page. PRICE-004, PRICE-011 */
export const showsPrices = (product: Pick<ProductData, 'hide_price' | 'is_price_hidden'>): boolean =>
  !product.hide_price && !product.is_price_hidden;
