import { z } from 'zod';
import { removeOldAddresses } from '../address/index.ts';
import { removeLeftCarts } from '../cart/index.ts';
import { removeOldVersions } from '../content/index.ts';
import { removeExpiredLinks, removeExpiredSessions } from '../customer/index.ts';
import { forShop } from '../jobs/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { removeOldReplies } from '../kernel/idempotency.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';
import { MAIL_DAYS, removeOldMails } from '../mail/index.ts';
import { removeOldInvitations } from '../people/index.ts';
import { removeRareSearches } from '../search/index.ts';
import { daysBefore, pruningRules } from './pruning-rules.ts';

export const pruneShopKind: JobKind<Record<string, never>, 'shop'> = {
  queue: 'prune-shop',
  of: 'shop',
  payload: z.strictObject({}),
  oneAtATime: true,
  rules: pruningRules,
};

/** Removes outdated rows of a shop, never its business records: orders, payments, stock, customers. */
export const pruneShop = forShop(pruneShopKind, async (ctx: ShopContext) => {
  const before = daysBefore(ctx.clock());
  await removeExpiredSessions(ctx);
  await removeExpiredLinks(ctx);
  // Until then they are listed as expired, and can be sent again.
  await removeOldInvitations(ctx, before(30));
  // A client that lost a reply asks again within minutes; one with a queue of its own perhaps within days.
  await removeOldReplies(ctx, before(7));
  // A guest's session lasts thirty days; the cart is beyond reach then.
  await removeLeftCarts(ctx, { guest: before(60), customer: before(730) });
  await removeOldMails(ctx, before(MAIL_DAYS));
  // Search engines update a moved address within months; bookmarks last longer.
  await removeOldAddresses(ctx, before(10 * 365));
  await removeOldVersions(ctx, before(365));
  // What one visitor typed once may be what only that one would type.
  await removeRareSearches(ctx, { any: before(365), once: before(14) });
});
