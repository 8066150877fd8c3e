import { customer, emit, hashToken, inShop, type Queries } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { endLinks, redeemLink } from './account-links.ts';
import { asNoLink, noLink } from './no-link.ts';
import { counted, lockOwn } from './own-change.ts';
import { requireCustomer } from './visitor.ts';

/** Further work in the transaction that confirms a mailbox, such as giving its orders to the account. */
export type OnConfirmed = (tx: Queries, ctx: ShopContext, customerId: string) => Promise<void>;

/**
 * Confirms the mailbox to which a link was sent: of who registered, which verifies them, or of who changes their
 * address, which takes the new one. The link alone confirms nothing: whoever opens an account with somebody else's
 * address waits for that one's press. So it is followed by the owner of the account, signed in. PRICE-006
 * @throws ShopError `unauthenticated`; `not-found` for a token that is wrong, too old, was used or is another
 * account's, and for an address that another account took meanwhile
 */
export async function verifyEmail(ctx: ShopContext, token: string, onConfirmed?: OnConfirmed): Promise<void> {
  const { customerId } = requireCustomer(ctx);
  if (!token.startsWith(`${customerId}.`)) throw noLink();
  await asNoLink(() =>
    inShop(ctx, async (tx) => {
      await lockOwn(tx, ctx, customerId);
      const isConfirmed =
        (await endWaiting(tx, ctx, customerId, token)) || (await takeAddress(tx, ctx, customerId, token));
      if (!isConfirmed) throw noLink();
      await emit(tx, { kind: 'customer.changed', entityId: customerId, shopId: ctx.shop.id });
      await onConfirmed?.(tx, ctx, customerId);
    }),
  );
}

/** Follows the link of the mail that came after registering. */
async function endWaiting(tx: Queries, ctx: ShopContext, customerId: string, token: string) {
  const { rowCount } = await tx
    .update(customer)
    .set({ verifyHash: null, emailConfirmedAt: ctx.clock(), ...counted(ctx) })
    .where(
      and(
        eq(customer.shopId, ctx.shop.id),
        eq(customer.id, customerId),
        eq(customer.verifyHash, hashToken(token)),
      ),
    );
  return rowCount === 1;
}

/** Follows a link of `saveProfile`. Links that went to the former mailbox end. */
async function takeAddress(tx: Queries, ctx: ShopContext, customerId: string, token: string) {
  const link = await redeemLink(tx, ctx, 'email', token);
  if (link?.customerId !== customerId) return false;
  await tx
    .update(customer)
    .set({
      email: link.email,
      emailKey: emailKey(link.email),
      emailConfirmedAt: ctx.clock(),
      ...counted(ctx),
    })
    .where(and(eq(customer.shopId, ctx.shop.id), eq(customer.id, customerId)));
  await endLinks(tx, ctx, customerId);
  return true;
}
