import { orderNote, type Queries, salesOrder } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { orNotFound, type StoredRecord, storedRow } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { isStorable } from '../../../kernel/json-input.ts';

/** The text of a note: what people write, over several lines. Characters. */
export const noteText = z
  .string()
  .trim()
  .min(1)
  .max(4000)
  .refine((text) => isStorable(text, 1));

type Note = typeof orderNote.$inferSelect;

/** A note as a record that is changed. It is whose the order is. */
export function noteRecord({ shop }: Pick<ShopContext, 'shop'>, noteId: string): StoredRecord<Note> {
  const record = storedRow({
    shop,
    entity: 'order-note',
    id: noteId,
    field: 'noteId',
    table: orderNote,
    where: eq(orderNote.id, noteId),
    view: ({ text }) => ({ text }),
  });
  const ofSeller = async (tx: Queries, found: Awaited<ReturnType<typeof record.lock>>) => {
    if (!found) return undefined;
    const sellerId = await sellerOfOrder(tx, shop.id, found.row.orderId);
    return { ...found, ...(sellerId !== undefined && { sellerId }) };
  };
  return orNotFound({
    ...record,
    lock: async (tx) => ofSeller(tx, await record.lock(tx)),
    count: async (tx, now) => ofSeller(tx, await record.count(tx, now)),
  });
}

/** Returns whose an order is; `undefined` for one that is not there. */
export async function sellerOfOrder(
  tx: Queries,
  shopId: string,
  orderId: string,
): Promise<string | undefined> {
  const [order] = await tx
    .select({ sellerId: salesOrder.sellerId })
    .from(salesOrder)
    .where(and(eq(salesOrder.shopId, shopId), eq(salesOrder.id, orderId)));
  return order?.sellerId;
}
