import { orConflict, type Queries } from '@stoa/database';
import { isShopError, ShopError, slugify } from '@stoa/domain';
import { ADDRESS_TAKEN, freeSlugToClaim } from '../../address/index.ts';
import { changing, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { requireCarried } from '../../shop/index.ts';
import { evaluateWrites } from '../write/evaluate-writes.ts';
import { errorOfFaults } from '../write/fault.ts';
import type { CreatedProduct } from '../write/new-rows.ts';
import type { ProductInput } from '../write/product-record.ts';
import { SeenKeys } from '../write/seen-keys.ts';
import { writeProducts } from '../write/write-products.ts';
import { writtenProducts } from '../write/written-products.ts';

/** A product that is to be made, and whose it is to be. */
export interface Wanted {
  readonly sellerId: string;
  readonly input: ProductInput;
}

/** Whoever names an address, or makes one of another name, may take it between the look and the claim. */
const MOST_ATTEMPTS = 5;

/**
 * Makes a product unseen, at the first free address like its name: `linen-shirt`, `linen-shirt-2`. What it is to be is
 * told in the transaction that makes it. Needs `catalog:write` of its seller.
 * @throws ShopError `invalid-input` with every field at fault, `conflict` on `sku` and `variations.N.sku`
 */
export async function makeProduct(
  ctx: ShopContext,
  describe: (tx: Queries) => Promise<Wanted>,
): Promise<CreatedProduct> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeOnce(ctx, describe);
    } catch (error) {
      if (!isAddressTaken(error) || attempt >= MOST_ATTEMPTS) throw error;
    }
  }
}

const isAddressTaken = (error: unknown): boolean =>
  isShopError(error) && error.code === 'conflict' && error.field === 'slug';

function makeOnce(ctx: ShopContext, describe: (tx: Queries) => Promise<Wanted>): Promise<CreatedProduct> {
  const change = {
    verb: 'product.create',
    scope: 'catalog:write',
    of: 'product',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return orConflict({ product_sku: 'sku', [ADDRESS_TAKEN]: 'slug' }, () =>
    changing(ctx, change, async ({ tx, wrote }) => {
      const { sellerId, input } = await describe(tx);
      requireScope(ctx, 'catalog:write', { sellerId });
      await requireCarried(tx, ctx, [sellerId]);
      const slug = await freeSlugToClaim(tx, ctx.shop.id, slugify(input.name, slugify(input.sku)));
      const record = { ...input, slug, visible: false };
      const write = { key: { isNew: true } as const, merge: () => ({ record }) };
      const evaluated = await evaluateWrites(tx, ctx, sellerId, [write], new SeenKeys());
      const [verdict] = evaluated.verdicts;
      if (verdict?.kind === 'rejected') throw errorOfFaults(verdict.faults);
      const created = await writeProducts(tx, ctx, sellerId, evaluated);
      wrote(...writtenProducts(sellerId, evaluated, created));
      const [made] = created.values();
      if (!made) throw new ShopError('internal');
      return made;
    }),
  );
}
