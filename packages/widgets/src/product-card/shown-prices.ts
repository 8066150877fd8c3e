import {
  type ComparablePrices,
  type CurrencyCode,
  fromMajor,
  type PriceConditions,
  pricesAt,
} from '@stoa/domain';

/** The prices of a product as the contract gives them: major units, null where the buyer may not see them. */
export interface PricesShown {
  readonly price?: number | null;
  readonly final_price?: number | null;
  readonly msrp?: number | null;
  readonly from_price?: number | null;
  readonly hide_price: boolean;
  readonly is_price_hidden: boolean;
}

/**
 * Reads prices of the contract, as they are under conditions: without, those of one piece. Minor units; the
 * final one is 0 where there is none, or none that the buyer may see. PRICE-011, PRICE-014 to PRICE-018
 */
export function shownPrices(
  { price, final_price: final, msrp }: PricesShown,
  currency: CurrencyCode,
  conditions?: PriceConditions,
): ComparablePrices {
  const minor = (amount: number | null | undefined) => amount && fromMajor(amount, currency);
  const prices = { final: minor(final) || 0, price: minor(price), msrp: minor(msrp) };
  return prices.final && conditions ? pricesAt(prices, conditions) : prices;
}
