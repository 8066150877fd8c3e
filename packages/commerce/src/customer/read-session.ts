import { type FoundSession, findSession, hashToken, inShop, session } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import type { CustomerActor, GuestActor, ShopContext } from '../kernel/context.ts';
import { expiryFrom, toCustomerActor } from './session-record.ts';

const DAY = 86_400_000;

export interface VisitorSession {
  readonly actor: CustomerActor | GuestActor;
  /** The page to go to after signing in. AUTH-508 */
  readonly rememberedPage: string | undefined;
  readonly expiresAt: Date;
  /** The session was just renewed, so the cookie must be renewed too. */
  readonly renewed: boolean;
}

type SessionReader = Pick<ShopContext, 'db' | 'shop' | 'clock'>;

/**
 * Finds the requester by the token of the cookie or the bearer; `undefined` when the token is unknown in this shop or
 * expired. Every request of somebody with a session begins with it: it is one statement, and nothing of it is kept
 * for the next. A session in use is renewed to its full length once a day. AUTH-501, AUTH-503, AUTH-512, AUTH-513
 */
export async function readSession(ctx: SessionReader, token: string): Promise<VisitorSession | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const now = ctx.clock();
  const row = await findSession(ctx, tokenHash, now);
  if (row === undefined) return undefined;
  const full = expiryFrom(now);
  const renewed = full.getTime() - row.expiresAt.getTime() >= DAY;
  if (renewed) await prolong(ctx, tokenHash, full);
  return {
    actor: actorOf(row),
    rememberedPage: row.rememberedPage ?? undefined,
    expiresAt: renewed ? full : row.expiresAt,
    renewed,
  };
}

async function prolong(ctx: SessionReader, tokenHash: string, expiresAt: Date): Promise<void> {
  const thisSession = and(eq(session.shopId, ctx.shop.id), eq(session.tokenHash, tokenHash));
  await inShop(ctx, (tx) => tx.update(session).set({ expiresAt }).where(thisSession));
}

function actorOf({ visitorId, customerId, ...customer }: FoundSession): CustomerActor | GuestActor {
  if (customerId === null) return { kind: 'guest', visitorId };
  return toCustomerActor(visitorId, { id: customerId, ...customer });
}
