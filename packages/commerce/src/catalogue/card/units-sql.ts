import { UNMANAGED_QUANTITY } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import type { Buyer } from '../buyer.ts';
import { finalPrice } from '../price/final-price.ts';

/**
 * `units`: the variations of a variable product or the visible children of a grouped one, summed up in the
 * database, for there may be thousands. Joins to `p`; all null for other products.
 */
export function unitsJoin(ctx: Pick<ShopContext, 'shop'>, buyer: Buyer): SQL {
  const shows = sql`u.price > 0 and not u.hide_price`;
  return sql`left join lateral (
    select count(*)::int as count,
      coalesce(bool_or(u.price > 0), false) as priced,
      least(coalesce(sum(${salable}) filter (where ${forSale}), 0), ${UNMANAGED_QUANTITY}::int)::int as salable,
      coalesce(bool_or(s.allow_backorders and not u.discontinued and ${forSale}), false) as backorders,
      min(${finalPrice('u', buyer)}) filter (where ${shows}) as lowest,
      max(${finalPrice('u', buyer)}) filter (where ${shows}) as highest
    from (${unitsOf(ctx)}) u
    left join stock s on s.seller_id = u.seller_id and s.product_id = u.id
  ) units on p.class_code in ('variable_product', 'grouped')`;
}

const forSale = sql`u.price > 0 and not u.unavailable_for_sale`;

/** The domain's `availability`. */
const salable = sql`case when s.product_id is null then ${UNMANAGED_QUANTITY}::int
  else greatest(0, s.on_hand - s.reserved) end`;

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

/** Whether the product `p`, or something below it, can be bought now. */
export function isBuyable(ctx: Pick<ShopContext, 'shop'>): SQL {
  const inStock = sql`(s.product_id is null or s.on_hand > s.reserved or (s.allow_backorders and not u.discontinued))`;
  return sql`not p.unavailable_for_sale and exists (
    select 1 from (
      select p.seller_id, p.id, p.price, p.hide_price, p.unavailable_for_sale, p.discontinued
      where p.class_code in ('simple', 'gift_certificate')
      union all ${unitsOf(ctx)}
    ) u
    left join stock s on s.seller_id = u.seller_id and s.product_id = u.id
    where ${forSale} and ${inStock})`;
}
