import {
  beyondShop,
  emit,
  hashToken,
  inShop,
  inTransaction,
  newId,
  newToken,
  type Queries,
  shop,
  staff,
  staffReset,
  staffRole,
} from '@stoa/database';
import { emailKey, msg } from '@stoa/domain';
import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { forShop } from '../jobs/index.ts';
import { accountKeys, accountOf } from '../kernel/account-keys.ts';
import type { PlatformContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { PLATFORM, type RateLimit, takeRate, tryTakeRate } from '../kernel/rate-limit.ts';
import { queueMail } from '../mail/index.ts';
import { readShopSettings } from '../shop/index.ts';
import { officeAddress } from './invitation-links.ts';
import { staffResetMail } from './people-mails.ts';
import { staffResetMailKind } from './reset-mail-kind.ts';

const request = z.object({
  email: knownEmailAddress,
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
  /** The address of the back office, which the link begins with. */
  officeUrl: z.url({ protocol: /^https?$/ }),
});
export type StaffResetRequest = z.input<typeof request>;

/** How long a link to a new password works. Seconds. ADM-005 */
const RESET_SECONDS = 3600;

/** To one mailbox, in an hour. */
const MAILS = 5;

const FROM_NETWORK = [
  { limit: 10, windowSeconds: 60 },
  { limit: 60, windowSeconds: 3600 },
];

/**
 * Mails somebody of the back office a link to a new password, at most five times an hour. What is answered, and after
 * what time, does not depend on whether there is such a person: the mail is written by a job, and there is one in either
 * case. Beyond five times nothing is mailed, and nobody is refused for what others asked. ADM-005
 * @throws ShopError `invalid-input` for what is no address; `rate-limited` by network, and beyond five times in an hour
 * for one mailbox from one network
 */
export async function requestStaffReset(platform: PlatformContext, input: StaffResetRequest): Promise<void> {
  const { email, clientAddress, officeUrl } = parseInput(request, input);
  const rates = { ...platform, shop: PLATFORM };
  for (const limit of askingLimits(email, clientAddress)) await takeRate(rates, limit);
  const mayMail = await tryTakeRate(rates, mailLimit(email));
  await inTransaction(platform.db, async (tx) => {
    const rows = await tx
      .select({ id: staff.id, emailKey: staff.emailKey })
      .from(staff)
      .where(inArray(staff.emailKey, accountKeys(email)));
    const known = accountOf(email, rows);
    const shopId = await shopToMailFrom(tx, known?.id ?? NOBODY);
    if (shopId === undefined) return;
    const staffId = mayMail && known ? known.id : null;
    await enqueue(tx, { ...platform, shop: { id: shopId } }, staffResetMailKind, { staffId, officeUrl });
    await emit(tx, { kind: 'staff.asked-reset', entityId: newId() });
  });
}

/** Nobody has this id: what is asked of the database is the same for an unknown address. */
const NOBODY = PLATFORM.id;

/** Unknown addresses are counted alike. */
function askingLimits(email: string, clientAddress: string): RateLimit[] {
  const reason = msg('account.too_many_resets');
  const forMailbox = { limit: MAILS, windowSeconds: RESET_SECONDS, reason };
  return [
    ...networkLimits('staff-reset', clientAddress, FROM_NETWORK),
    ...networkLimits(`staff-reset:to:${emailKey(email)}`, clientAddress, [forMailbox]),
  ];
}

/** Counts across networks, so that a mailbox is not flooded from many. */
function mailLimit(email: string): RateLimit {
  return { key: `staff-reset:to:${emailKey(email)}`, limit: MAILS, windowSeconds: RESET_SECONDS };
}

/** Finds the oldest shop where they have a role; for who has none, and for nobody, the oldest that is active. */
async function shopToMailFrom(tx: Queries, staffId: string): Promise<string | undefined> {
  const own = and(eq(staffRole.shopId, shop.id), eq(staffRole.staffId, staffId));
  const [found] = await tx
    .select({ id: shop.id })
    .from(shop)
    .leftJoin(staffRole, own)
    .where(or(isNotNull(staffRole.staffId), eq(shop.status, 'active')))
    .orderBy(sql`${staffRole.staffId} is null`, asc(shop.createdAt), asc(shop.id))
    .limit(1);
  return found?.id;
}

/** Writes the mail for the job. Run twice it mails twice, and both links work until one is used. */
export const sendStaffResetMail = forShop(staffResetMailKind, async (ctx, { staffId, officeUrl }) => {
  if (staffId === null) return;
  const look = await readShopSettings(ctx);
  await inShop(ctx, async (tx) => {
    const [person] = await tx
      .select({ email: staff.email })
      .from(staff)
      .where(eq(staff.id, staffId))
      .for('share');
    if (!person) return;
    const [token, now] = [newToken(), ctx.clock()];
    const tokenHash = hashToken(token);
    const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000);
    await beyondShop(tx, () =>
      tx.insert(staffReset).values({ tokenHash, staffId, createdAt: now, expiresAt }),
    );
    const mail = staffResetMail(ctx.shop, look, `${officeAddress(officeUrl)}/reset-password#${token}`);
    const dedupeKey = `staff-reset:${tokenHash}`;
    await queueMail(tx, ctx, { dedupeKey, recipient: person.email, isSecret: true, toStaff: true, ...mail });
  });
});
