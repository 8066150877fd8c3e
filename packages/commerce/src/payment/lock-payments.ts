import { payment, type Queries } from '@stoa/database';
import { and, asc, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** Returns the payments of an order in their order, locked until the transaction ends. */
export function lockPayments(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  orderId: string,
): Promise<(typeof payment.$inferSelect)[]> {
  return tx
    .select()
    .from(payment)
    .where(and(eq(payment.shopId, ctx.shop.id), eq(payment.orderId, orderId)))
    .orderBy(asc(payment.position))
    .for('update');
}
