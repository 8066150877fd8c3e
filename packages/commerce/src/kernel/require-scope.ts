import { type Scope, ShopError } from '@stoa/domain';
import type { Actor, ShopContext } from './context.ts';

/**
 * Lets staff with the scope and the platform itself pass. Somebody limited to one seller passes only where
 * the caller names that seller's things, so a use case that names none is closed to them. OPEN-002, PERM-513
 * @throws ShopError `unauthenticated` for guests, `forbidden` for everybody else without the scope.
 */
export function requireScope(
  ctx: Pick<ShopContext, 'actor'>,
  scope: Scope,
  of: { readonly sellerId?: string } = {},
): void {
  const { actor } = ctx;
  if (actor.kind === 'system') return;
  if (actor.kind === 'guest') throw new ShopError('unauthenticated');
  if (actor.kind !== 'staff' || !actor.scopes.has(scope)) throw new ShopError('forbidden');
  if (actor.sellerId !== undefined && actor.sellerId !== of.sellerId) throw new ShopError('forbidden');
}

/**
 * Tells whether something is of another seller than the one that somebody is limited to. It is then not found, as if it were
 * not there: they are not told which ids there are.
 */
export const isOfOtherSeller = (actor: Actor, sellerId: string): boolean =>
  actor.kind === 'staff' && actor.sellerId !== undefined && actor.sellerId !== sellerId;
