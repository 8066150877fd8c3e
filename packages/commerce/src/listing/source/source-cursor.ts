import { z } from 'zod';

/** Which changes an index knows: a place in the outbox that no older transaction still running can fool. */
const sourceCursor = z.object({
  /** Changes that this snapshot of the database sees are known (`pg_snapshot` as text). */
  seen: z.string(),
  /** While changes are told in parts: the snapshot up to which, and the product told last. */
  part: z.object({ until: z.string(), after: z.string() }).optional(),
  /** The language of the documents. */
  language: z.string(),
});
export type Cursor = z.infer<typeof sourceCursor>;

export const writeCursor = (cursor: Cursor): string => JSON.stringify(cursor);
export const readCursor = (text: string): Cursor => sourceCursor.parse(JSON.parse(text));
