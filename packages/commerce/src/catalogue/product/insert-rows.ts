import type { ShopContext } from '../../kernel/context.ts';
import type { Queries } from '../../kernel/database.ts';
import { inChunks } from '../../kernel/in-chunks.ts';
import { emitProductChanges } from '../../kernel/product-changes.ts';
import { insertStock } from '../../stock/index.ts';
import { claimAddresses } from '../address/claim-addresses.ts';
import { refreshDerivedPrices } from '../price/derived-prices.ts';
import { categoryProduct, priceLevel, product, productChild, productMedia, publication } from '../tables.ts';
import type { ProductRows } from './product-rows.ts';

/** Writes planned rows table by table, in the caller's transaction, with the changes of what was made. */
export async function insertRows(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop'>,
  sellerId: string,
  rows: ProductRows,
  now: Date,
): Promise<void> {
  const ids = rows.created.map(({ id }) => id);
  await inChunks(rows.products, (part) => tx.insert(product).values(part));
  await inChunks(rows.children, (part) => tx.insert(productChild).values(part));
  await inChunks(rows.levels, (part) => tx.insert(priceLevel).values(part));
  await inChunks(rows.media, (part) => tx.insert(productMedia).values(part));
  await insertStock(tx, sellerId, rows.stock, now);
  await inChunks(rows.publications, (part) => tx.insert(publication).values(part));
  await inChunks(rows.filings, (part) => tx.insert(categoryProduct).values(part));
  await claimAddresses(tx, ctx.shop.id, rows.claims, now);
  await refreshDerivedPrices(tx, sellerId, ids);
  await emitProductChanges(tx, 'product.changed', sellerId, ids);
}
