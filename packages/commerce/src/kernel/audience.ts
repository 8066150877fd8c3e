import type { Actor, Audience, ShopContext } from './context.ts';

/** The audience of everybody who is not signed in. */
export const guests: Audience = { status: 'guest', group: undefined };

/** Returns the audience an actor belongs to. Staff and the platform see what everybody may see. */
export function audienceOf(actor: Actor): Audience {
  switch (actor.kind) {
    case 'audience':
      return actor.audience;
    case 'guest':
      return guests;
    case 'customer':
      return { status: actor.verified ? 'verified' : 'pending', group: actor.group };
    default:
      return { status: 'verified', group: undefined };
  }
}

export const isSignedIn = ({ status }: Audience): boolean => status !== 'guest';

/** Names an audience within its shop; no name has a space in it. */
export const audienceKey = ({ status, group }: Audience): string =>
  group === undefined ? status : `${status}:${encodeURIComponent(group)}`;

/**
 * Returns a context for an audience as a whole. It has no account, cart or address, so answers made in it may be
 * shared by the audience.
 */
export const anyoneOf = (ctx: Omit<ShopContext, 'actor'>, audience: Audience): ShopContext => ({
  ...ctx,
  actor: { kind: 'audience', audience },
});
