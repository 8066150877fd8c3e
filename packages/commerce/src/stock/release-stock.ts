import type { Queries } from '@stoa/database';
import { lockOrderStock } from './order-stock.ts';
import { type StockContext, writeStock } from './write-stock.ts';

/**
 * Gives back what an order still holds and waits for, inside the caller's transaction; what was sent is gone.
 * Released twice, also by two at once, it is given back once.
 */
export async function releaseStock(
  tx: Queries,
  ctx: StockContext,
  orderId: string,
  reason: string,
): Promise<void> {
  const held = (await lockOrderStock(tx, orderId)).filter(
    ({ reserved, backordered }) => reserved + backordered > 0,
  );
  const deltas = held.map(({ row, reserved, backordered }) => ({
    row,
    onHand: 0,
    reserved: -reserved,
    backordered: -backordered,
  }));
  await writeStock(tx, ctx, deltas, { kind: 'release', orderId, reason });
}
