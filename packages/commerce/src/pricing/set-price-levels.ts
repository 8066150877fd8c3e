import { emitProductChanges, newId, priceLevel } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { knownGroups } from '../customer/index.ts';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, recordId } from '../kernel/input.ts';
import { countAbove } from '../stock/index.ts';
import { priceLevels } from './price-input.ts';
import { productRow } from './product-row.ts';

const input = z.strictObject({ productId: recordId, levels: priceLevels });
export type PriceLevelsInput = z.input<typeof input>;

/**
 * Replaces the price levels of a product or variation. Needs `prices:write`. PRICE-012 to PRICE-014
 * @throws ShopError `not-found`, `invalid-input` on `levels` for a customer group the shop doesn't have
 * @awaits back office
 */
export async function setPriceLevels(ctx: ShopContext, given: PriceLevelsInput): Promise<void> {
  const { productId, levels } = parseInput(input, given);
  const of = productRow(ctx, productId);
  const change = { verb: 'product.set-price-levels', scope: 'prices:write', of, version: undefined } as const;
  await changing(ctx, change, async ({ tx, row: { sellerId }, note, wrote }) => {
    const groups = levels.flatMap((level) => level.customerGroups);
    const known = await knownGroups(tx, ctx, groups);
    if (groups.some((group) => !known.has(group))) throw new ShopError('invalid-input', { field: 'levels' });
    const former = await tx
      .delete(priceLevel)
      .where(and(eq(priceLevel.sellerId, sellerId), eq(priceLevel.productId, productId)))
      .returning();
    note(
      { priceLevels: former.map(({ sellerId: _, productId: __, id: ___, ...level }) => level) },
      { priceLevels: levels },
    );
    if (levels.length > 0) {
      await tx
        .insert(priceLevel)
        .values(levels.map((level) => ({ ...level, sellerId, productId, id: newId() })));
    }
    wrote(...(await countAbove(tx, sellerId, [productId], ctx.clock())));
    await emitProductChanges(tx, 'price.changed', sellerId, [productId]);
  });
}
