import { accountLink, customer, hashToken, type Queries } from '@stoa/database';
import { emailKey, msg, ShopError } from '@stoa/domain';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { changing } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { emailAddress, parseInput, recordId } from '../../kernel/input.ts';
import { countRates } from '../../kernel/rate-limit.ts';
import { queueMail } from '../../mail/index.ts';
import { readShopSettings, type ShopProfile } from '../../shop/index.ts';
import { issueLink } from '../account-links.ts';
import { confirmEmailMail } from '../account-mails.ts';
import { customerRow } from './customer-row.ts';
import { emailAskedMail, firstPasswordMail } from './staff-mails.ts';

const emailChange = z.object({
  customerId: recordId,
  email: emailAddress,
  /** The revision the change was made from. */
  revision: z.int().min(1).optional(),
});
export type CustomerEmailChange = z.input<typeof emailChange>;

type Row = typeof customer.$inferSelect;

/** Each goes to a mailbox that anybody may have mistyped. */
const CHANGES = { limit: 5, windowSeconds: 3600, reason: msg('customer.too_many_email_changes') };

/**
 * Gives a customer another e-mail address. It takes the place of the former one once its owner follows the link that is
 * mailed there: signed in (`verifyEmail`), or, of an account into which nobody can sign in yet, by choosing its password
 * (`resetPassword`). The former mailbox is told. The present address, in whatever letters, withdraws a change that
 * waits. Needs `customers:write`. ADM-305
 * @throws ShopError `not-found` on `customerId`, `conflict` on `email` of another account and on `revision` when anything
 * was changed meanwhile, `invalid-input`, `rate-limited` beyond five an hour for one customer
 */
export async function askCustomerEmail(ctx: ShopContext, input: CustomerEmailChange): Promise<void> {
  const { customerId, email, revision: version } = parseInput(emailChange, input);
  const of = customerRow(ctx, customerId);
  const change = { verb: 'customer.ask-email', scope: 'customers:write', of, version } as const;
  const look = await readShopSettings(ctx);
  await changing(ctx, change, async ({ tx, row, revision, note }) => {
    const waiting = await takeWaiting(tx, ctx, row);
    const wanted = emailKey(email) === row.emailKey ? null : email;
    note({ newEmail: waiting ?? null }, { newEmail: wanted });
    if (wanted === null) return;
    await requireFreeEmail(tx, ctx, row, wanted);
    await mailLink(tx, ctx, look, row, wanted);
    const notice = { dedupeKey: `email-asked:${customerId}:${revision}`, recipient: row.email };
    await queueMail(tx, ctx, { ...notice, ...emailAskedMail(ctx.shop, look) });
    await countRates(tx, ctx, [{ key: `ask-email:${customerId}`, ...CHANGES }]);
  });
}

/** Takes away the link of a change that waits; returns its address. A link that confirms the present address stays. */
async function takeWaiting(tx: Queries, ctx: ShopContext, row: Row): Promise<string | undefined> {
  const ofCustomer = and(
    eq(accountLink.shopId, ctx.shop.id),
    eq(accountLink.customerId, row.id),
    eq(accountLink.kind, 'email'),
  );
  const [link] = await tx
    .select({ email: accountLink.email })
    .from(accountLink)
    .where(ofCustomer)
    .for('update');
  if (!link || emailKey(link.email) === row.emailKey) return undefined;
  await tx.delete(accountLink).where(ofCustomer);
  return link.email;
}

/** Staff may know who has an account. Who takes the address meanwhile keeps it: then the link confirms nothing. */
async function requireFreeEmail(tx: Queries, ctx: ShopContext, row: Row, email: string): Promise<void> {
  const others = and(
    eq(customer.shopId, ctx.shop.id),
    ne(customer.id, row.id),
    eq(customer.emailKey, emailKey(email)),
  );
  if ((await tx.$count(customer, others)) > 0)
    throw new ShopError('conflict', { field: 'email', reason: msg('customer.email_taken') });
}

async function mailLink(
  tx: Queries,
  ctx: ShopContext,
  look: ShopProfile,
  { id, passwordHash }: Row,
  email: string,
): Promise<void> {
  const token = await issueLink(tx, ctx, { customerId: id, kind: 'email', email });
  const mail =
    passwordHash === null
      ? firstPasswordMail(ctx.shop, look, token)
      : confirmEmailMail(ctx.shop, look, token);
  const dedupeKey = `confirm-email:${hashToken(token)}`;
  await queueMail(tx, ctx, { dedupeKey, recipient: email, isSecret: true, ...mail });
}
