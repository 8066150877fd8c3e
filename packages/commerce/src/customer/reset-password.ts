import { customer, emit, inShop, type Queries, readInShop, session } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { readShopSettings } from '../shop/index.ts';
import { endLinks, findLink, redeemLink } from './account-links.ts';
import { tellPasswordChanged } from './change-password.ts';
import { tellEmailChanged } from './email-changed.ts';
import { asNoLink, noLink } from './no-link.ts';
import { counted, lockOwn } from './own-change.ts';
import { beginSession, type InSession, type SignedIn } from './sign-in.ts';

const reset = z.object({
  token: z.string().max(255),
  password: newPassword,
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type PasswordReset = z.input<typeof reset>;

const FROM_NETWORK = [{ limit: 20, windowSeconds: 60 }];

/**
 * Gives the account a new password by the link of `requestPasswordReset`, and signs its owner in. All other sessions
 * and links of the account end, also a change of address that somebody else had begun. The mailbox counts as
 * confirmed, but who waits to be verified goes on waiting: that may be the merchant's to decide. So does the link to a
 * new address of an account without password, for which staff asked: nobody could sign in to confirm it. ROUTE-010,
 * ADM-305
 * @throws ShopError `not-found` on `token` that is wrong, used, too old or of another shop; `invalid-input` on
 * `password`; `rate-limited`
 */
export async function resetPassword(
  ctx: ShopContext,
  input: PasswordReset,
  inSession?: InSession,
): Promise<SignedIn> {
  const { token, password, clientAddress } = parseInput(reset, input);
  for (const limit of networkLimits('use-reset-link', clientAddress, FROM_NETWORK))
    await takeRate(ctx, limit);
  // Nothing is hashed for a link that is not there.
  const owner = await readInShop(ctx, (tx) => ownerOfLink(tx, ctx, token));
  if (owner === undefined) throw noLink();
  const look = await readShopSettings(ctx);
  const passwordHash = await withPasswords(ctx.shop, ({ hash }) => hash(password));
  return asNoLink(() =>
    inShop(ctx, async (tx) => {
      const former = await lockOwn(tx, ctx, owner);
      const row = await setPassword(tx, ctx, token, passwordHash);
      await tx.delete(session).where(and(eq(session.shopId, ctx.shop.id), eq(session.customerId, row.id)));
      await endLinks(tx, ctx, row.id);
      await emit(tx, { kind: 'customer.changed', entityId: row.id, shopId: ctx.shop.id });
      await tellPasswordChanged(tx, ctx, look, row.email);
      // It was told that staff had entered another one, and now it hears that this holds.
      if (former !== undefined && emailKey(former) !== row.emailKey)
        await tellEmailChanged(tx, ctx, look, former);
      return beginSession(tx, ctx, row, inSession);
    }),
  );
}

/** Returns the customer who can choose a password by this link. */
async function ownerOfLink(tx: Queries, ctx: ShopContext, token: string): Promise<string | undefined> {
  const reset = await findLink(tx, ctx, 'reset', token);
  if (reset) return reset.customerId;
  const link = await findLink(tx, ctx, 'email', token);
  if (!link || (await tx.$count(customer, isWithoutPassword(ctx, link.customerId))) === 0) return undefined;
  return link.customerId;
}

async function setPassword(tx: Queries, ctx: ShopContext, token: string, passwordHash: string) {
  const reset = await redeemLink(tx, ctx, 'reset', token);
  const link = reset ?? (await redeemLink(tx, ctx, 'email', token));
  if (!link) throw noLink();
  const now = ctx.clock();
  const own = and(eq(customer.shopId, ctx.shop.id), eq(customer.id, link.customerId));
  const confirmed = reset
    ? { emailConfirmedAt: sql`coalesce(${customer.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` }
    : { email: link.email, emailKey: emailKey(link.email), emailConfirmedAt: now };
  const [row] = await tx
    .update(customer)
    .set({ passwordHash, ...confirmed, ...counted(ctx) })
    .where(reset ? and(own, eq(customer.email, link.email)) : isWithoutPassword(ctx, link.customerId))
    .returning();
  if (!row) throw noLink();
  return row;
}

const isWithoutPassword = ({ shop }: Pick<ShopContext, 'shop'>, customerId: string) =>
  and(eq(customer.shopId, shop.id), eq(customer.id, customerId), isNull(customer.passwordHash));
