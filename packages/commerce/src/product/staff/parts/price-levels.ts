import { priceLevel, type Queries } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { type RecordVariation, sortedLevels } from '../../write/product-record.ts';

/** A price for a quantity on, in minor units; without groups for everybody. PRICE-012 to PRICE-014 */
export type StaffLevel = RecordVariation['priceLevels'][number];

/** Reads the price levels of a product or variation, from the smallest quantity on. One statement. */
export async function readLevels(tx: Queries, sellerId: string, productId: string): Promise<StaffLevel[]> {
  const { minQty, price, customerGroups, savePercent } = priceLevel;
  const rows = await tx
    .select({ minQty, price, customerGroups, savePercent })
    .from(priceLevel)
    .where(and(eq(priceLevel.sellerId, sellerId), eq(priceLevel.productId, productId)));
  return sortedLevels(rows);
}
