import { customer, emit, inShop, newId, type Queries, readInShop, session } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { parseInput } from '../kernel/input.ts';
import { newPassword, type Passwords, typedPassword, withPasswords } from '../kernel/password.ts';
import { giveBackRate, takeRate } from '../kernel/rate-limit.ts';
import { queueMail } from '../mail/index.ts';
import { readShopSettings, type ShopProfile } from '../shop/index.ts';
import { endLinks } from './account-links.ts';
import { passwordChangedMail } from './account-mails.ts';
import { insertSession, type NewSession } from './session-record.ts';
import { requireCustomer } from './visitor.ts';

const passwords = z.object({ currentPassword: typedPassword, newPassword });
export type PasswordChange = z.input<typeof passwords>;

/**
 * Changes the customer's own password. All their sessions and mailed links end, and this session goes on under a new
 * token: nobody who knows the old password or token stays signed in. A mail tells the owner.
 * @throws ShopError `unauthenticated`; `invalid-credentials` when the current password is wrong or was changed
 * meanwhile; `rate-limited` after ten failures in five minutes, and while too many people sign in at once.
 */
export async function changePassword(ctx: ShopContext, input: PasswordChange): Promise<NewSession> {
  requireCustomer(ctx);
  const given = parseInput(passwords, input);
  return withPasswords(ctx.shop, (hashing) => change(ctx, given, hashing));
}

async function change(
  ctx: ShopContext,
  given: z.output<typeof passwords>,
  { check, hash }: Passwords,
): Promise<NewSession> {
  const { customerId, visitorId, email } = requireCustomer(ctx);
  const limit = { key: `change-password:${customerId}`, limit: 10, windowSeconds: 300 };
  await takeRate(ctx, limit);
  const own = and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId));
  const [row] = await readInShop(ctx, (tx) =>
    tx.select({ passwordHash: customer.passwordHash }).from(customer).where(own),
  );
  const former = row?.passwordHash;
  if (!(await check(former, given.currentPassword)) || !former) {
    throw new ShopError('invalid-credentials', { field: 'currentPassword' });
  }
  await giveBackRate(ctx, limit);
  const look = await readShopSettings(ctx);
  const passwordHash = await hash(given.newPassword);
  return inShop(ctx, async (tx) => {
    const { rowCount } = await tx
      .update(customer)
      .set({ passwordHash, updatedAt: ctx.clock() })
      .where(and(own, eq(customer.passwordHash, former)));
    if (!rowCount) throw new ShopError('invalid-credentials', { field: 'currentPassword' });
    await tx.delete(session).where(and(eq(session.shopId, ctx.shop.id), eq(session.customerId, customerId)));
    await endLinks(tx, ctx, customerId);
    await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
    await tellPasswordChanged(tx, ctx, look, email);
    return insertSession(tx, ctx, { visitorId, customerId });
  });
}

/** Tells the owner, for it may have been somebody else. */
export async function tellPasswordChanged(
  tx: Queries,
  ctx: ShopContext,
  look: ShopProfile,
  email: string,
): Promise<void> {
  const dedupeKey = `password-changed:${newId()}`;
  await queueMail(tx, ctx, { dedupeKey, recipient: email, ...passwordChangedMail(ctx.shop, look) });
}
