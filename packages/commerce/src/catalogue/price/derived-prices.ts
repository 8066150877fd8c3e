import { sql } from 'drizzle-orm';
import { uuids } from '../../kernel/arrays.ts';
import type { Queries } from '../../kernel/database.ts';

/**
 * Locks products and the variable and grouped products that show them, in the order of their ids, so that two
 * price changes below one product happen one after the other.
 */
export async function lockWithHolders(tx: Queries, sellerId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from product where seller_id = ${sellerId}::uuid and (
      id = any (${uuids(ids)})
      or id in (select parent_id from product where seller_id = ${sellerId}::uuid and id = any (${uuids(ids)}))
      or id in (select product_id from product_child
        where seller_id = ${sellerId}::uuid and child_id = any (${uuids(ids)})))
    order by id for update`);
}

/**
 * Gives variable and grouped products among `ids`, or above them, the price of the cheapest they consist of
 * (archived ones don't count). One statement.
 */
export async function refreshDerivedPrices(
  tx: Queries,
  sellerId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update product p set price = coalesce(cheapest.price, 0), msrp = cheapest.msrp
    from product holder
    left join lateral (
      select below.price, below.msrp from (
        select v.id, v.price, v.msrp, v.archived from product v
        where v.seller_id = holder.seller_id and v.parent_id = holder.id
        union all
        select c.id, c.price, c.msrp, c.archived from product_child pc
        join product c on c.seller_id = pc.seller_id and c.id = pc.child_id
        where pc.seller_id = holder.seller_id and pc.product_id = holder.id
      ) below
      where not below.archived and below.price > 0
      order by below.price, below.id limit 1
    ) cheapest on true
    where p.seller_id = holder.seller_id and p.id = holder.id
      and holder.seller_id = ${sellerId}::uuid and holder.class_code in ('variable_product', 'grouped')
      and (holder.id = any (${uuids(ids)})
        or holder.id in (select parent_id from product
          where seller_id = ${sellerId}::uuid and id = any (${uuids(ids)}))
        or holder.id in (select product_id from product_child
          where seller_id = ${sellerId}::uuid and child_id = any (${uuids(ids)})))
      and (p.price, p.msrp) is distinct from (coalesce(cheapest.price, 0), cheapest.msrp)`);
}
