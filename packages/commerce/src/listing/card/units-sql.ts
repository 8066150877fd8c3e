import { UNMANAGED_QUANTITY } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import { isOpenLevel } from '../../pricing/index.ts';

/**
 * `units`: the variations of a variable product or the visible children of a grouped one, summed up in the database.
 * Joins to `p`; all null for other products. There may be thousands: so each table is read and grouped as a whole; a
 * look-up per unit and table would take ten times as long.
 */
export function unitsJoin(ctx: Pick<ShopContext, 'shop'>, buyer: Buyer): SQL {
  const shows = sql`u.price > 0 and not u.hide_price`;
  return sql`left join lateral (
    with found as materialized (${unitsOf(ctx)})
    select count(*)::int as count,
      coalesce(bool_or(u.price > 0), false) as priced,
      least(coalesce(sum(u.salable) filter (where ${forSale}), 0), ${UNMANAGED_QUANTITY}::int)::int as salable,
      coalesce(bool_or(u.backorders and not u.discontinued and ${forSale}), false) as backorders,
      min(u.final) filter (where ${shows}) as lowest,
      max(u.final) filter (where ${shows}) as highest
    from (
      select id, max(price) as price, least(max(price), min(level)) as final,
        bool_or(hide_price) as hide_price, bool_or(unavailable_for_sale) as unavailable_for_sale,
        bool_or(discontinued) as discontinued, coalesce(bool_or(allow_backorders), false) as backorders,
        case when max(available) is null then ${UNMANAGED_QUANTITY}::int else greatest(0, max(available)) end as salable
      from (
        select id, price, hide_price, unavailable_for_sale, discontinued,
          null::int as available, null::boolean as allow_backorders, null::bigint as level
        from found
        union all
        select s.product_id, null, null, null, null, s.on_hand - s.reserved, s.allow_backorders, null
        from stock s where s.seller_id = p.seller_id and s.product_id = any (array(select id from found))
        union all
        select level.product_id, null, null, null, null, null, null, level.price
        from price_level level
        where level.seller_id = p.seller_id and level.product_id = any (array(select id from found))
          and ${isOpenLevel(buyer)}
      ) parts group by id
    ) u
  ) units on p.class_code in ('variable_product', 'grouped')`;
}

const forSale = sql`u.price > 0 and not u.unavailable_for_sale`;

function unitsOf(ctx: Pick<ShopContext, 'shop'>): SQL {
  const columns = (alias: string) =>
    sql.raw(
      ['seller_id', 'id', 'price', 'hide_price', 'unavailable_for_sale', 'discontinued']
        .map((column) => `${alias}.${column}`)
        .join(', '),
    );
  return sql`
    select ${columns('v')} from product v
    where p.class_code = 'variable_product' and v.seller_id = p.seller_id and v.parent_id = p.id
      and not v.archived
    union all
    select ${columns('c')} from product_child pc
    join product c on c.seller_id = pc.seller_id and c.id = pc.child_id
    join publication cp on cp.shop_id = ${ctx.shop.id}::uuid and cp.product_id = c.id and cp.visible
    where p.class_code = 'grouped' and pc.seller_id = p.seller_id and pc.product_id = p.id
      and not c.archived and c.website_visibility`;
}

/**
 * Tells whether the product `p`, or something below it, can be bought now, by the rules of `stockInfo`: a
 * discontinued product and its variations have no backorders; each child of a group has its own state. STOCK-001,
 * OPEN-016
 */
export function isBuyable(ctx: Pick<ShopContext, 'shop'>): SQL {
  const isDiscontinued = sql`(u.discontinued or (p.discontinued and p.class_code = 'variable_product'))`;
  const inStock = sql`(s.product_id is null or s.on_hand > s.reserved or (s.allow_backorders and not ${isDiscontinued}))`;
  return sql`not p.unavailable_for_sale and exists (
    select 1 from (
      select p.seller_id, p.id, p.price, p.hide_price, p.unavailable_for_sale, p.discontinued
      where p.class_code in ('simple', 'gift_certificate')
      union all ${unitsOf(ctx)}
    ) u
    left join stock s on s.seller_id = u.seller_id and s.product_id = u.id
    where ${forSale} and ${inStock})`;
}
