import { customer, emit, hashToken, inShop, orConflict, type Queries } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { emailAddress, nickNameText, parseInput, personText } from '../kernel/input.ts';
import { networkLimits } from '../kernel/network-limits.ts';
import { takeRate } from '../kernel/rate-limit.ts';
import { queueMail } from '../mail/index.ts';
import { readShopSettings, type ShopProfile } from '../shop/index.ts';
import { issueLink } from './account-links.ts';
import { confirmEmailMail, emailChangeMail } from './account-mails.ts';
import { changedNickName } from './nick-name-columns.ts';
import { counted } from './own-change.ts';
import { tellOwner } from './register-customer.ts';
import { requireCustomer } from './visitor.ts';

const profile = z.object({
  email: emailAddress.optional(),
  firstName: personText().optional(),
  lastName: personText().optional(),
  /** Shown beside what they write in public; an empty one takes it away. */
  nickName: nickNameText().nullish(),
  /** Where the request came from, for the rate limit. */
  clientAddress: z.string(),
});
export type ProfileChange = z.input<typeof profile>;

export interface SavedProfile {
  /** The new address that has to be confirmed first, by the mail that was sent to it. */
  readonly emailToConfirm: string | undefined;
}

/**
 * Saves what a customer says of themselves; what is left out stays. A new e-mail address takes the place of the
 * former one only when its owner follows the link that is mailed there (`verifyEmail`), and the former is told. The
 * answer is the same where another account has that address. ACC-015
 * @throws ShopError `invalid-input`, `conflict` on `nickName` when somebody has it, `rate-limited`
 */
export async function saveProfile(ctx: ShopContext, input: ProfileChange): Promise<SavedProfile> {
  const { customerId, email: former } = requireCustomer(ctx);
  const { clientAddress, email, nickName, ...names } = parseInput(profile, input);
  const emailToConfirm = email !== undefined && emailKey(email) !== emailKey(former) ? email : undefined;
  if (emailToConfirm !== undefined) await limitConfirmations(ctx, clientAddress);
  const look = await readShopSettings(ctx);
  await orConflict({ customer_nick_name_key: 'nickName' }, () =>
    inShop(ctx, async (tx) => {
      await tx
        .update(customer)
        .set({
          ...names,
          ...(nickName !== undefined && changedNickName(nickName)),
          ...counted(ctx),
        })
        .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId)));
      await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
      if (emailToConfirm !== undefined) await beginEmailChange(tx, ctx, look, emailToConfirm);
    }),
  );
  return { emailToConfirm };
}

/**
 * Mails the customer a link that confirms their address, by which their orders from before the account become
 * theirs. @throws ShopError `rate-limited`
 */
export async function confirmOwnEmail(ctx: ShopContext, clientAddress: string): Promise<void> {
  const { customerId, email } = requireCustomer(ctx);
  await limitConfirmations(ctx, clientAddress);
  const look = await readShopSettings(ctx);
  await inShop(ctx, (tx) => mailLink(tx, ctx, look, { customerId, email }));
}

/** Each sends a mail to an address that anybody can enter. */
async function limitConfirmations(ctx: ShopContext, clientAddress: string): Promise<void> {
  const { customerId } = requireCustomer(ctx);
  await takeRate(ctx, { key: `confirm-email:${customerId}`, limit: 5, windowSeconds: 3600 });
  const fromNetwork = [{ limit: 20, windowSeconds: 3600 }];
  for (const limit of networkLimits('confirm-email', clientAddress, fromNetwork)) await takeRate(ctx, limit);
}

async function beginEmailChange(
  tx: Queries,
  ctx: ShopContext,
  look: ShopProfile,
  email: string,
): Promise<void> {
  const { customerId, email: former } = requireCustomer(ctx);
  const day = ctx.clock().toISOString().slice(0, 10);
  const dedupeKey = `email-change:${customerId}:${day}`;
  await queueMail(tx, ctx, { dedupeKey, recipient: former, ...emailChangeMail(ctx.shop, look) });
  const [taken] = await tx
    .select({ id: customer.id })
    .from(customer)
    .where(
      and(
        eq(customer.shopId, ctx.shop.id),
        ne(customer.id, customerId),
        eq(customer.emailKey, emailKey(email)),
      ),
    );
  if (taken) await tellOwner(tx, ctx, look, email);
  else await mailLink(tx, ctx, look, { customerId, email });
}

async function mailLink(
  tx: Queries,
  ctx: ShopContext,
  look: ShopProfile,
  to: { readonly customerId: string; readonly email: string },
): Promise<void> {
  const token = await issueLink(tx, ctx, { ...to, kind: 'email' });
  const dedupeKey = `confirm-email:${hashToken(token)}`;
  const mail = confirmEmailMail(ctx.shop, look, token);
  await queueMail(tx, ctx, { dedupeKey, recipient: to.email, isSecret: true, ...mail });
}
