import { z } from 'zod';
import { orConflict } from '../../kernel/conflict.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { Queries } from '../../kernel/database.ts';
import { inChunks } from '../../kernel/in-chunks.ts';
import { parseInput } from '../../kernel/input.ts';
import { emitProductChanges } from '../../kernel/product-changes.ts';
import { inTransaction } from '../../kernel/transaction.ts';
import { requireScope } from '../../staff/index.ts';
import { insertStock } from '../../stock/index.ts';
import { ADDRESS_TAKEN, claimAddresses } from '../address/claim-addresses.ts';
import { refreshDerivedPrices } from '../price/derived-prices.ts';
import { categoryProduct, priceLevel, product, productChild, productMedia, publication } from '../tables.ts';

import { type CheckedProduct, type NewProduct, newProduct } from './product-input.ts';
import { type CreatedProduct, type ProductRows, productRows } from './product-rows.ts';
import { type FieldPrefix, resolveReferences } from './references.ts';
import { requireCarried, sellerOf } from './seller-of.ts';

/** Products one call may make. */
const MAX_BATCH = 2000;

const batch = z.array(newProduct).max(MAX_BATCH);

export interface CreateOptions {
  /** Whose products they are; the shop's own seller unless told. */
  readonly sellerId?: string;
}

/**
 * Makes products of any kind with everything that belongs to them (variations, prices, pictures, stock), shows
 * them in the shop under an address and files them under categories. All or nothing; hundreds of products are
 * a dozen statements. Needs `catalog:write`.
 * @throws ShopError `invalid-input` and `conflict` (sku or slug taken) on a field such as `3.variations.0.sku`
 */
export async function createProducts(
  ctx: ShopContext,
  inputs: readonly NewProduct[],
  options: CreateOptions = {},
): Promise<CreatedProduct[]> {
  return create(ctx, parseInput(batch, inputs), options, (index) => `${index}.`);
}

/** Makes one product; as `createProducts`, with fields named without an index. */
export async function createProduct(
  ctx: ShopContext,
  input: NewProduct,
  options: CreateOptions = {},
): Promise<CreatedProduct> {
  const [created] = await create(ctx, [parseInput(newProduct, input)], options, () => '');
  if (!created) throw new Error('the product was not created');
  return created;
}

async function create(
  ctx: ShopContext,
  given: readonly CheckedProduct[],
  options: CreateOptions,
  prefix: FieldPrefix,
): Promise<CreatedProduct[]> {
  const sellerId = sellerOf(ctx, options.sellerId);
  requireScope(ctx, 'catalog:write', { sellerId });
  const now = ctx.clock();
  return orConflict({ product_sku: 'sku', [ADDRESS_TAKEN]: 'slug' }, () =>
    inTransaction(ctx.db, async (tx) => {
      await requireCarried(tx, ctx, sellerId);
      const references = await resolveReferences(tx, ctx, sellerId, given, prefix);
      const rows = productRows({ shopId: ctx.shop.id, sellerId, now, references, prefix }, given);
      await insertRows(tx, ctx, sellerId, rows, now);
      return rows.created;
    }),
  );
}

async function insertRows(
  tx: Queries,
  ctx: ShopContext,
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
