import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, revision, shopId } from './columns.ts';
import { salesOrder } from './order.ts';
import { privateTable } from './privacy.ts';

/**
 * A note of staff about an order, for staff alone. A trigger keeps each text that it had before. ADM-206
 */
export const orderNote = privateTable(
  'order_note',
  {
    shopId: shopId(),
    orderId: id('order_id'),
    id: id(),
    /** Who made it, and who wrote its present text: `staff:` or `system:`. */
    author: text('author').notNull(),
    createdAt: createdAt(),
    text: text('text').notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.id] }),
    foreignKey({
      name: 'order_note_of_order',
      columns: [t.shopId, t.orderId],
      foreignColumns: [salesOrder.shopId, salesOrder.id],
    }).onDelete('cascade'),
    check('order_note_length', sql`length(${t.text}) between 1 and 4000`),
    index('order_note_order').on(t.shopId, t.orderId),
  ],
  { changes: ['text', 'written_by', 'written_at', 'revision'] },
);

/** A text that a note had, and no longer has. Written by a trigger; never updated. ADM-206 */
export const orderNoteText = privateTable(
  'order_note_text',
  {
    shopId: shopId(),
    noteId: id('note_id'),
    /** The revision of the note that had it last. */
    revision: integer('revision').notNull(),
    text: text('text').notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.noteId, t.revision] }),
    foreignKey({
      name: 'order_note_text_of_note',
      columns: [t.shopId, t.noteId],
      foreignColumns: [orderNote.shopId, orderNote.id],
    }).onDelete('cascade'),
  ],
  { changes: [] },
);
