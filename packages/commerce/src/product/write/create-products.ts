import { inTransaction, orConflict } from '@stoa/database';
import { z } from 'zod';
import { ADDRESS_TAKEN } from '../../address/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput } from '../../kernel/input.ts';
import { requireCarried, sellerOf } from '../../shop/index.ts';
import { requireScope } from '../../staff/index.ts';
import { insertRows } from './insert-rows.ts';
import { type CheckedProduct, type NewProduct, newProduct } from './product-input.ts';
import { type CreatedProduct, productRows } from './product-rows.ts';
import { type FieldPrefix, resolveReferences } from './references.ts';

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
