import { inShop, mail } from '@stoa/database';
import { and, eq, gte, type InferSelectModel, lte, sql } from 'drizzle-orm';
import type { PlatformContext, Shop, ShopContext } from '../kernel/context.ts';
import { systemContext } from '../kernel/system-context.ts';
import { readShopSettings } from '../shop/index.ts';
import { describeFailure } from './describe-failure.ts';
import { isRefusedForGood } from './is-refused-for-good.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

/** With the pauses between them: a little over three days. */
export const MAX_ATTEMPTS = 26;
const FIRST_RETRY_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 14_400;

/** At most this many of one shop in a run, so that the next shop's wait ends. */
const MAX_PER_RUN = 100;

type QueuedMail = InferSelectModel<typeof mail>;

export interface DeliveredMails {
  readonly sent: number;
  readonly failed: number;
}

/**
 * Sends the due mail of these shops, one by one. Each is claimed and committed before it is sent, outside any
 * lock, and marked afterwards: a crash between the two sends it again with the same Message-ID, never loses
 * it. Retries wait 1, 2, 4 … minutes, at most four hours. What is refused for good, or was not taken in three days, has
 * failed (`sendAgain`). Several processes may run this.
 */
export async function deliverMails(
  platform: PlatformContext,
  { shops, transport }: { readonly shops: readonly Shop[]; readonly transport: MailTransport },
): Promise<DeliveredMails> {
  let [sent, failed] = [0, 0];
  for (const shop of shops) {
    const ctx = systemContext(platform, shop, 'mail');
    await buryExhausted(ctx);
    for (let taken = 0; taken < MAX_PER_RUN; taken += 1) {
      const claimed = await claimNext(ctx);
      if (!claimed) break;
      if (await deliver(ctx, transport, claimed)) sent += 1;
      else failed += 1;
    }
  }
  return { sent, failed };
}

/** Takes the longest due mail. Until its next attempt is due nobody else will take it. */
async function claimNext(ctx: ShopContext): Promise<QueuedMail | undefined> {
  const now = ctx.clock();
  const [claimed] = await inShop(ctx, (tx) =>
    tx
      .update(mail)
      .set({
        attempts: sql`${mail.attempts} + 1`,
        nextAttemptAt: sql`${now.toISOString()}::timestamptz
          + make_interval(secs => least(${LONGEST_PAUSE_SECONDS}, ${FIRST_RETRY_SECONDS} * 2 ^ ${mail.attempts}))`,
      })
      .where(
        and(
          eq(mail.shopId, ctx.shop.id),
          eq(
            mail.id,
            sql`(select id from mail where shop_id = ${ctx.shop.id} and status = 'queued'
              and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= ${now.toISOString()}
              order by next_attempt_at, id limit 1 for update skip locked)`,
          ),
        ),
      )
      .returning(),
  );
  return claimed;
}

async function deliver(ctx: ShopContext, transport: MailTransport, claimed: QueuedMail): Promise<boolean> {
  try {
    await transport.send(await outgoing(ctx, claimed));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fields = { shop: ctx.shop.code, mail: claimed.id, attempt: claimed.attempts };
    ctx.log.warn({ ...fields, error: describeFailure(error) }, 'a mail could not be sent');
    const isOver = claimed.attempts >= MAX_ATTEMPTS || isRefusedForGood(error);
    const status = isOver ? 'failed' : 'queued';
    await settle(ctx, claimed, { status, lastError: reason.slice(0, 500) });
    return false;
  }
  await settle(ctx, claimed, { status: 'sent', lastError: null, sentAt: ctx.clock() });
  return true;
}

async function outgoing(ctx: ShopContext, claimed: QueuedMail): Promise<OutgoingMail> {
  const { shop, settings } = await readShopSettings(ctx);
  const { recipient, subject, html, text } = claimed;
  return {
    from: { name: shop.name, address: settings.general.supportEmail },
    ...{ to: recipient, subject, html, text },
    messageId: `<${claimed.id}@${new URL(shop.baseUrl).hostname}>`,
  };
}

async function settle(ctx: ShopContext, claimed: QueuedMail, outcome: Partial<QueuedMail>): Promise<void> {
  await inShop(ctx, (tx) =>
    tx
      .update(mail)
      .set(outcome)
      .where(and(eq(mail.shopId, ctx.shop.id), eq(mail.id, claimed.id), eq(mail.status, 'queued'))),
  );
}

/** Ends what a crash left behind in its last attempt. */
async function buryExhausted(ctx: ShopContext): Promise<void> {
  await inShop(ctx, (tx) =>
    tx
      .update(mail)
      .set({ status: 'failed' })
      .where(
        and(
          eq(mail.shopId, ctx.shop.id),
          eq(mail.status, 'queued'),
          gte(mail.attempts, MAX_ATTEMPTS),
          lte(mail.nextAttemptAt, ctx.clock()),
        ),
      ),
  );
}
