import { cartLine, inShop, type Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { isEachOnce, parseInput, recordId } from '../kernel/input.ts';
import { breaks } from '../kernel/input-issues.ts';
import { readShopSettings, type ShopSettings } from '../shop/index.ts';
import { type CartLine, readCartLines } from './cart-lines.ts';
import { requireCartOwner } from './cart-owner.ts';
import { readCartState } from './cart-state.ts';
import type { CartView } from './cart-view.ts';
import { sentQuantity } from './inputs.ts';
import { lockCartOfLines } from './lock-cart.ts';
import { readOwnCart } from './read-cart.ts';
import { requireBuyable, requireVisiblePrices } from './refusals.ts';

const updateInput = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: recordId, qty: sentQuantity(0) }))
    .min(1)
    .max(500)
    .refine((lines) => isEachOnce(lines.map((line) => line.lineId)), breaks('input.repeated')),
});
export type UpdateCart = z.input<typeof updateInput>;

interface LineUpdate {
  readonly lineId: string;
  readonly qty: number;
  /** The path of the quantity in the input. */
  readonly field: string;
}

/**
 * Sets the quantities of lines of one of the requester's open carts, all or none; 0 removes a line. Lines that are
 * not named may be at fault. Answers the cart as it stands then. CART-521, CHK-010, STOCK-516, STOCK-517
 * @throws ShopError `invalid-input` for a quantity, `not-found` for a line that is not in the requester's open
 * cart, `out-of-stock` naming the first line that can't be bought like that, `unauthenticated` or `forbidden`
 * where a quantity is set though prices are hidden
 */
export async function updateCart(ctx: ShopContext, input: UpdateCart): Promise<CartView> {
  const updates = parseInput(updateInput, input).lines.map(
    (line, at): LineUpdate => ({ ...line, field: `lines.${at}.qty` }),
  );
  const owner = requireCartOwner(ctx);
  const { settings } = await readShopSettings(ctx);
  return inShop(ctx, async (tx) => {
    const ids = updates.map((update) => update.lineId);
    const { id, sellerId } = await lockCartOfLines(tx, ctx, owner, ids);
    const lines = await readCartLines(tx, ctx, id);
    if (ids.some((lineId) => !lines.some((line) => line.id === lineId))) {
      throw new ShopError('not-found', { field: 'lineId' });
    }
    await requireAllBuyable(tx, ctx, settings, lines, updates);
    await setQuantities(tx, ctx, updates);
    return readOwnCart(tx, ctx, settings, owner, sellerId);
  });
}

/** Evaluates the lines named last, so that stock goes first to the lines that stay as they are. */
async function requireAllBuyable(
  tx: Queries,
  ctx: ShopContext,
  settings: ShopSettings,
  lines: readonly CartLine[],
  updates: readonly LineUpdate[],
): Promise<void> {
  const kept = updates.filter((update) => update.qty > 0);
  if (kept.length === 0) return;
  const named = new Set(updates.map((update) => update.lineId));
  const untouched = lines.filter((line) => !named.has(line.id));
  const changed = kept.flatMap(({ lineId, qty }) =>
    lines.filter((line) => line.id === lineId).map((line) => ({ ...line, qty })),
  );
  const state = await readCartState(tx, ctx, settings, [...untouched, ...changed]);
  requireVisiblePrices(state.prices);
  for (const { lineId, field } of kept) {
    for (const evaluated of state.evaluated)
      if (evaluated.line.id === lineId) requireBuyable(evaluated, field);
  }
}

async function setQuantities(tx: Queries, ctx: ShopContext, updates: readonly LineUpdate[]): Promise<void> {
  const gone = updates.filter((update) => update.qty === 0).map((update) => update.lineId);
  const kept = updates.filter((update) => update.qty > 0);
  const ofShop = eq(cartLine.shopId, ctx.shop.id);
  if (gone.length > 0) await tx.delete(cartLine).where(and(ofShop, inArray(cartLine.id, gone)));
  if (kept.length === 0) return;
  const rows = kept.map(({ lineId, qty }) => sql`(${lineId}::uuid, ${qty}::int)`);
  await tx.execute(sql`update cart_line set qty = changed.qty
    from (values ${sql.join(rows, sql`, `)}) as changed (id, qty)
    where cart_line.shop_id = ${ctx.shop.id}::uuid and cart_line.id = changed.id`);
}
