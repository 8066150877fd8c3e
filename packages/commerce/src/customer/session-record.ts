import { type customer, hashToken, newToken, type Queries, session } from '@stoa/database';
import { isVerifiedCustomer } from '@stoa/domain';
import type { CustomerActor, ShopContext } from '../kernel/context.ts';

/** How long a session and its cookie last. AUTH-512, CONST-505 */
export const SESSION_SECONDS = 2_592_000;

/** A session that begins. The token goes into the cookie or to the headless client, and is stored nowhere. */
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

interface SessionOwner {
  readonly visitorId: string;
  readonly customerId?: string;
  readonly rememberedPage?: string | undefined;
}

export async function insertSession(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  owner: SessionOwner,
): Promise<NewSession> {
  const token = newToken();
  const now = ctx.clock();
  const expiresAt = expiryFrom(now);
  await tx.insert(session).values({
    shopId: ctx.shop.id,
    tokenHash: hashToken(token),
    visitorId: owner.visitorId,
    customerId: owner.customerId ?? null,
    rememberedPage: owner.rememberedPage ?? null,
    createdAt: now,
    expiresAt,
  });
  return { token, expiresAt };
}

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + SESSION_SECONDS * 1000);

type CustomerRow = Pick<
  typeof customer.$inferSelect,
  'id' | 'email' | 'groupCode' | 'isRestricted' | 'verifyHash'
>;

export function toCustomerActor(visitorId: string, row: CustomerRow): CustomerActor {
  return {
    kind: 'customer',
    visitorId,
    customerId: row.id,
    email: row.email,
    group: row.groupCode,
    verified: isVerifiedCustomer(row),
  };
}
