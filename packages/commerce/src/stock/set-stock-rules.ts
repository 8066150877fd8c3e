import { product, type Queries, stock } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, sellerOfActor } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput, shortText } from '../kernel/input.ts';
import { requireScope } from '../kernel/require-scope.ts';
import { requireCarried } from '../shop/index.ts';
import { countAbove, countItself } from './count-edited.ts';
import { lockStock } from './lock-stock.ts';
import { emitStockChanges } from './stock-changes.ts';

/** The rules for low stock and backorders of a product. */
export const stockRules = z.strictObject({
  allowBackorders: z.boolean(),
  backorderMessage: shortText(500),
  backorderShipDate: z.date().nullable(),
  lowStockThreshold: z.int().min(0).max(1_000_000_000),
  lowStockAlertMessage: shortText(500),
});

const input = stockRules.partial().extend({ productId: z.uuid() });
export type StockRules = z.input<typeof input>;

/**
 * Changes how a product is sold when few or none are left. Needs `stock:write`. STOCK-012, STOCK-013
 * @throws ShopError `not-found` for a product without stock keeping or of a seller the shop doesn't carry
 * @awaits back office
 */
export async function setStockRules(ctx: ShopContext, given: StockRules): Promise<void> {
  const { productId, ...rules } = parseInput(input, given);
  const change = {
    verb: 'stock.set-rules',
    scope: 'stock:write',
    of: 'stock',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  await changing(ctx, change, async ({ tx, wrote }) => {
    const sellerId = await sellerOfProduct(tx, productId);
    requireScope(ctx, 'stock:write', { sellerId });
    await requireCarried(tx, ctx, [sellerId], 'productId');
    // Products are locked before their stock, as whoever edits one does.
    wrote(...(await countAbove(tx, sellerId, [productId])));
    wrote(...(await countItself(tx, sellerId, productId, 'stock')));
    const [before] = await lockStock(tx, sql`s.product_id = ${productId}::uuid`);
    if (!before) throw new ShopError('not-found', { field: 'productId' });
    const [written] = await tx
      .update(stock)
      .set(rules)
      .where(and(eq(stock.sellerId, sellerId), eq(stock.productId, productId)))
      .returning();
    const was = Object.fromEntries(Object.entries(before).filter(([name]) => name in rules));
    wrote({ id: productId, before: was, after: rules, sellerId });
    await emitStockChanges(tx, ctx, [{ before, after: { ...before, ...written } }]);
  });
}

async function sellerOfProduct(tx: Queries, productId: string): Promise<string> {
  const [row] = await tx
    .select({ sellerId: product.sellerId })
    .from(product)
    .where(eq(product.id, productId));
  if (!row) throw new ShopError('not-found', { field: 'productId' });
  return row.sellerId;
}
