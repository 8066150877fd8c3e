import { stock } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, sellerOfActor } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { isTold } from '../kernel/day-span.ts';
import { parseInput, recordId, shortText } from '../kernel/input.ts';
import { requireScope } from '../kernel/require-scope.ts';
import { requireCarried } from '../shop/index.ts';
import { countAbove, countItself } from './count-edited.ts';
import { lockStock } from './lock-stock.ts';
import { lockStocked, requireProductOfShop } from './product-of-shop.ts';
import { emitStockChanges } from './stock-changes.ts';
import { type StockNow, stockNow } from './stock-now.ts';

/** The rules for low stock and backorders of a product. */
export const stockRules = z.strictObject({
  allowBackorders: z.boolean(),
  backorderMessage: shortText(500),
  backorderShipDate: z.date().refine(isTold).nullable(),
  lowStockThreshold: z.int().min(0).max(1_000_000_000),
  lowStockAlertMessage: shortText(500),
});

const input = stockRules.partial().extend({ productId: recordId });
export type StockRules = z.input<typeof input>;

/**
 * Changes how a product is sold when few or none are left; what is left out stays. Returns the stock as it is then. Needs
 * `stock:write`. STOCK-012, STOCK-013
 * @throws ShopError `not-found` for a product without stock keeping, of another shop or of a seller the shop doesn't
 * carry
 */
export async function setStockRules(ctx: ShopContext, given: StockRules): Promise<StockNow> {
  const { productId, ...rules } = parseInput(input, given);
  const change = {
    verb: 'stock.set-rules',
    scope: 'stock:write',
    of: 'stock',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const found = await requireProductOfShop(tx, ctx, productId);
    const { sellerId } = found;
    requireScope(ctx, 'stock:write', { sellerId });
    await requireCarried(tx, ctx, [sellerId], 'productId');
    await lockStocked(tx, found);
    const [before] = await lockStock(
      tx,
      sql`s.seller_id = ${sellerId}::uuid and s.product_id = ${productId}::uuid`,
    );
    if (!before) throw new ShopError('not-found', { field: 'productId' });
    const wanted = Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined));
    if (Object.keys(wanted).length === 0) return stockNow(before);
    const [written] = await tx
      .update(stock)
      .set(wanted)
      .where(and(eq(stock.sellerId, sellerId), eq(stock.productId, productId)))
      .returning();
    wrote(...(await countAbove(tx, sellerId, [productId], ctx.clock())));
    wrote(...(await countItself(tx, sellerId, productId, 'stock', ctx.clock())));
    const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in wanted));
    wrote({ id: productId, before: was, after: wanted, sellerId });
    const after = { ...before, ...written };
    await emitStockChanges(tx, ctx, [{ before, after }]);
    return stockNow(after);
  });
}
