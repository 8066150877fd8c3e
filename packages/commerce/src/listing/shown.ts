import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';

/**
 * Returns the condition for products that a shop shows: published and visible there, neither archived nor switched
 * off, and of a seller who may sell; variations are shown by their parent. `p` is the product, `pub` its publication.
 * MKT-004
 */
export function isShown(ctx: Pick<ShopContext, 'shop'>): SQL {
  return sql`pub.shop_id = ${ctx.shop.id}::uuid and pub.visible
    and p.parent_id is null and not p.archived and p.website_visibility and ${sellerIsUsable(ctx)}`;
}

function sellerIsUsable({ shop }: Pick<ShopContext, 'shop'>): SQL {
  if (shop.type !== 'marketplace') return sql`true`;
  return sql`exists (
    select 1 from shop_seller carried join seller on seller.id = carried.seller_id
    where carried.shop_id = pub.shop_id and carried.seller_id = p.seller_id
      and carried.approved_for_marketplace and seller.status = 'active')`;
}

/** Publications joined with their products, to be narrowed by `isShown`. */
export const publishedProducts: SQL = sql`publication pub
  join product p on p.seller_id = pub.seller_id and p.id = pub.product_id`;
