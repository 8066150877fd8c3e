import { product } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { type StoredRecord, storedRow } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { requireProduct } from './require-product.ts';

/**
 * A product or variation of a seller that the shop carries, as the record of a change; it is locked together with what
 * shows it, in the one order in which everybody locks products.
 */
export function productRow(ctx: ShopContext, productId: string): StoredRecord<typeof product.$inferSelect> {
  const where = eq(product.id, productId);
  const { shop } = ctx;
  const row = storedRow({
    shop,
    entity: 'product',
    id: productId,
    field: 'productId',
    table: product,
    where,
  });
  return {
    ...row,
    lock: async (tx) => {
      const found = await requireProduct(tx, ctx, productId);
      return { row: found, revision: found.revision, sellerId: found.sellerId };
    },
  };
}
