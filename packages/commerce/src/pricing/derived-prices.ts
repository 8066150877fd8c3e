import { type Queries, uuids } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Locks products and the variable and grouped products that show them, so that two price changes below one product happen
 * one after the other: grouped ones first, as whoever puts something into one has locked it before, and then in the order
 * of their ids.
 */
export async function lockWithHolders(tx: Queries, sellerId: string, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from product where seller_id = ${sellerId}::uuid and id = any (array(
      select unnest(${uuids(ids)}) union ${holdersOf(sellerId, ids)}))
    order by class_code = 'grouped' desc, id for no key update`);
}

/** Variable and grouped products above `ids`. Parts that go by an index each, however large the catalogue is. */
function holdersOf(sellerId: string, ids: readonly string[]): SQL {
  return sql`
    select v.parent_id from product v
    where v.seller_id = ${sellerId}::uuid and v.id = any (${uuids(ids)}) and v.parent_id is not null
    union
    select pc.product_id from product_child pc
    where pc.seller_id = ${sellerId}::uuid and pc.child_id = any (${uuids(ids)})`;
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
  const cheapest = sql`(
    select below.price, below.msrp from (
      select v.id, v.price, v.msrp, v.archived from product v
      where v.seller_id = p.seller_id and v.parent_id = p.id
      union all
      select c.id, c.price, c.msrp, c.archived from product_child pc
      join product c on c.seller_id = pc.seller_id and c.id = pc.child_id
      where pc.seller_id = p.seller_id and pc.product_id = p.id
    ) below
    where not below.archived and below.price > 0
    order by below.price, below.id limit 1)`;
  await tx.execute(sql`
    with derived as (
      select p.id, cheapest.price, cheapest.msrp from product p left join lateral ${cheapest} cheapest on true
      where p.seller_id = ${sellerId}::uuid and p.class_code in ('variable_product', 'grouped')
        and p.id = any (array(select unnest(${uuids(ids)}) union ${holdersOf(sellerId, ids)}))
        and (p.price, p.msrp) is distinct from (coalesce(cheapest.price, 0), cheapest.msrp)
    )
    update product p set price = coalesce(derived.price, 0), msrp = derived.msrp
    from derived
    where p.seller_id = ${sellerId}::uuid and p.id = derived.id and p.id = any (array(select id from derived))`);
}
