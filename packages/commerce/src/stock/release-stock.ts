import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import type { Queries } from '../kernel/database.ts';
import { lockStock } from './lock-stock.ts';
import { type StockDelta, writeStock } from './write-stock.ts';

interface HeldRow {
  readonly [column: string]: unknown;
  readonly product_id: string;
  readonly reserved: number;
  readonly backordered: number;
}

/**
 * Gives back what an order still holds, inside the caller's transaction. Released twice, also by two at once, it
 * is given back once: what is held is summed up from the movements once the rows are locked.
 */
export async function releaseStock(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  orderId: string,
): Promise<void> {
  const locked = await lockStock(
    tx,
    sql`s.product_id in (select m.product_id from stock_movement m where m.order_id = ${orderId}::uuid)`,
  );
  if (locked.length === 0) return;
  const { rows } = await tx.execute<HeldRow>(sql`
    select product_id, sum(reserved_delta)::int as reserved, sum(backordered_delta)::int as backordered
    from stock_movement where order_id = ${orderId}::uuid
    group by product_id`);
  const held = new Map(rows.map((row) => [row.product_id, row]));
  const deltas = locked.flatMap((row): StockDelta[] => {
    const { reserved = 0, backordered = 0 } = held.get(row.productId) ?? {};
    if (reserved === 0 && backordered === 0) return [];
    return [{ row, onHand: 0, reserved: -reserved, backordered: -backordered }];
  });
  await writeStock(tx, ctx, deltas, { kind: 'release', orderId });
}
