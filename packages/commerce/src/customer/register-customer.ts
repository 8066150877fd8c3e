import { customer, emit, hashToken, inShop, newId, newToken, type Queries } from '@stoa/database';
import { emailKey, mailboxOf, msg } from '@stoa/domain';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { emailAddress, parseInput, personText } from '../kernel/input.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { newPassword, withPasswords } from '../kernel/password.ts';
import { type RateLimit, takeRate } from '../kernel/rate-limit.ts';
import { queueMail } from '../mail/index.ts';
import { readShopSettings, type ShopProfile } from '../shop/index.ts';
import { FIRST_GROUP } from './create-customer.ts';
import { knownAccountMail, verificationMail } from './registration-mails.ts';

const registration = z.object({
  email: emailAddress,
  password: newPassword,
  firstName: personText().default(''),
  lastName: personText().default(''),
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type Registration = z.input<typeof registration>;

/** Each registration costs a password hash and sends a mail to an address that anybody can enter. */
const REGISTRATIONS = [
  { limit: 5, windowSeconds: 60 },
  { limit: 30, windowSeconds: 3600 },
  { limit: 200, windowSeconds: 86_400 },
];

/**
 * The rate limit for spellings of one mailbox (`ada+1@…`), each of which can have an account and gets its own mail.
 * It counts them across networks, whether or not accounts exist. The plain address does not count, so nobody can keep
 * its owner from opening an account.
 */
function spellingLimits(email: string): RateLimit[] {
  const mailbox = mailboxOf(email);
  if (emailKey(email) === mailbox) return [];
  const reason = msg('account.too_many_spellings');
  return [{ key: `register:to:${mailbox}`, limit: 5, windowSeconds: 86_400, reason }];
}

/**
 * Opens an account. Unless the shop verifies at once, it is pending until the address is confirmed by the mail
 * that is sent. Where there is an account already, nothing changes and its owner gets a mail: the answer is the
 * same and takes as long, so that nobody learns who has an account.
 * @throws ShopError `invalid-input`, `rate-limited`
 */
export async function registerCustomer(ctx: ShopContext, input: Registration): Promise<void> {
  const { password, clientAddress, ...person } = parseInput(registration, input);
  const passwordHash = await withPasswords(ctx.shop, async ({ hash }) => {
    // The network's limit is checked first: an attempt it refuses does not count for the mailbox.
    const limits = [
      ...networkLimits('register', clientAddress, REGISTRATIONS),
      ...spellingLimits(person.email),
    ];
    for (const limit of limits) await takeRate(ctx, limit);
    return hash(password);
  });
  const look = await readShopSettings(ctx);
  const customerId = newId();
  const token = `${customerId}.${newToken()}`;
  const verifyHash = look.settings.account.autoVerify ? null : hashToken(token);
  const now = ctx.clock();
  const row = {
    id: customerId,
    ...person,
    emailKey: emailKey(person.email),
    passwordHash,
    verifyHash,
    groupCode: FIRST_GROUP,
  };
  await inShop(ctx, async (tx) => {
    const { rowCount } = await tx
      .insert(customer)
      .values({ shopId: ctx.shop.id, ...row, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    if (!rowCount) return tellOwner(tx, ctx, look, person.email);
    await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
    if (verifyHash === null) return;
    const mail = verificationMail(ctx.shop, look, token);
    const dedupeKey = `verify-email:${customerId}`;
    await queueMail(tx, ctx, { dedupeKey, recipient: person.email, isSecret: true, ...mail });
  });
}

/** Tells who has an account with the address; at most once a day, so that no form can be used to flood a mailbox. */
export function tellOwner(tx: Queries, ctx: ShopContext, look: ShopProfile, email: string): Promise<void> {
  const day = ctx.clock().toISOString().slice(0, 10);
  const dedupeKey = `known-account:${hashToken(emailKey(email))}:${day}`;
  return queueMail(tx, ctx, { dedupeKey, recipient: email, ...knownAccountMail(ctx.shop, look) });
}
