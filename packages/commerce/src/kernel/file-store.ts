import { type Database, fileStore } from '@stoa/database';
import { sql } from 'drizzle-orm';

/**
 * Names the store of files that belongs to the database: `id`, unless another was named before. Several processes
 * that ask at once get the same answer.
 */
export async function claimFileStore({ queries }: Pick<Database, 'queries'>, id: string): Promise<string> {
  const [row] = await queries
    .insert(fileStore)
    .values({ id })
    .onConflictDoUpdate({ target: fileStore.single, set: { id: sql`${fileStore.id}` } })
    .returning({ id: fileStore.id });
  return row?.id ?? id;
}
