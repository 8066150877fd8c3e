import { isUuid } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** How many products of each category and of the brand are considered: the newest ones, whose ids are the highest. */
const LOOKED_AT = 120;

/**
 * Returns the products that may be like one, for `likeness`: the newest of its categories and of its brand. The
 * number is bounded, so it takes no longer in a shop where all products have one category or brand.
 */
export function alike({ shop }: Pick<ShopContext, 'shop'>, like: string | undefined): SQL {
  const id = sql`${like !== undefined && isUuid(like) ? like : null}::uuid`;
  const liked = sql`select seller_id, brand from product where id = ${id}`;
  return sql`
    select shared.id, shared.points, liked.seller_id, liked.brand
    from (${liked}) liked cross join lateral (
      select id, sum(points) as points from (
        select theirs.product_id as id, 2 as points
        from category_product mine cross join lateral (
          select product_id from category_product theirs
          where theirs.shop_id = mine.shop_id and theirs.category_id = mine.category_id
          order by product_id desc limit ${LOOKED_AT}
        ) theirs
        where mine.shop_id = ${shop.id}::uuid and mine.product_id = ${id}
        union all
        (select other.id, 0 from product other
        where other.seller_id = liked.seller_id and other.brand = liked.brand and other.parent_id is null
        order by other.id desc limit ${LOOKED_AT})
      ) either group by id
    ) shared`;
}

/** How similar the product `p` is: two points for each common category, one for the same brand. */
export const likeness: SQL = sql`alike.points
  + coalesce((p.seller_id = alike.seller_id and p.brand = alike.brand)::int, 0)`;
