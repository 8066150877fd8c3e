/** PostgreSQL takes 65,535 parameters a statement; the widest table has about fifty columns. */
const CHUNK = 1000;

/** Inserts rows in several statements within the limit; does nothing for no rows. */
export async function inChunks<T>(
  rows: readonly T[],
  insert: (part: T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) await insert(rows.slice(start, start + CHUNK));
}
