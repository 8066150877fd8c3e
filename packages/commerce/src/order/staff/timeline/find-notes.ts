import { orderNote, orderNoteText, type Queries } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import type { OfOrder } from './find-money.ts';
import type { FoundEvent } from './timeline-event.ts';

interface EarlierText {
  readonly text: string;
  readonly at: string;
  readonly actor: string;
}

/** Finds the notes of staff, each with the texts that it had before. ADM-206 */
export async function findNotes(tx: Queries, { shopId, orderId }: OfOrder): Promise<FoundEvent[]> {
  const rows = await tx
    .select({
      note: orderNote,
      earlier: sql<EarlierText[]>`(
        select coalesce(json_agg(json_build_object('text', x.text, 'at', x.written_at, 'actor', x.written_by)
          order by x.revision), '[]')
        from ${orderNoteText} x where x.shop_id = order_note.shop_id and x.note_id = order_note.id)`,
    })
    .from(orderNote)
    .where(and(eq(orderNote.shopId, shopId), eq(orderNote.orderId, orderId)));
  return rows.map(({ note, earlier }) => ({
    id: note.id,
    at: note.createdAt,
    actor: note.author,
    actors: [note.writtenBy, ...earlier.map(({ actor }) => actor)],
    detail: (whoDid) => ({
      kind: 'note',
      text: note.text,
      revision: note.revision,
      edited: earlier.length > 0 ? { at: note.writtenAt, by: whoDid(note.writtenBy) } : null,
      earlier: earlier.map(({ text, at, actor }) => ({ text, at: new Date(at), by: whoDid(actor) })),
    }),
  }));
}
