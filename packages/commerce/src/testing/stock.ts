import { type Database, inShop, newId, stock } from '@stoa/database';
import { eq } from 'drizzle-orm';
import type { Buyer } from '../pricing/index.ts';
import { readProduct } from '../product/index.ts';
import { adjustStock, releaseStock, reserveStock } from '../stock/index.ts';
import type { TestSale } from './sale.ts';

const anybody: Buyer = { group: undefined, prices: 'visible' };

/** What is done with the stock of a shop, and what shoppers see of it. */
export function stockWork(sale: TestSale) {
  return {
    /** Pieces by product; a list where a product comes more than once. */
    reserve(lines: Readonly<Record<string, number>> | readonly [string, number][], orderId = newId()) {
      const sellerId = sale.shop.ownSellerId ?? '';
      const pairs = Array.isArray(lines) ? lines : Object.entries(lines);
      const demand = pairs.map(([productId, quantity]) => ({ sellerId, productId, quantity }));
      return inShop(sale.system, (tx) => reserveStock(tx, sale.system, demand, orderId));
    },
    release: (orderId: string) => inShop(sale.system, (tx) => releaseStock(tx, sale.system, orderId, 'test')),
    adjust: (productId: string, delta: number) => adjustStock(sale.system, { lines: [{ productId, delta }] }),
    stockOf: async (id: string) => (await readProduct(sale.guest(), { id }, anybody))?.stock,
  };
}

/** Reads what the database has of a product's stock. */
export async function stockRow(db: Database, productId: string) {
  const [row] = await db.queries.select().from(stock).where(eq(stock.productId, productId));
  if (!row) throw new Error('a product with stock');
  return row;
}
