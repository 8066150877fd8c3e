import type { ProductPagePartsFragment } from '@stoa/contract';
import { type CurrencyCode, fromMajor, type QuantityPrice } from '@stoa/domain';

/** A price level that is open to whoever looks. Minor units. PRICE-014, PRICE-022 */
export interface PriceLevelShown extends QuantityPrice {
  readonly id: string;
  /** The line that says it. */
  readonly text: string;
}

/** Reads price levels of the contract. */
export function priceLevelsShown(
  levels: ProductPagePartsFragment['available_price_levels'],
  currency: CurrencyCode,
): PriceLevelShown[] {
  return levels.map(({ _id, min_qty, price, text }) => ({
    id: _id,
    minQuantity: min_qty,
    price: fromMajor(price, currency),
    text,
  }));
}
