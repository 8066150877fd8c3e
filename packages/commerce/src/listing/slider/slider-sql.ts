import type { SortCode } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { listOrder, listPrice } from '../list-order.ts';
import { isShown, publishedProducts } from '../shown.ts';
import { alike, likeness } from './alike-sql.ts';

type Ctx = Pick<ShopContext, 'shop'>;

/** The products to select: the first in an order among those that meet conditions on `p` and `pub`. */
export interface Wanted {
  readonly order: SortCode;
  readonly most: number;
  readonly featured: boolean;
  readonly conditions: readonly SQL[];
}

/** How many products are visited per wanted one before all matching products are collected instead. */
const LOOKED_AT = 200;

/**
 * At least the first `most` products, by `id` and the columns of their order (any but the best match). An index is
 * scanned in that order, which quickly finds conditions that many products meet. If few meet them, or few near the
 * front, all matches are collected and sorted instead, so that a slider never scans a whole catalogue.
 */
export function firstProducts(ctx: Ctx, wanted: Wanted): SQL {
  if (wanted.conditions.length === 0) return walked(ctx, wanted, null);
  const columns = sql`id, popularity, price`;
  const found = sql`(select count(*) from walked)`;
  return sql`
    with walked as materialized (${walked(ctx, wanted, wanted.most * LOOKED_AT)}),
      collected as materialized (${allProducts(ctx, wanted)})
    select ${columns} from walked where ${found} = ${wanted.most}
    union all
    select ${columns} from collected where ${found} < ${wanted.most}`;
}

/** Returns the first `most` among the first `steps` products of the order, or among all. */
function walked(ctx: Ctx, wanted: Wanted, steps: number | null): SQL {
  const order = listOrder(wanted.order);
  // `offset 0` keeps the planner from turning the subquery into a join, which could collect all matches first.
  return sql`
    select id, popularity, price
    from (
      select pub.*, pub.product_id as id, pub.list_price as price from publication pub
      where pub.shop_id = ${ctx.shop.id}::uuid and pub.visible ${wanted.featured ? sql`and pub.featured` : sql``}
      order by ${order} limit ${steps}
    ) pub
    where exists (
      select 1 from product p
      where p.seller_id = pub.seller_id and p.id = pub.product_id and ${meets(ctx, wanted)} offset 0)
    order by ${order} limit ${wanted.most}`;
}

/** Returns all products that meet the conditions, in no order. */
export function allProducts(ctx: Ctx, wanted: Wanted): SQL {
  return sql`
    select p.id, pub.popularity, pub.list_price as price from ${publishedProducts} where ${meets(ctx, wanted)}`;
}

/** Returns the products that may be like one and meet the conditions, by `id` and the columns of their order. */
export function alikeProducts(ctx: Ctx, wanted: Wanted, like: string | undefined): SQL {
  return sql`
    select p.id, p.popularity, ${listPrice} as price, ${likeness} as rank
    from (${publishedProducts}) join (${alike(ctx, like)}) alike on alike.id = p.id
    where ${meets(ctx, wanted)}`;
}

function meets(ctx: Ctx, { featured, conditions }: Wanted): SQL {
  const all = [isShown(ctx), ...(featured ? [sql`pub.featured`] : []), ...conditions];
  return sql.join(all, sql` and `);
}
