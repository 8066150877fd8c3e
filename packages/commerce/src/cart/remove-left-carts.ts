import { cart, pruneShopRows } from '@stoa/database';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** The time since which the owner has not returned. */
interface LeftSince {
  readonly guest: Date;
  readonly customer: Date;
}

/**
 * Removes abandoned carts with their lines; returns how many. A cart that was merged into another is as a guest's;
 * one that was ordered stays with its order.
 */
export function removeLeftCarts(ctx: Pick<ShopContext, 'db' | 'shop'>, since: LeftSince): Promise<number> {
  const isOpenOfCustomer = sql`${cart.status} = 'open' and ${cart.customerId} is not null`;
  const isLeft = and(
    eq(cart.shopId, ctx.shop.id),
    sql`${cart.status} <> 'ordered'`,
    lt(cart.updatedAt, since.guest),
    or(sql`not (${isOpenOfCustomer})`, lt(cart.updatedAt, since.customer)),
  );
  return pruneShopRows(ctx, cart, isLeft);
}
