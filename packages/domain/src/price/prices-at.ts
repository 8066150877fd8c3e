import type { Money } from '../money/index.ts';
import type { ComparablePrices } from './discount.ts';
import { priceOfQuantity, type QuantityPrice } from './price-level.ts';

/** What decides the price of a piece beside the product. */
export interface PriceConditions {
  /** Those open to the buyer. */
  readonly levels: readonly QuantityPrice[];
  readonly quantity: number;
  /** Of the chosen options, for one piece. Minor units. */
  readonly optionFee: Money;
}

/**
 * Returns the prices of one piece under conditions: the lowest price that the quantity reaches, and what it is compared
 * with. The fee of the options is part of each of them, so that the saving is that of the piece as it is chosen. Minor
 * units. PRICE-014 to PRICE-018, PRICE-020
 */
export function pricesAt(
  { final, price, msrp }: ComparablePrices,
  { levels, quantity, optionFee }: PriceConditions,
): ComparablePrices {
  return {
    final: priceOfQuantity(final, levels, quantity) + optionFee,
    price: (price ?? final) + optionFee,
    msrp: msrp && msrp + optionFee,
  };
}
