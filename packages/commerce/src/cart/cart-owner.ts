import { cart } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/** The owner of the carts that a request may change: always from the session, never from the input. */
export interface CartOwner {
  readonly visitorId: string;
  readonly customerId: string | undefined;
}

/** Finds the owner of the request's carts; `undefined` for somebody without a session, who has none. */
export function findCartOwner({ actor }: Pick<ShopContext, 'actor'>): CartOwner | undefined {
  if (actor.kind === 'customer') return { visitorId: actor.visitorId, customerId: actor.customerId };
  if (actor.kind !== 'guest' || actor.visitorId === undefined) return undefined;
  return { visitorId: actor.visitorId, customerId: undefined };
}

/** @throws ShopError `unauthenticated` without a session, `forbidden` for staff and the platform. */
export function requireCartOwner(ctx: Pick<ShopContext, 'actor'>): CartOwner {
  const owner = findCartOwner(ctx);
  if (owner) return owner;
  throw new ShopError(ctx.actor.kind === 'guest' ? 'unauthenticated' : 'forbidden');
}

/** Returns the name under which the owner's idempotency keys are kept. */
export function idempotencyOwner({ visitorId, customerId }: CartOwner): string {
  return customerId === undefined ? `visitor:${visitorId}` : `customer:${customerId}`;
}

/** Carts of the owner in this shop. A guest never sees the cart of the customer who used the session before. */
export function ownedCarts(ctx: Pick<ShopContext, 'shop'>, { visitorId, customerId }: CartOwner) {
  const whose =
    customerId === undefined
      ? and(eq(cart.visitorId, visitorId), isNull(cart.customerId))
      : eq(cart.customerId, customerId);
  return and(eq(cart.shopId, ctx.shop.id), whose);
}
