import { msg, type PriceVisibility, ShopError } from '@stoa/domain';
import type { EvaluatedLine } from './evaluate-lines.ts';

/**
 * Requires that the buyer may see prices. ATC-002, PRICE-011
 * @throws ShopError `unauthenticated` for guests, `forbidden` for customers who wait to be approved
 */
export function requireVisiblePrices(prices: PriceVisibility): void {
  if (prices === 'sign-in') throw new ShopError('unauthenticated', { reason: msg('price.sign_in') });
  if (prices === 'pending-approval') {
    throw new ShopError('forbidden', { reason: msg('price.pending_approval') });
  }
}

/**
 * @param present pieces that the cart holds already, which `available` leaves out
 * @throws ShopError `out-of-stock` with what is wrong, when the line can't be bought as it is.
 * CHK-010, STOCK-516, STOCK-517
 */
export function requireBuyable(evaluated: EvaluatedLine, field: string, present = 0): void {
  const { status, issue, maxQty, line, product } = evaluated;
  if (status === 'buyable') return;
  const available = status === 'invalid' ? 0 : Math.max(0, maxQty - present);
  throw new ShopError('out-of-stock', {
    field,
    params: { available, lineId: line.id, sku: product.sku, name: product.name },
    ...(issue && { reason: issue }),
  });
}
