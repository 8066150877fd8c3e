import type { Queries } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { type LockedStock, lockStock } from './lock-stock.ts';

/** An order's share of a product's stock, computed from its movements. */
export interface OrderStock {
  /** Under lock. */
  readonly row: LockedStock;
  /** Pieces on hand that are held for the order. */
  readonly reserved: number;
  /** Pieces that it still waits for. */
  readonly backordered: number;
  /** Pieces that were sent and did not come back. */
  readonly sent: number;
}

interface SumRow {
  readonly [column: string]: unknown;
  readonly product_id: string;
  readonly reserved: number;
  readonly backordered: number;
  readonly sent: number;
}

/**
 * Locks the stock of everything the order took, and sums up its movements once it is locked, so that what another
 * transaction did meanwhile counts. Goods without stock keeping are not listed.
 */
export async function lockOrderStock(tx: Queries, orderId: string): Promise<OrderStock[]> {
  const locked = await lockStock(
    tx,
    sql`s.product_id in (select m.product_id from stock_movement m where m.order_id = ${orderId}::uuid)`,
  );
  if (locked.length === 0) return [];
  const { rows } = await tx.execute<SumRow>(sql`
    select product_id, sum(reserved_delta)::int as reserved, sum(backordered_delta)::int as backordered,
      -sum(on_hand_delta)::int as sent
    from stock_movement where order_id = ${orderId}::uuid
    group by product_id`);
  const sums = new Map(rows.map((row) => [row.product_id, row]));
  return locked.flatMap((row): OrderStock[] => {
    const sum = sums.get(row.productId);
    return sum ? [{ row, reserved: sum.reserved, backordered: sum.backordered, sent: sum.sent }] : [];
  });
}
