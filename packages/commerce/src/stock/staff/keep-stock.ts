import { emitProductChanges, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId } from '../../kernel/input.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { requireCarried } from '../../shop/index.ts';
import { countAbove, countItself } from '../count-edited.ts';
import { insertStock, type NewStock } from '../insert-stock.ts';
import { type LockedStock, lockStock } from '../lock-stock.ts';
import { lockStocked, requireProductOfShop } from '../product-of-shop.ts';
import { endStock } from '../replace-stock.ts';
import { type StockNow, stockNow } from '../stock-now.ts';

const stockKeeping = z.strictObject({ productId: recordId, kept: z.boolean() });
export type StockKeeping = z.input<typeof stockKeeping>;

/**
 * Begins the stock keeping of a simple product or variation, with no piece on hand, or ends it, with its movements: what
 * keeps no stock is always there. Asked for what is already so, it changes nothing. Returns the stock as it is then, null
 * without stock keeping. Needs `stock:write`. STOCK-002
 * @throws ShopError `not-found` for a product of another shop or of a seller the shop doesn't carry,
 * `transition-refused` for one of a kind that keeps no stock of its own, `conflict` on `stock` while orders hold pieces of
 * it or wait for some
 */
export async function keepStock(ctx: ShopContext, input: StockKeeping): Promise<StockNow | null> {
  const { productId, kept } = parseInput(stockKeeping, input);
  const change = {
    verb: 'stock.keep',
    scope: 'stock:write',
    of: 'stock',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const found = await requireProductOfShop(tx, ctx, productId);
    const { sellerId } = found;
    requireScope(ctx, 'stock:write', { sellerId });
    await requireCarried(tx, ctx, [sellerId], 'productId');
    if (found.classCode !== 'simple') throw new ShopError('transition-refused', { field: 'productId' });
    await lockStocked(tx, found);
    const before = await lockedRow(tx, sellerId, productId);
    if ((before !== undefined) === kept) return before ? stockNow(before) : null;
    if (before) await endStock(tx, sellerId, [before]);
    else await insertStock(tx, ctx, sellerId, [{ productId, ...none }], ctx.clock());
    wrote(...(await countAbove(tx, sellerId, [productId], ctx.clock())));
    wrote(...(await countItself(tx, sellerId, productId, 'stock', ctx.clock())));
    wrote({
      id: productId,
      before: { kept: !kept, ...(before && amountsOf(before)) },
      after: { kept },
      sellerId,
    });
    await emitProductChanges(tx, 'product.changed', sellerId, [productId]);
    return kept ? stockNow({ ...none, reserved: 0, backordered: 0 }) : null;
  });
}

const none: Omit<NewStock, 'productId'> = {
  onHand: 0,
  allowBackorders: false,
  backorderMessage: '',
  backorderShipDate: null,
  lowStockThreshold: 0,
  lowStockAlertMessage: '',
};

async function lockedRow(tx: Queries, sellerId: string, productId: string): Promise<LockedStock | undefined> {
  const [row] = await lockStock(
    tx,
    sql`s.seller_id = ${sellerId}::uuid and s.product_id = ${productId}::uuid`,
  );
  return row;
}

/** What is lost when stock keeping ends, for the audit log. */
const amountsOf = (row: LockedStock): Omit<NewStock, 'productId'> => ({
  onHand: row.onHand,
  allowBackorders: row.allowBackorders,
  backorderMessage: row.backorderMessage,
  backorderShipDate: row.backorderShipDate === null ? null : new Date(row.backorderShipDate),
  lowStockThreshold: row.lowStockThreshold,
  lowStockAlertMessage: row.lowStockAlertMessage,
});
