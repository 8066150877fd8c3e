import { newId, orderNote } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { z } from 'zod';
import { actorName } from '../../../kernel/actor-name.ts';
import { changing, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { parseInput, recordId } from '../../../kernel/input.ts';
import { noteText, sellerOfOrder } from './note-record.ts';

const newNote = z.strictObject({ orderId: recordId, text: noteText });
export type NewOrderNote = z.input<typeof newNote>;

/**
 * Adds a note to an order, for staff alone. Needs `orders:write`. ADM-206
 * @throws ShopError `not-found`, `forbidden`, `unauthenticated`, `invalid-input`
 */
export async function addOrderNote(ctx: ShopContext, input: NewOrderNote): Promise<{ readonly id: string }> {
  const { orderId, text } = parseInput(newNote, input);
  const change = {
    verb: 'order-note.add',
    scope: 'orders:write',
    of: 'order-note',
    sellerId: sellerOfActor(ctx.actor),
  } as const;
  return changing(ctx, change, async ({ tx, wrote }) => {
    const sellerId = await sellerOfOrder(tx, ctx.shop.id, orderId);
    if (sellerId === undefined) throw new ShopError('not-found', { field: 'orderId' });
    const id = newId();
    wrote({ id, after: { orderId, text }, revision: 1, sellerId });
    const [author, at] = [actorName(ctx), ctx.clock()];
    const written = { text, author, createdAt: at, writtenBy: author, writtenAt: at };
    await tx.insert(orderNote).values({ shopId: ctx.shop.id, orderId, id, ...written });
    return { id };
  });
}
