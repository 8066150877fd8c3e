import { customer, emit, inShop, type Queries, readInShop, session } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { readShopSettings } from '../shop/index.ts';
import { endLinks, findLink, redeemLink } from './account-links.ts';
import { tellPasswordChanged } from './change-password.ts';
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
 * confirmed, but who waits to be verified goes on waiting: that may be the merchant's to decide. ROUTE-010
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
  if (!(await readInShop(ctx, (tx) => findLink(tx, ctx, 'reset', token)))) throw noLink();
  const look = await readShopSettings(ctx);
  const passwordHash = await withPasswords(ctx.shop, ({ hash }) => hash(password));
  return inShop(ctx, async (tx) => {
    const row = await setPassword(tx, ctx, token, passwordHash);
    await tx.delete(session).where(and(eq(session.shopId, ctx.shop.id), eq(session.customerId, row.id)));
    await endLinks(tx, ctx, row.id);
    await emit(tx, { kind: 'customer.changed', entityId: row.id, shopId: ctx.shop.id });
    await tellPasswordChanged(tx, ctx, look, row.email);
    return beginSession(tx, ctx, row, inSession);
  });
}

async function setPassword(tx: Queries, ctx: ShopContext, token: string, passwordHash: string) {
  const link = await redeemLink(tx, ctx, 'reset', token);
  if (!link) throw noLink();
  const now = ctx.clock();
  const [row] = await tx
    .update(customer)
    .set({
      passwordHash,
      emailConfirmedAt: sql`coalesce(${customer.emailConfirmedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(
      and(eq(customer.shopId, ctx.shop.id), eq(customer.id, link.customerId), eq(customer.email, link.email)),
    )
    .returning();
  if (!row) throw noLink();
  return row;
}

const noLink = () => new ShopError('not-found', { field: 'token' });
