import { emit, isUuid, mail } from '@stoa/database';
import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import { changing } from '../kernel/change/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import { requireScope } from '../staff/index.ts';
import { type ListedMail, selectMails } from './list-mails.ts';
import { sendMailKind } from './send-mail-kind.ts';

/** Mail of the shop that has failed, or was tried and is not sent yet, newest first; 100 at most. Needs `customers:read`. */
export function listUndelivered(ctx: ShopContext): Promise<ListedMail[]> {
  requireScope(ctx, 'customers:read');
  const isTried = and(eq(mail.status, 'queued'), gt(mail.attempts, 0));
  return selectMails(ctx, 100, or(eq(mail.status, 'failed'), isTried));
}

/**
 * Enqueues failed mail of the shop again, with all its attempts: one mail, or all of it. Returns how many. Needs
 * `customers:write`.
 */
export async function sendAgain(ctx: ShopContext, mailId?: string): Promise<number> {
  if (mailId !== undefined && !isUuid(mailId)) return 0;
  const one: SQL | undefined = mailId === undefined ? undefined : eq(mail.id, mailId);
  const change = { verb: 'mail.send-again', scope: 'customers:write', of: 'mail' } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const again = await tx
      .update(mail)
      .set({ status: 'queued', attempts: 0 })
      .where(and(eq(mail.shopId, ctx.shop.id), eq(mail.status, 'failed'), one))
      .returning({ id: mail.id });
    await enqueue(tx, ctx, sendMailKind, ...again.map(({ id }) => ({ mailId: id })));
    const shopId = ctx.shop.id;
    await emit(tx, ...again.map(({ id }) => ({ kind: 'mail.queued', entityId: id, shopId }) as const));
    wrote(...again);
    return again.length;
  });
}
