import { type Queries, uuids } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { insertStock, type NewStock } from './insert-stock.ts';
import { type LockedStock, lockStock } from './lock-stock.ts';
import { emitStockChanges } from './stock-changes.ts';
import { type StockContext, writeStock } from './write-stock.ts';

/** The new stock of a product; `null` ends its stock keeping. */
export interface StockTarget {
  readonly productId: string;
  /** `onHand` counts what can be sold: pieces that orders hold or wait for come on top. */
  readonly stock: Omit<NewStock, 'productId'> | null;
}

type Rules = Pick<LockedStock, Exclude<keyof NewStock, 'productId' | 'onHand'>>;

/**
 * Sets the stock of a seller's products from a catalogue, with movements and changes, inside the caller's
 * transaction; a dozen statements for any number. The caller has checked scope and seller.
 * @throws ShopError `conflict` on `stock` when stock keeping shall end while orders hold pieces
 */
export async function replaceStock(
  tx: Queries,
  ctx: StockContext,
  sellerId: string,
  targets: readonly StockTarget[],
): Promise<void> {
  if (targets.length === 0) return;
  const ids = targets.map(({ productId }) => productId);
  const locked = await lockStock(
    tx,
    sql`s.seller_id = ${sellerId}::uuid and s.product_id = any (${uuids(ids)})`,
  );
  const before = new Map(locked.map((row) => [row.productId, row]));
  await endStock(
    tx,
    sellerId,
    targets.filter(({ stock }) => stock === null).flatMap(({ productId }) => before.get(productId) ?? []),
  );
  const kept = targets.flatMap(({ productId, stock }) => (stock === null ? [] : [{ productId, ...stock }]));
  await insertStock(
    tx,
    ctx,
    sellerId,
    kept.filter(({ productId }) => !before.has(productId)),
    ctx.clock(),
  );
  const pairs = kept.flatMap(({ productId, ...target }) => {
    const row = before.get(productId);
    return row ? [{ row, target }] : [];
  });
  const ruled = await changeRules(tx, ctx, sellerId, pairs);
  const deltas = ruled.map(({ row, target }) => ({
    row,
    onHand: target.onHand + row.reserved - row.onHand + (target.onHand > 0 ? row.backordered : 0),
    reserved: 0,
    backordered: 0,
  }));
  await writeStock(
    tx,
    ctx,
    deltas.filter(({ onHand }) => onHand !== 0),
    { kind: 'adjust', reason: 'catalogue' },
  );
}

/**
 * Ends the stock keeping of locked rows of a seller, with their movements.
 * @throws ShopError `conflict` on `stock` while orders hold pieces of one or wait for some
 */
export async function endStock(tx: Queries, sellerId: string, rows: readonly LockedStock[]): Promise<void> {
  if (rows.length === 0) return;
  if (rows.some(({ reserved, backordered }) => reserved + backordered > 0)) {
    throw new ShopError('conflict', { field: 'stock' });
  }
  await tx.execute(sql`
    delete from stock where seller_id = ${sellerId}::uuid
      and product_id = any (${uuids(rows.map(({ productId }) => productId))})`);
}

interface Pair {
  readonly row: LockedStock;
  readonly target: Omit<NewStock, 'productId'>;
}

/** Returns the pairs with the rows as they are afterwards. */
async function changeRules(
  tx: Queries,
  ctx: StockContext,
  sellerId: string,
  pairs: readonly Pair[],
): Promise<Pair[]> {
  const changed = pairs.filter(({ row, target }) => rulesKey(row) !== rulesKey(target));
  if (changed.length === 0) return [...pairs];
  const rows = changed.map(({ row, target }) => ({
    product_id: row.productId,
    allow_backorders: target.allowBackorders,
    backorder_message: target.backorderMessage,
    backorder_ship_date: target.backorderShipDate,
    low_stock_threshold: target.lowStockThreshold,
    low_stock_alert_message: target.lowStockAlertMessage,
  }));
  await tx.execute(sql`
    update stock s set allow_backorders = d.allow_backorders, backorder_message = d.backorder_message,
      backorder_ship_date = d.backorder_ship_date, low_stock_threshold = d.low_stock_threshold,
      low_stock_alert_message = d.low_stock_alert_message
    from jsonb_populate_recordset(null::stock, ${JSON.stringify(rows)}::jsonb) d
    where s.seller_id = ${sellerId}::uuid and s.product_id = d.product_id`);
  const after = ({ row, target: { onHand: _, ...rules } }: Pair) => ({ ...row, ...rules });
  await emitStockChanges(
    tx,
    ctx,
    changed.map((pair) => ({ before: pair.row, after: after(pair) })),
  );
  return pairs.map((pair) => ({ row: after(pair), target: pair.target }));
}

function rulesKey(rules: Rules): string {
  return JSON.stringify([
    rules.allowBackorders,
    rules.backorderMessage,
    rules.backorderShipDate && new Date(rules.backorderShipDate).toISOString(),
    rules.lowStockThreshold,
    rules.lowStockAlertMessage,
  ]);
}
