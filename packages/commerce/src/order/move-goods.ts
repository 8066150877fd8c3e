import { orderLine, type Queries } from '@stoa/database';
import { msg, type OrderTransition, ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { type MissingStock, releaseStock, returnStock, shipStock } from '../stock/index.ts';

/**
 * What a step of an order does to stock: fulfilled goods leave it, returned ones come back, and an order that ends
 * before it was sent holds nothing any more.
 * @throws ShopError `transition-refused` when goods shall be sent that have not been counted in
 */
export async function moveGoods(
  tx: Queries,
  ctx: ShopContext,
  orderId: string,
  { to }: OrderTransition,
): Promise<void> {
  if (to === 'canceled' || to === 'closed') await releaseStock(tx, ctx, orderId, to);
  if (to === 'returned') await returnStock(tx, ctx, orderId);
  if (to !== 'fulfilled') return;
  const [missing] = await shipStock(tx, ctx, orderId);
  if (missing) throw await goodsMissing(tx, ctx, orderId, missing);
}

async function goodsMissing(
  tx: Queries,
  ctx: ShopContext,
  orderId: string,
  { productId, pieces }: MissingStock,
): Promise<ShopError> {
  const [line] = await tx
    .select({ sku: orderLine.sku })
    .from(orderLine)
    .where(
      and(
        eq(orderLine.shopId, ctx.shop.id),
        eq(orderLine.orderId, orderId),
        eq(orderLine.productId, productId),
      ),
    );
  const reason = msg('order.goods_missing', { n: pieces, sku: line?.sku ?? '' });
  return new ShopError('transition-refused', { reason });
}
