import { emit, mail, newId, type Queries } from '@stoa/database';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput, recordId } from '../kernel/input.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import { sendMailKind } from './send-mail-kind.ts';

const newMail = z.object({
  /** The occasion of the mail, e.g. `order-placed:<order id>`; one mail each. */
  dedupeKey: z.string().min(1).max(255),
  /** The order that it tells of. */
  orderId: recordId.optional(),
  recipient: knownEmailAddress,
  /** A line break here would end the header. */
  subject: z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(255)),
  html: z.string().min(1),
  text: z.string().min(1),
  /** Holds a link that opens an account, so nothing of its content is kept once it is sent. */
  isSecret: z.boolean().default(false),
  /** To somebody of the back office, whose links open more than this shop: no list of its mail shows the content. */
  toStaff: z.boolean().default(false),
});
export type NewMail = z.input<typeof newMail>;

/**
 * Writes a mail (see `renderMail`) and the job that sends it, in the transaction of its occasion. A second mail with
 * the same key is not written.
 */
export const queueMail = (
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  input: NewMail,
): Promise<void> => queueMails(tx, ctx, [input]);

/** As `queueMail`, of several mails: it takes as many statements as one. Some hundreds at most. */
export async function queueMails(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  inputs: readonly NewMail[],
): Promise<void> {
  if (inputs.length === 0) return;
  const [shopId, createdAt] = [ctx.shop.id, ctx.clock()];
  const rows = inputs.map((input) => ({ shopId, id: newId(), ...parseInput(newMail, input), createdAt }));
  const written = await tx
    .insert(mail)
    .values(rows)
    .onConflictDoNothing({ target: [mail.shopId, mail.dedupeKey] })
    .returning({ id: mail.id });
  if (written.length === 0) return;
  await enqueue(tx, ctx, sendMailKind, ...written.map(({ id }) => ({ mailId: id })));
  await emit(tx, ...written.map(({ id }) => ({ kind: 'mail.queued' as const, entityId: id, shopId })));
}
