import { type Database, stock, stockMovement } from '@stoa/database';
import type { OrderTransition } from '@stoa/domain';
import { asc, eq } from 'drizzle-orm';
import { addToCart } from '../cart/index.ts';
import { changeOrderState, placeOrder } from '../order/index.ts';
import { adjustStock, type StockAdjustments } from '../stock/index.ts';
import { checkoutOf } from './checkout.ts';
import type { TestSale } from './sale.ts';

/** Orders of a shop that are placed and taken on, and what that does to its stock. */
export type OrderWork = ReturnType<typeof orderWork>;

export function orderWork(db: Database, sale: TestSale) {
  const take = (orderId: string, step: OrderTransition, from = db) =>
    changeOrderState({ ...sale.system, db: from }, { orderId, ...step });
  return {
    take,

    /** Places an order an hour after the one before, since only so many are placed within an hour. Returns its id. */
    async order(pieces: Readonly<Record<string, number>>): Promise<string> {
      sale.clock.advance(3600);
      const ctx = sale.guest();
      for (const [productId, qty] of Object.entries(pieces)) await addToCart(ctx, { productId, qty });
      return (await placeOrder(ctx, await checkoutOf(ctx))).orderId;
    },

    async takeAll(orderId: string, steps: readonly OrderTransition[]): Promise<void> {
      for (const step of steps) await take(orderId, step);
    },

    adjust: (...lines: StockAdjustments['lines']) => adjustStock(sale.system, { lines }),

    /** On hand, reserved and backordered. */
    async amounts(productId: string) {
      const [row] = await db.queries.select().from(stock).where(eq(stock.productId, productId));
      return row ? [row.onHand, row.reserved, row.backordered] : [];
    },

    /** Of each movement of an order its kind, what it changed of these three, and its reason. */
    movements: (orderId: string) =>
      db.queries
        .select({
          kind: stockMovement.kind,
          deltas: stockMovement.onHandDelta,
          reserved: stockMovement.reservedDelta,
          backordered: stockMovement.backorderedDelta,
          reason: stockMovement.reason,
        })
        .from(stockMovement)
        .where(eq(stockMovement.orderId, orderId))
        .orderBy(asc(stockMovement.id))
        .then((rows) => rows.map((row) => Object.values(row))),
  };
}
