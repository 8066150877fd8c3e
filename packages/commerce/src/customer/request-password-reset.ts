import { customer, emit, hashToken, inShop, newId } from '@stoa/database';
import { emailKey, msg } from '@stoa/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { forShop } from '../jobs/index.ts';
import { accountKeys, accountOf } from '../kernel/account-keys.ts';
import type { ShopContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { type RateLimit, takeRate, tryTakeRate } from '../kernel/rate-limit.ts';
import { queueMail } from '../mail/index.ts';
import { readShopSettings } from '../shop/index.ts';
import { hasFreshLink, issueLink, LINK_SECONDS } from './account-links.ts';
import { resetMail } from './account-mails.ts';
import { resetMailKind } from './reset-mail-kind.ts';
import { passwordLinkMail } from './staff/staff-mails.ts';

const request = z.object({
  email: knownEmailAddress,
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type ResetRequest = z.input<typeof request>;

/** To one mailbox, in as long as a link works. */
const MAILS = 5;

const FROM_NETWORK = [
  { limit: 10, windowSeconds: 60 },
  { limit: 60, windowSeconds: 3600 },
];

/**
 * Mails the owner of an account a link to a new password. What is answered, and after what time, does not depend on
 * whether there is an account: the mail is written by a job, and there is one in either case. Beyond five mails to one
 * mailbox in an hour, which anybody can cause, there is none while the mailbox has a link with time left; nobody is
 * refused for it. ROUTE-010
 * @throws ShopError `invalid-input` for what is no address; `rate-limited` by network, and beyond five times in an hour
 * for one mailbox from one network
 */
export async function requestPasswordReset(ctx: ShopContext, input: ResetRequest): Promise<void> {
  const { email, clientAddress } = parseInput(request, input);
  for (const limit of askingLimits(email, clientAddress)) await takeRate(ctx, limit);
  const unlessFresh = !(await tryTakeRate(ctx, mailLimit(email)));
  await inShop(ctx, async (tx) => {
    const found = await tx
      .select({ id: customer.id, emailKey: customer.emailKey })
      .from(customer)
      .where(and(eq(customer.shopId, ctx.shop.id), inArray(customer.emailKey, accountKeys(email))));
    const known = accountOf(email, found);
    await enqueue(tx, ctx, resetMailKind, { customerId: known?.id ?? null, unlessFresh });
    await emit(tx, { kind: 'customer.asked-reset', entityId: newId(), shopId: ctx.shop.id });
  });
}

/** Unknown addresses are counted alike. */
function askingLimits(email: string, clientAddress: string): RateLimit[] {
  const reason = msg('account.too_many_resets');
  const forMailbox = { limit: MAILS, windowSeconds: LINK_SECONDS.reset, reason };
  return [
    ...networkLimits('reset-password', clientAddress, FROM_NETWORK),
    ...networkLimits(`reset-password:to:${emailKey(email)}`, clientAddress, [forMailbox]),
  ];
}

/** Counts across networks, so that a mailbox is not flooded from many. */
function mailLimit(email: string): RateLimit {
  return { key: `reset-password:to:${emailKey(email)}`, limit: MAILS, windowSeconds: LINK_SECONDS.reset };
}

/** Writes the mail for the job. Run twice it mails twice, and the later link works. */
export const sendResetMail = forShop(resetMailKind, async (ctx, { customerId, unlessFresh, byStaff }) => {
  if (customerId === null) return;
  const look = await readShopSettings(ctx);
  await inShop(ctx, async (tx) => {
    const [row] = await tx
      .select({ email: customer.email })
      .from(customer)
      .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId)))
      .for('share');
    if (!row || (unlessFresh && (await hasFreshLink(tx, ctx, { customerId, kind: 'reset' })))) return;
    const token = await issueLink(tx, ctx, { customerId, kind: 'reset', email: row.email });
    const mail = (byStaff ? passwordLinkMail : resetMail)(ctx.shop, look, token);
    const dedupeKey = `reset-password:${hashToken(token)}`;
    await queueMail(tx, ctx, { dedupeKey, recipient: row.email, isSecret: true, ...mail });
  });
});
