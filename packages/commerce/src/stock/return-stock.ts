import type { Queries } from '@stoa/database';
import { lockOrderStock } from './order-stock.ts';
import { type StockContext, writeStock } from './write-stock.ts';

/**
 * Puts everything that was sent for an order back on the shelf, inside the caller's transaction, once. What can't be
 * sold again is counted out by `adjustStock`.
 */
export async function returnStock(tx: Queries, ctx: StockContext, orderId: string): Promise<void> {
  const sent = (await lockOrderStock(tx, orderId)).filter((taken) => taken.sent > 0);
  const deltas = sent.map((taken) => ({ row: taken.row, onHand: taken.sent, reserved: 0, backordered: 0 }));
  await writeStock(tx, ctx, deltas, { kind: 'return', orderId, reason: 'returned' });
}
