import { adjustStock } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import { forRole } from '../access/office.ts';
import { toldStock } from '../parts/told-stock.ts';

export const adjust = forRole.stock.adjust.handler(async ({ input, context }) => {
  const { product: productId, delta, reason, idempotencyKey } = input;
  const after = await adjustStock(context.shop, {
    lines: [{ productId, delta }],
    reason,
    idempotencyKey,
  });
  const stock = after.get(productId);
  if (!stock) throw new ShopError('not-found', { field: 'productId' });
  return toldStock(stock);
});
