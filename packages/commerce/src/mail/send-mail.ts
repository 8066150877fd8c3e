import { inShop, mail } from '@stoa/database';
import { reasonOf } from '@stoa/domain';
import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { AttemptFailed, forShop, type JobHandler } from '../jobs/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { readShopSettings } from '../shop/index.ts';
import { describeFailure } from './describe-failure.ts';
import { isRefusedForGood } from './is-refused-for-good.ts';
import { MAX_ATTEMPTS, sendMailKind } from './send-mail-kind.ts';
import type { MailTransport, OutgoingMail } from './transport.ts';

type MailRow = InferSelectModel<typeof mail>;

/**
 * Sends a mail that waits, outside any transaction, and marks it afterwards: a crash between the two sends it again
 * with the same Message-ID, never loses it. What is refused for good, or was not taken in `MAX_ATTEMPTS`, has failed
 * (`sendAgain`).
 */
export const sendMail = (transport: MailTransport): JobHandler =>
  forShop(sendMailKind, async (ctx, { mailId }, { attempt }) => {
    if (attempt > MAX_ATTEMPTS) {
      await updateWaiting(ctx, mailId, { status: 'failed' });
      return;
    }
    const waiting = await updateWaiting(ctx, mailId, { attempts: attempt });
    if (!waiting) return;
    try {
      await transport.send(await outgoing(ctx, waiting));
    } catch (error) {
      await noteFailure(ctx, waiting, error);
      return;
    }
    const forgotten = waiting.isSecret && { html: '', text: '' };
    await updateWaiting(ctx, mailId, { status: 'sent', lastError: null, sentAt: ctx.clock(), ...forgotten });
  });

/** Changes a mail if it still waits, and returns it. */
async function updateWaiting(
  ctx: ShopContext,
  mailId: string,
  values: Partial<MailRow>,
): Promise<MailRow | undefined> {
  const [changed] = await inShop(ctx, (tx) =>
    tx
      .update(mail)
      .set(values)
      .where(and(eq(mail.shopId, ctx.shop.id), eq(mail.id, mailId), eq(mail.status, 'queued')))
      .returning(),
  );
  return changed;
}

async function outgoing(
  ctx: ShopContext,
  { id, recipient, subject, html, text }: MailRow,
): Promise<OutgoingMail> {
  const { shop, settings } = await readShopSettings(ctx);
  return {
    from: { name: shop.name, address: settings.general.supportEmail },
    to: recipient,
    subject,
    html,
    text,
    messageId: `<${id}@${new URL(shop.baseUrl).hostname}>`,
  };
}

/** @throws AttemptFailed unless this was the last attempt. */
async function noteFailure(ctx: ShopContext, { id, attempts }: MailRow, error: unknown): Promise<void> {
  // The mail server's words may quote the recipient: they are for staff alone.
  const lastError = reasonOf(error).slice(0, 500);
  const isOver = attempts >= MAX_ATTEMPTS || isRefusedForGood(error);
  await updateWaiting(ctx, id, { status: isOver ? 'failed' : 'queued', lastError });
  const failure = describeFailure(error);
  if (!isOver) throw new AttemptFailed(failure);
  ctx.log.warn({ shop: ctx.shop.code, mail: id, attempt: attempts, error: failure }, 'a mail has failed');
}
