import {
  categoryProduct,
  emitProductChanges,
  insertMany,
  priceLevel,
  product,
  productChild,
  productMedia,
  publication,
  type Queries,
} from '@stoa/database';
import { claimAddresses } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { refreshDerivedPrices } from '../../pricing/index.ts';
import { insertStock } from '../../stock/index.ts';
import type { NewRows } from './new-rows.ts';

/** Writes planned rows table by table, in the caller's transaction, with the changes of what was made. */
export async function insertRows(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'actor'>,
  sellerId: string,
  rows: NewRows,
  now: Date,
): Promise<void> {
  const ids = rows.created.map(({ id }) => id);
  const isVariation = ({ parentId }: NewRows['products'][number]) => parentId != null;
  // A variation's row refers to that of its product.
  await insertMany(
    tx,
    product,
    rows.products.filter((row) => !isVariation(row)),
  );
  await insertMany(tx, product, rows.products.filter(isVariation));
  await insertMany(tx, productChild, rows.children);
  // Before they are published: a publication takes over the price, and later ones one by one.
  await refreshDerivedPrices(tx, sellerId, ids);
  await insertMany(tx, priceLevel, rows.levels);
  await insertMany(tx, productMedia, rows.media);
  await insertStock(tx, ctx, sellerId, rows.stock, now);
  await insertMany(tx, publication, rows.publications);
  await insertMany(tx, categoryProduct, rows.assignments);
  await claimAddresses(tx, ctx.shop.id, rows.claims, now);
  await emitProductChanges(tx, 'product.changed', sellerId, ids);
}
