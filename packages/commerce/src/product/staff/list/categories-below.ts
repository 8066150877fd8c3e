import { type Queries, uuids } from '@stoa/database';
import { sql } from 'drizzle-orm';

/** Returns the ids of categories of the shop among `ids`, and of all that lie below them. */
export async function categoriesBelow(
  tx: Queries,
  shopId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct c.id from category top
    join category c on c.shop_id = top.shop_id and (c.id = top.id or starts_with(c.path, top.path || '/'))
    where top.shop_id = ${shopId}::uuid and top.id = any (${uuids(ids)})`);
  return rows.map(({ id }) => id);
}
