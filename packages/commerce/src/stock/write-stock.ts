import { calendarDay, stockInfo } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import type { Queries } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { emitProductChanges } from '../kernel/product-changes.ts';
import type { LockedStock } from './lock-stock.ts';
import { type StockRow, stockView } from './stock-view.ts';
import { stockMovement } from './tables.ts';

/** What is added to the three amounts of a locked row. */
export interface StockDelta {
  readonly row: LockedStock;
  readonly onHand: number;
  readonly reserved: number;
  readonly backordered: number;
}

export interface MovementCause {
  readonly kind: 'adjust' | 'reserve' | 'release';
  readonly orderId?: string;
  readonly reason?: string;
}

/** Writes new amounts of locked rows, their movements and their changes: a handful of statements for any number. */
export async function writeStock(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  deltas: readonly StockDelta[],
  cause: MovementCause,
): Promise<void> {
  if (deltas.length === 0) return;
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
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as d(seller_id uuid, product_id uuid, on_hand int, reserved int, backordered int)
    where s.seller_id = d.seller_id and s.product_id = d.product_id`);
  await tx.insert(stockMovement).values(
    deltas.map(({ row, onHand, reserved, backordered }) => ({
      sellerId: row.sellerId,
      productId: row.productId,
      id: newId(),
      kind: cause.kind,
      onHandDelta: onHand,
      reservedDelta: reserved,
      backorderedDelta: backordered,
      orderId: cause.orderId ?? null,
      reason: cause.reason ?? '',
      createdAt: ctx.clock(),
    })),
  );
  await emitStockChanges(
    tx,
    ctx,
    deltas.map(({ row, ...delta }) => ({ before: row, after: { ...row, ...sum(row, delta) } })),
  );
}

function sum(row: LockedStock, delta: Omit<StockDelta, 'row'>): Pick<StockRow, keyof typeof delta> {
  return {
    onHand: row.onHand + delta.onHand,
    reserved: row.reserved + delta.reserved,
    backordered: row.backordered + delta.backordered,
  };
}

export interface StockChange {
  readonly before: LockedStock;
  readonly after: LockedStock;
}

/**
 * `stock.changed` for every row, `stock.status-changed` only where a shopper sees something else: another status,
 * or another number beside it once few are left. Pages are thrown away by the latter alone.
 */
export async function emitStockChanges(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  changes: readonly StockChange[],
): Promise<void> {
  for (const [sellerId, own] of Map.groupBy(changes, ({ before }) => before.sellerId)) {
    await emitProductChanges(tx, 'stock.changed', sellerId, idsOf(own));
    const seen = own.filter(({ before, after }) => shown(ctx, before) !== shown(ctx, after));
    await emitProductChanges(tx, 'stock.status-changed', sellerId, idsOf(seen));
  }
}

const idsOf = (changes: readonly StockChange[]) => changes.map(({ before }) => before.productId);

/** What a page shows of the stock of one piece. */
function shown({ shop, clock }: Pick<ShopContext, 'shop' | 'clock'>, row: LockedStock): string {
  const { status, text, messages } = stockInfo(
    stockView(row, row, shop.timeZone),
    1,
    calendarDay(clock(), shop.timeZone),
  );
  return JSON.stringify([status, text, messages]);
}
