import type { Money } from '@stoa/domain';

/**
 * The prices of one piece for this buyer. Absent as a whole where the buyer may not see prices or the product's price
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
