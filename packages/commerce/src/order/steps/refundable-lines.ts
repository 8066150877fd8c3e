import { orderLine, type Queries, refundLine } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import type { RefundedLine } from '../../payment/index.ts';

/**
 * Requires that so much of these lines can still be given back. The order must be locked.
 * @throws ShopError `invalid-input` on `lines.N` for a line of another order, one named twice, or one of which less was
 * sold or has been given back meanwhile
 */
export async function requireRefundable(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  orderId: string,
  lines: readonly RefundedLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const left = new Map((await readRefundable(tx, ctx, orderId)).map((line) => [line.id, line]));
  for (const [at, { orderLineId, quantity, amount }] of lines.entries()) {
    const line = left.get(orderLineId);
    if (!line || quantity > line.quantity || amount > line.amount) {
      throw new ShopError('invalid-input', { field: `lines.${at}` });
    }
    left.delete(orderLineId);
  }
}

/** What was charged for a line, tax included. */
const charged = sql`${orderLine.rowTotal} - ${orderLine.discountAmount}
  + case when ${orderLine.pricesIncludeTax} then 0 else ${orderLine.taxAmount} end`;

/** Pieces and money of each line that were not given back yet. */
function readRefundable(tx: Queries, { shop }: Pick<ShopContext, 'shop'>, orderId: string) {
  return tx
    .select({
      id: orderLine.id,
      quantity: sql`${orderLine.qty} - coalesce(sum(${refundLine.quantity}), 0)`.mapWith(Number),
      amount: sql`${charged} - coalesce(sum(${refundLine.amount}), 0)`.mapWith(Number),
    })
    .from(orderLine)
    .leftJoin(
      refundLine,
      and(eq(refundLine.shopId, orderLine.shopId), eq(refundLine.orderLineId, orderLine.id)),
    )
    .where(and(eq(orderLine.shopId, shop.id), eq(orderLine.orderId, orderId)))
    .groupBy(orderLine.shopId, orderLine.id);
}
