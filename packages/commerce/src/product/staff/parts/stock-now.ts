import { type Queries, stock } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { type StockNow, stockNow } from '../../../stock/index.ts';

/** Reads the stock of a product or variation; null where it keeps none. One statement. */
export async function readStockNow(
  tx: Queries,
  sellerId: string,
  productId: string,
): Promise<StockNow | null> {
  const [row] = await tx
    .select()
    .from(stock)
    .where(and(eq(stock.sellerId, sellerId), eq(stock.productId, productId)));
  return row ? stockNow(row) : null;
}
