import type { Money } from '../money/index.ts';
import type { PricedShipping } from './priced-cart.ts';

/**
 * Returns what sending a cart costs: the price of its method and the fees of single pieces, less what is taken off
 * both. Minor units. CHK-010, TAX-505
 */
export function shippingCharge({
  amount,
  fee,
  discount,
}: Pick<PricedShipping, 'amount' | 'fee' | 'discount'>): Money {
  return amount + fee - discount;
}
