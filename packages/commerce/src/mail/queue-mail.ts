import { emit, mail, newId, type Queries } from '@stoa/database';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { knownEmailAddress, parseInput } from '../kernel/input.ts';

const newMail = z.object({
  /** What the mail tells of, e.g. `order-placed:<order id>`; one mail each. */
  dedupeKey: z.string().min(1).max(255),
  recipient: knownEmailAddress,
  /** A line break here would end the header. */
  subject: z
    .string()
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(255)),
  html: z.string().min(1),
  text: z.string().min(1),
});
export type NewMail = z.input<typeof newMail>;

/**
 * Puts a mail (see `renderMail`) into the outbox, in the transaction of what it tells of: both happen or
 * neither. A second mail with the same key is not written.
 */
export async function queueMail(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'clock'>,
  input: NewMail,
): Promise<void> {
  const now = ctx.clock();
  const row = { shopId: ctx.shop.id, id: newId(), ...parseInput(newMail, input) };
  const { rowCount } = await tx
    .insert(mail)
    .values({ ...row, nextAttemptAt: now, createdAt: now })
    .onConflictDoNothing({ target: [mail.shopId, mail.dedupeKey] });
  if (rowCount) await emit(tx, { kind: 'mail.queued', entityId: row.id, shopId: row.shopId });
}
