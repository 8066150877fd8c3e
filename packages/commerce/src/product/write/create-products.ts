import { orConflict } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { ADDRESS_TAKEN } from '../../address/index.ts';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { requireCarried, sellerOf } from '../../shop/index.ts';
import { evaluateWrites } from './evaluate-writes.ts';
import { errorOfFaults } from './fault.ts';
import type { CreatedProduct } from './new-rows.ts';
import type { ProductInput } from './product-record.ts';
import { SeenKeys } from './seen-keys.ts';
import { writeProducts } from './write-products.ts';
import { writtenProducts } from './written-products.ts';

/** Products one call may make. */
const MAX_BATCH = 2000;

export interface CreateOptions {
  /** Whose products they are; the shop's own seller unless told. */
  readonly sellerId?: string;
}

/**
 * Makes products of any kind with everything that belongs to them (variations, prices, pictures, stock), shows
 * them in the shop under an address and puts them into categories. All or nothing; hundreds of products are a
 * dozen statements. Needs `catalog:write`.
 * @throws ShopError `invalid-input` and `conflict` (sku or slug taken) on a field such as `3.variations.0.sku`
 */
export function createProducts(
  ctx: ShopContext,
  inputs: readonly ProductInput[],
  options: CreateOptions = {},
): Promise<CreatedProduct[]> {
  return create(ctx, inputs, options, (index) => `${index}.`);
}

/** Makes one product; as `createProducts`, with fields named without an index. */
export async function createProduct(
  ctx: ShopContext,
  input: ProductInput,
  options: CreateOptions = {},
): Promise<CreatedProduct> {
  const [created] = await create(ctx, [input], options, () => '');
  if (!created) throw new Error('the product was not created');
  return created;
}

function create(
  ctx: ShopContext,
  inputs: readonly ProductInput[],
  options: CreateOptions,
  prefix: (index: number) => string,
): Promise<CreatedProduct[]> {
  return orConflict({ product_sku: 'sku', [ADDRESS_TAKEN]: 'slug' }, async () => {
    const sellerId = sellerOf(ctx, options.sellerId);
    requireScope(ctx, 'catalog:write', { sellerId });
    if (inputs.length > MAX_BATCH) throw new ShopError('invalid-input');
    const writes = inputs.map((input) => ({
      key: { isNew: true } as const,
      merge: () => ({ record: input }),
    }));
    const change = { verb: 'product.create', scope: 'catalog:write', of: 'product', sellerId } as const;
    return changing(ctx, change, async ({ tx, wrote }) => {
      await requireCarried(tx, ctx, [sellerId]);
      const evaluated = await evaluateWrites(tx, ctx, sellerId, writes, new SeenKeys());
      for (const [at, verdict] of evaluated.verdicts.entries()) {
        if (verdict.kind === 'rejected') throw errorOfFaults(verdict.faults, prefix(at));
      }
      const created = await writeProducts(tx, ctx, sellerId, evaluated);
      wrote(...writtenProducts(sellerId, evaluated, created));
      return [...created.values()];
    });
  });
}
