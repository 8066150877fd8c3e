import { type Queries, stock } from '@stoa/database';
import { and, eq } from 'drizzle-orm';

/** The stock of a product or variation as it stands, with its rules. */
export interface StaffStock {
  readonly onHand: number;
  readonly reserved: number;
  /** What can be sold now: on hand, but not reserved. */
  readonly salable: number;
  /** Pieces sold that are not there yet. */
  readonly backordered: number;
  readonly allowBackorders: boolean;
  readonly backorderMessage: string;
  readonly backorderShipDate: Date | null;
  readonly lowStockThreshold: number;
  readonly lowStockAlertMessage: string;
}

/** Reads the stock of a product or variation; null where it keeps none. One statement. */
export async function readStockNow(
  tx: Queries,
  sellerId: string,
  productId: string,
): Promise<StaffStock | null> {
  const [row] = await tx
    .select()
    .from(stock)
    .where(and(eq(stock.sellerId, sellerId), eq(stock.productId, productId)));
  if (!row) return null;
  const { sellerId: _seller, productId: _product, ...kept } = row;
  return { ...kept, salable: row.onHand - row.reserved };
}
