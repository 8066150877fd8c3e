import { type SQL, sql } from 'drizzle-orm';
import { isUuid } from '../../kernel/arrays.ts';
import type { ShopContext } from '../../kernel/context.ts';

/**
 * The products like one, with their `id` and `rank`: two points for each category both are filed under, one for
 * the same brand of the same seller. Begins at what the product has, so that it takes no longer in a large shop
 * than its categories are large.
 */
export function alike({ shop }: Pick<ShopContext, 'shop'>, like: string | undefined): SQL {
  if (like === undefined || !isUuid(like)) return sql`select null::uuid as id, 0 as rank where false`;
  return sql`
    select id, sum(points) as rank from (
      select theirs.product_id as id, 2 as points
      from category_product mine join category_product theirs using (shop_id, category_id)
      where mine.shop_id = ${shop.id}::uuid and mine.product_id = ${like}::uuid
      union all
      select other.id, 1
      from product liked join product other on other.seller_id = liked.seller_id and other.brand = liked.brand
      where liked.id = ${like}::uuid and other.parent_id is null
    ) shared group by id`;
}
