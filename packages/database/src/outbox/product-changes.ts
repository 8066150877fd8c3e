import { sql } from 'drizzle-orm';
import type { Queries } from '../connection/database.ts';
import { uuids } from '../statements/arrays.ts';
import type { ChangeKind } from './changes.ts';

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
  // Arrays and not joins: each part goes by an index, however large the catalogue is.
  const ids = uuids(productIds);
  await tx.execute(sql`
    with concerned as (
      select p.id, coalesce(p.parent_id, p.id) as shown from product p
      where p.seller_id = ${sellerId}::uuid and p.id = any (${ids})
      union
      select p.parent_id, p.parent_id from product p
      where p.seller_id = ${sellerId}::uuid and p.id = any (${ids}) and p.parent_id is not null
      union
      select c.product_id, c.product_id from product_child c
      where c.seller_id = ${sellerId}::uuid and c.child_id = any (${ids})
    )
    insert into change (kind, seller_id, entity_id, data)
    select ${kind}::text, ${sellerId}::uuid, concerned.id::text, jsonb_build_object('shopIds', (
      select coalesce(jsonb_agg(pub.shop_id order by pub.shop_id), '[]') from publication pub
      where pub.seller_id = ${sellerId}::uuid and pub.product_id = concerned.shown
    ))
    from concerned order by concerned.id`);
}
