import type { Scope } from '@stoa/domain';
import type { Actor } from '../context.ts';
import { requireScope } from '../require-scope.ts';
import type { Verb } from './entities.ts';
import type { ChangeContext } from './write-audit.ts';

/** What every change says of itself. */
export interface Act {
  /** As the audit log names it. */
  readonly verb: Verb;
  /** What staff need for it; all of them, where there are several. */
  readonly scope: Scope | readonly [Scope, ...Scope[]];
  /** A request that is done once, however often it is sent with its key. What `work` returns must survive JSON. */
  readonly once?: { readonly key: string; readonly request: unknown };
}

/**
 * Requires all scopes of a change of the things of a seller, or of nobody's in particular.
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export function requireScopes(
  ctx: Pick<ChangeContext, 'actor'>,
  { scope }: Pick<Act, 'scope'>,
  sellerId: string | undefined,
): void {
  for (const one of typeof scope === 'string' ? [scope] : scope) {
    requireScope(ctx, one, sellerId === undefined ? {} : { sellerId });
  }
}

/**
 * Returns the one seller that the actor is limited to. For a change of which is known whose things it changes only once
 * they are read: its work requires the scope for each of them.
 */
export const sellerOfActor = (actor: Actor): string | undefined =>
  actor.kind === 'staff' ? actor.sellerId : undefined;
