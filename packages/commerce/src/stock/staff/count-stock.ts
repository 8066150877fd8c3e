import { ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { changing, sellerOfActor } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { parseInput, recordId, shortText } from '../../kernel/input.ts';
import { requireScope } from '../../kernel/require-scope.ts';
import { requireCarried } from '../../shop/index.ts';
import { MAX_ON_HAND } from '../adjust-stock.ts';
import { lockStock } from '../lock-stock.ts';
import { requireProductOfShop } from '../product-of-shop.ts';
import { type StockNow, stockNow } from '../stock-now.ts';
import { writeStock } from '../write-stock.ts';

const pieces = z.int().min(0).max(MAX_ON_HAND);

const stockCount = z.strictObject({
  productId: recordId,
  /** Pieces on the shelf, those for orders included. */
  counted: pieces,
  /** Pieces on hand as they were shown to whoever counted. */
  seen: pieces,
  reason: shortText(255).min(1),
});
export type StockCount = z.input<typeof stockCount>;

/**
 * Sets the pieces on hand to what was counted, where that is still the number that was shown: the numbers are compared,
 * so that what left and was made up for since goes unnoticed. Pieces that become free go to the orders that wait for them.
 * What was counted as it is makes no movement. Returns the stock as it is then. Needs `stock:write`. ADM-131
 * @throws ShopError `not-found` for a product without stock keeping, of another shop or of a seller the shop doesn't
 * carry; `conflict` on `seen` when the pieces on hand are others by now, with these in `params.onHand`, and on `counted`
 * when orders hold more, with their pieces in `params.reserved`
 */
export async function countStock(ctx: ShopContext, input: StockCount): Promise<StockNow> {
  const { productId, counted, seen, reason } = parseInput(stockCount, input);
  const change = {
    verb: 'stock.adjust',
    scope: 'stock:write',
    of: 'stock',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const { sellerId } = await requireProductOfShop(tx, ctx, productId);
    requireScope(ctx, 'stock:write', { sellerId });
    await requireCarried(tx, ctx, [sellerId], 'productId');
    const [row] = await lockStock(
      tx,
      sql`s.seller_id = ${sellerId}::uuid and s.product_id = ${productId}::uuid`,
    );
    if (!row) throw new ShopError('not-found', { field: 'productId' });
    const { onHand, reserved } = row;
    if (seen !== onHand) throw new ShopError('conflict', { field: 'seen', params: { onHand } });
    if (counted < reserved) throw new ShopError('conflict', { field: 'counted', params: { reserved } });
    if (counted === onHand) return stockNow(row);
    const delta = { row, onHand: counted - onHand, reserved: 0, backordered: 0 };
    const after = await writeStock(tx, ctx, [delta], { kind: 'adjust', reason });
    wrote({ id: productId, before: { onHand }, after: { onHand: counted, reason }, sellerId });
    return stockNow(after.get(productId) ?? row);
  });
}
