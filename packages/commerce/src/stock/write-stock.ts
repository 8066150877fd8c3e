import { insertMany, type MovementKind, newId, type Queries, stockMovement } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { actorName } from '../kernel/actor-name.ts';
import type { ShopContext } from '../kernel/context.ts';
import { allocateArrived } from './allocate-arrived.ts';
import type { LockedStock } from './lock-stock.ts';
import { emitStockChanges } from './stock-changes.ts';
import type { StockDelta } from './stock-delta.ts';

export type MovementCause =
  | { readonly kind: 'adjust'; readonly reason: string }
  | { readonly kind: Exclude<MovementKind, 'adjust'>; readonly orderId: string; readonly reason: string };

/** For whom stock is moved: whoever asks is written down with each movement. */
export type StockContext = Pick<ShopContext, 'shop' | 'clock' | 'actor'>;

/**
 * Writes new amounts of locked rows, each row once, their movements and their changes: a handful of statements for
 * any number. Pieces that became free go to the orders that wait for them. Returns the rows as they are afterwards, by
 * product.
 */
export async function writeStock(
  tx: Queries,
  ctx: StockContext,
  deltas: readonly StockDelta[],
  cause: MovementCause,
): Promise<ReadonlyMap<string, LockedStock>> {
  if (deltas.length === 0) return new Map();
  const rows = new Map(deltas.map(({ row }) => [row.productId, row]));
  await writeMovements(tx, ctx, rows, deltas, (_delta) => cause);
  const allocations = await allocateArrived(tx, [...rows.values()]);
  await writeMovements(tx, ctx, rows, allocations, ({ orderId }) => ({
    kind: 'allocate',
    orderId,
    reason: 'arrived',
  }));
  await writeAmounts(tx, [...deltas, ...allocations]);
  const changes = deltas.map(({ row: before }) => ({ before, after: rows.get(before.productId) ?? before }));
  await emitStockChanges(tx, ctx, changes);
  return rows;
}

function sum(row: LockedStock, delta: Omit<StockDelta, 'row'>): LockedStock {
  return {
    ...row,
    onHand: row.onHand + delta.onHand,
    reserved: row.reserved + delta.reserved,
    backordered: row.backordered + delta.backordered,
  };
}

/** Writes movements in their order; `rows` have the amounts as they stand before, and afterwards those after them. */
async function writeMovements<Delta extends StockDelta>(
  tx: Queries,
  ctx: StockContext,
  rows: Map<string, LockedStock>,
  deltas: readonly Delta[],
  causeOf: (delta: Delta) => MovementCause,
): Promise<void> {
  const movements = deltas.map((delta) => {
    const { sellerId, productId } = delta.row;
    const after = sum(rows.get(productId) ?? delta.row, delta);
    rows.set(productId, after);
    return {
      ...causeOf(delta),
      sellerId,
      productId,
      id: newId(),
      onHandDelta: delta.onHand,
      reservedDelta: delta.reserved,
      backorderedDelta: delta.backordered,
      onHandAfter: after.onHand,
      reservedAfter: after.reserved,
      backorderedAfter: after.backordered,
      actor: actorName(ctx),
      createdAt: ctx.clock(),
    };
  });
  await insertMany(tx, stockMovement, movements);
}

/** Updates all amounts of a row in one statement, because an intermediate state would violate its checks. */
async function writeAmounts(tx: Queries, deltas: readonly StockDelta[]): Promise<void> {
  const rows = deltas.map(({ row, onHand, reserved, backordered }) => ({
    seller_id: row.sellerId,
    product_id: row.productId,
    on_hand: onHand,
    reserved,
    backordered,
  }));
  await tx.execute(sql`
    update stock s set on_hand = s.on_hand + d.on_hand, reserved = s.reserved + d.reserved,
      backordered = s.backordered + d.backordered
    from (
      select seller_id, product_id, sum(on_hand)::int as on_hand, sum(reserved)::int as reserved,
        sum(backordered)::int as backordered
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as d(seller_id uuid, product_id uuid, on_hand int, reserved int, backordered int)
      group by seller_id, product_id) d
    where s.seller_id = d.seller_id and s.product_id = d.product_id`);
}
