import { newId, type Queries } from '@stoa/database';
import type { ShopContext } from '../kernel/context.ts';
import { queueMail } from '../mail/index.ts';
import type { ShopProfile } from '../shop/index.ts';
import { emailChangedMail } from './account-mails.ts';

/** Tells the former mailbox of an account that another holds in its place now. ADM-305 */
export async function tellEmailChanged(
  tx: Queries,
  ctx: ShopContext,
  look: ShopProfile,
  former: string,
): Promise<void> {
  const dedupeKey = `email-changed:${newId()}`;
  await queueMail(tx, ctx, { dedupeKey, recipient: former, ...emailChangedMail(ctx.shop, look) });
}
