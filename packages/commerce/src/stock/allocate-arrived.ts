import { type Queries, uuids } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { LockedStock } from './lock-stock.ts';
import type { StockDelta } from './stock-delta.ts';

/** Pieces that are held for an order from now on, which waited for them. */
export interface Allocation extends StockDelta {
  readonly orderId: string;
}

interface WaitingRow {
  readonly [column: string]: unknown;
  readonly product_id: string;
  readonly order_id: string;
  readonly waiting: number;
}

/**
 * Gives the free pieces of locked rows to the orders that wait for them, the oldest first: what arrives was sold
 * already. `rows` hold the amounts as they are by the movements written so far. One statement, none where nothing is
 * both free and waited for. STOCK-013
 */
export async function allocateArrived(tx: Queries, rows: readonly LockedStock[]): Promise<Allocation[]> {
  const open = rows.filter((row) => row.backordered > 0 && row.onHand > row.reserved);
  if (open.length === 0) return [];
  const { rows: waiting } = await tx.execute<WaitingRow>(sql`
    select product_id, order_id, sum(backordered_delta)::int as waiting
    from stock_movement
    where seller_id = any (${uuids(open.map(({ sellerId }) => sellerId))})
      and product_id = any (${uuids(open.map(({ productId }) => productId))}) and backordered_delta <> 0
    group by product_id, order_id having sum(backordered_delta) > 0
    order by min(created_at), order_id`);
  return open.flatMap((row) => {
    let free = row.onHand - row.reserved;
    return waiting.flatMap(({ product_id, order_id: orderId, waiting: wanted }): Allocation[] => {
      const pieces = product_id === row.productId ? Math.min(free, wanted) : 0;
      if (pieces === 0) return [];
      free -= pieces;
      return [{ row, orderId, onHand: 0, reserved: pieces, backordered: -pieces }];
    });
  });
}
