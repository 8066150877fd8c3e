import { ShopError } from '@stoa/domain';
import type { CustomerActor, ShopContext } from '../kernel/context.ts';

/** Returns the visitor of the requester's session, if there is one. */
export function visitorOf({ actor }: Pick<ShopContext, 'actor'>): string | undefined {
  return actor.kind === 'guest' || actor.kind === 'customer' ? actor.visitorId : undefined;
}

/**
 * Returns the signed-in customer who asks.
 * @throws ShopError `unauthenticated` for everybody else.
 */
export function requireCustomer({ actor }: Pick<ShopContext, 'actor'>): CustomerActor {
  if (actor.kind !== 'customer') throw new ShopError('unauthenticated');
  return actor;
}
