import { normaliseEmail } from '@stoa/domain';
import { z } from 'zod';
import { emit } from '../kernel/changes.ts';
import { clientKey } from '../kernel/client-key.ts';
import type { ShopContext } from '../kernel/context.ts';
import type { Queries } from '../kernel/database.ts';
import { hashToken, newId, newToken } from '../kernel/ids.ts';
import { emailAddress, parseInput, shortText } from '../kernel/input.ts';
import { hashPassword, newPassword } from '../kernel/password.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { inShop } from '../kernel/transaction.ts';
import { queueMail, type RenderedMail } from '../mail/index.ts';
import { readShopSettings } from '../shop/index.ts';
import { FIRST_GROUP } from './create-customer.ts';
import { knownAccountMail, verificationMail } from './registration-mails.ts';
import { customer } from './tables.ts';

const registration = z.object({
  email: emailAddress,
  password: newPassword,
  firstName: shortText().default(''),
  lastName: shortText().default(''),
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type Registration = z.input<typeof registration>;

/**
 * Opens an account. Unless the shop verifies at once, it is pending until the address is confirmed by the mail
 * that is sent. Where there is an account already, nothing changes and its owner gets a mail: the answer is the
 * same and takes as long, so that nobody learns who has an account.
 * @throws ShopError `invalid-input`, `rate-limited`
 */
export async function registerCustomer(ctx: ShopContext, input: Registration): Promise<void> {
  const { password, clientAddress, ...person } = parseInput(registration, input);
  await takeRate(ctx, { key: `register:from:${clientKey(clientAddress)}`, limit: 5, windowSeconds: 60 });
  const passwordHash = await hashPassword(password);
  const { settings, theme } = await readShopSettings(ctx);
  const customerId = newId();
  const token = `${customerId}.${newToken()}`;
  const verifyHash = settings.account.autoVerify ? null : hashToken(token);
  const now = ctx.clock();
  const row = { id: customerId, ...person, passwordHash, verifyHash, groupCode: FIRST_GROUP };
  await inShop(ctx, async (tx) => {
    const { rowCount } = await tx
      .insert(customer)
      .values({ shopId: ctx.shop.id, ...row, createdAt: now, updatedAt: now })
      .onConflictDoNothing();
    if (!rowCount) return tellOwner(tx, ctx, person.email, knownAccountMail(ctx.shop, theme));
    await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
    if (verifyHash === null) return;
    const mail = verificationMail(ctx.shop, theme, token);
    await queueMail(tx, ctx, { dedupeKey: `verify-email:${customerId}`, recipient: person.email, ...mail });
  });
}

/** At most once a day, else the form would be a way to flood somebody. */
function tellOwner(tx: Queries, ctx: ShopContext, email: string, mail: RenderedMail): Promise<void> {
  const day = ctx.clock().toISOString().slice(0, 10);
  const dedupeKey = `known-account:${hashToken(normaliseEmail(email))}:${day}`;
  return queueMail(tx, ctx, { dedupeKey, recipient: email, ...mail });
}
