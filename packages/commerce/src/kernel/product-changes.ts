import { sql } from 'drizzle-orm';
import { uuids } from './arrays.ts';
import type { ChangeKind } from './changes.ts';
import type { Queries } from './database.ts';

/**
 * Writes a change of each product, and of the variable and grouped products that show it, with `shopIds`:
 * who publishes it. One statement, however many products.
 */
export async function emitProductChanges(
  tx: Queries,
  kind: ChangeKind,
  sellerId: string,
  productIds: readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  await tx.execute(sql`
    with given as (select unnest(${uuids(productIds)}) as id),
    concerned as (
      select id from given
      union
      select p.parent_id from product p join given using (id)
      where p.seller_id = ${sellerId} and p.parent_id is not null
      union
      select c.product_id from product_child c join given on given.id = c.child_id
      where c.seller_id = ${sellerId}
    )
    insert into change (kind, seller_id, entity_id, data)
    select ${kind}::text, ${sellerId}::uuid, p.id::text, jsonb_build_object('shopIds', (
      select coalesce(jsonb_agg(pub.shop_id order by pub.shop_id), '[]') from publication pub
      where pub.seller_id = p.seller_id and pub.product_id = coalesce(p.parent_id, p.id)
    ))
    from product p join concerned using (id)
    where p.seller_id = ${sellerId}
    order by p.id`);
}
