import { z } from 'zod';

/**
 * A cursor of the outbox: which changes an index knows. It stays correct while older transactions are still running.
 */
const sourceCursor = z.object({
  /** Changes that this snapshot of the database sees are known (`pg_snapshot` as text). */
  seen: z.string(),
  /** While changes are read in parts: their upper snapshot, and the last product read. */
  part: z.object({ until: z.string(), after: z.string() }).optional(),
  /** The language of the documents. */
  language: z.string(),
});
export type Cursor = z.infer<typeof sourceCursor>;

export const writeCursor = (cursor: Cursor): string => JSON.stringify(cursor);
export const readCursor = (text: string): Cursor => sourceCursor.parse(JSON.parse(text));
