import { customer, hashToken, inShop, session } from '@stoa/database';
import { and, eq, gt } from 'drizzle-orm';
import type { CustomerActor, GuestActor, ShopContext } from '../kernel/context.ts';
import { expiryFrom, toCustomerActor } from './session-record.ts';

const DAY = 86_400_000;

export interface VisitorSession {
  readonly actor: CustomerActor | GuestActor;
  /** The page to go to after signing in. AUTH-508 */
  readonly rememberedPage: string | undefined;
  readonly expiresAt: Date;
  /** The session was prolonged just now, and so the cookie must be. */
  readonly renewed: boolean;
}

/**
 * Who asks, by the token of the cookie or the bearer; `undefined` when it is none of this shop's or has ended.
 * A session in use is prolonged to its full length once a day. AUTH-501, AUTH-503, AUTH-512, AUTH-513
 */
export async function readSession(
  ctx: Omit<ShopContext, 'actor'>,
  token: string,
): Promise<VisitorSession | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const now = ctx.clock();
  const thisSession = and(eq(session.shopId, ctx.shop.id), eq(session.tokenHash, tokenHash));
  return inShop(ctx, async (tx) => {
    const [row] = await tx
      .select({ session, customer })
      .from(session)
      .leftJoin(customer, and(eq(customer.shopId, session.shopId), eq(customer.id, session.customerId)))
      .where(and(thisSession, gt(session.expiresAt, now)));
    if (!row) return undefined;
    const renewed = expiryFrom(now).getTime() - row.session.expiresAt.getTime() >= DAY;
    const expiresAt = renewed ? expiryFrom(now) : row.session.expiresAt;
    if (renewed) await tx.update(session).set({ expiresAt }).where(thisSession);
    const { visitorId, rememberedPage } = row.session;
    const actor = row.customer ? toCustomerActor(visitorId, row.customer) : guest(visitorId);
    return { actor, rememberedPage: rememberedPage ?? undefined, expiresAt, renewed };
  });
}

const guest = (visitorId: string): GuestActor => ({ kind: 'guest', visitorId });
