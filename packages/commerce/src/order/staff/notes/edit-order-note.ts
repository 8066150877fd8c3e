import { orderNote } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { actorName } from '../../../kernel/actor-name.ts';
import { changing, requireScopes } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { noteRecord, noteText, sellerOfOrder } from './note-record.ts';

const editedNote = z.strictObject({
  /** The order that it is a note of. */
  orderId: recordId,
  noteId: recordId,
  /** The revision of the note that was seen. */
  revision: z.int().min(1),
  text: noteText,
});
export type EditOrderNote = z.input<typeof editedNote>;

/**
 * Gives a note another text; the database keeps each that it had. Whoever wrote the note needs `orders:read`, anybody
 * else `orders:write`. ADM-206
 * @throws ShopError `not-found`, `forbidden`, `unauthenticated`, `invalid-input`; `conflict` on `revision` where
 * somebody else gave it another text since
 */
export async function editOrderNote(
  ctx: ShopContext,
  input: EditOrderNote,
): Promise<{ readonly revision: number }> {
  const { orderId, noteId, revision: version, text } = parseInput(editedNote, input);
  const change = {
    verb: 'order-note.edit',
    scope: 'orders:read',
    of: noteRecord(ctx, noteId),
    version,
    fields: { text },
  } as const;
  return changing(ctx, change, async ({ tx, row, fields, revision }) => {
    if (row.orderId !== orderId) throw new ShopError('not-found', { field: 'noteId' });
    const writtenBy = actorName(ctx);
    if (row.author !== writtenBy) {
      const sellerId = await sellerOfOrder(tx, ctx.shop.id, orderId);
      requireScopes(ctx, { scope: 'orders:write' }, sellerId);
    }
    if (fields.text !== row.text) {
      await tx
        .update(orderNote)
        .set({ text: fields.text, writtenBy, writtenAt: ctx.clock() })
        .where(and(eq(orderNote.shopId, ctx.shop.id), eq(orderNote.id, noteId)));
    }
    return { revision };
  });
}
