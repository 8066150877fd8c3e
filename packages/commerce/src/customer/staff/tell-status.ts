import type { customer, Queries } from '@stoa/database';
import type { AccountStatus } from '@stoa/domain';
import type { ShopContext } from '../../kernel/context.ts';
import { queueMails } from '../../mail/index.ts';
import { readShopSettings } from '../../shop/index.ts';
import { statusMail } from './staff-mails.ts';

/** Writes the mails to customers who have this status now, each by the revision that their change made. */
export type StatusTeller = (
  tx: Queries,
  status: AccountStatus,
  changed: readonly Pick<typeof customer.$inferSelect, 'id' | 'email' | 'revision'>[],
) => Promise<void>;

/**
 * Returns what tells customers that they were approved or restricted, in the transaction that does it; nobody is told
 * that they wait. Reads how mails of the shop look, where there is anything to tell. ADM-302
 */
export async function statusTeller(ctx: ShopContext, tell: boolean): Promise<StatusTeller> {
  if (!tell) return async () => undefined;
  const look = await readShopSettings(ctx);
  return async (tx, status, changed) => {
    if (status === 'pending') return;
    const mail = statusMail(ctx.shop, look, status);
    const mails = changed.map(({ id, email, revision }) => ({
      dedupeKey: `customer-status:${id}:${revision}`,
      recipient: email,
      ...mail,
    }));
    await queueMails(tx, ctx, mails);
  };
}
