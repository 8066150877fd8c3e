import type { Database } from '@stoa/database';
import { sql } from 'drizzle-orm';

/** Returns how many products are published in a shop, shown or not; more than `most` are not counted on. */
export async function countPublished(db: Database, shopId: string, most: number): Promise<number> {
  const { rows } = await db.queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from publication where shop_id = ${shopId}::uuid limit ${most}) counted`);
  return rows[0]?.count ?? 0;
}
