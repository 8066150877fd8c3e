import { type Queries, uuids } from '@stoa/database';
import { availability, canSupply } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { type LockedStock, lockStock } from './lock-stock.ts';
import { outOfStock, type Shortage } from './shortages.ts';
import type { StockDelta } from './stock-delta.ts';
import { type StockContext, writeStock } from './write-stock.ts';

/** What an order takes: one line of it. */
export interface StockDemand {
  readonly sellerId: string;
  readonly productId: string;
  /** At least 1. */
  readonly quantity: number;
}

/** What was taken of one product: from stock, and to come later. */
export interface ReservedStock {
  readonly productId: string;
  readonly fromStock: number;
  readonly backordered: number;
}

/**
 * Takes stock for an order inside the caller's transaction: demand is summed up by product, rows are locked in
 * the order of product ids, and everything is taken or nothing. Goods without stock keeping are not listed in the
 * reply. Five statements for any number of lines. CHK-010, STOCK-013
 * @throws ShopError `out-of-stock` with every product that is short (`shortagesOf`)
 */
export async function reserveStock(
  tx: Queries,
  ctx: StockContext,
  lines: readonly StockDemand[],
  orderId: string,
): Promise<ReservedStock[]> {
  const demand = sumUp(lines);
  if (demand.size === 0) return [];
  const sellers = [...new Set(lines.map(({ sellerId }) => sellerId))];
  const locked = await lockStock(
    tx,
    sql`s.seller_id = any (${uuids(sellers)}) and s.product_id = any (${uuids([...demand.keys()])})`,
  );
  const shortages = locked.flatMap((row) => shortageOf(row, demand.get(row.productId) ?? 0));
  if (shortages.length > 0) throw outOfStock(shortages);
  const deltas = locked.map((row) => reservation(row, demand.get(row.productId) ?? 0));
  await writeStock(tx, ctx, deltas, { kind: 'reserve', orderId, reason: 'placed' });
  return deltas.map(({ row, reserved, backordered }) => ({
    productId: row.productId,
    fromStock: reserved,
    backordered,
  }));
}

function sumUp(lines: readonly StockDemand[]): Map<string, number> {
  const demand = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('a quantity is at least 1');
    demand.set(productId, (demand.get(productId) ?? 0) + quantity);
  }
  return demand;
}

/** Computes what can be taken: a discontinued product has no backorders. OPEN-016 */
function supply(row: LockedStock) {
  const { salable, backorders } = availability({ ...row, managed: true });
  return { salable, backorders: backorders && !row.discontinued };
}

function shortageOf(row: LockedStock, quantity: number): Shortage[] {
  const found = supply(row);
  return canSupply(found, quantity) ? [] : [{ productId: row.productId, available: found.salable }];
}

function reservation(row: LockedStock, quantity: number): StockDelta {
  const reserved = Math.min(quantity, supply(row).salable);
  return { row, onHand: 0, reserved, backordered: quantity - reserved };
}
