import { isUuid, productTag, readPrepared } from '@stoa/database';
import type { Money, PriceLevel } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../kernel/context.ts';
import type { Buyer } from './buyer.ts';
import { levelsJson, shownLevels } from './levels-sql.ts';

/** The levels of a product or variation, with the price of one piece that they save against, in minor units. */
export interface LevelsOfProduct {
  readonly levels: readonly PriceLevel[];
  readonly price: Money;
}

/**
 * Reads the price levels of a product or variation open to the buyer, from the smallest quantity on; none for what
 * the shop doesn't show and where prices are hidden. PRICE-011 to PRICE-013, PRICE-023
 */
export async function readPriceLevels(
  ctx: ShopReader,
  productId: string,
  buyer: Buyer,
): Promise<LevelsOfProduct | undefined> {
  if (!isUuid(productId)) return undefined;
  const [row] = await readPrepared<{ levels: PriceLevel[]; price: Money; hide_price: boolean }>(
    ctx,
    [productTag(productId)],
    sql`
    select ${levelsJson('p')} as levels, p.price, p.hide_price or coalesce(parent.hide_price, false) as hide_price
    from product p
    left join product parent on parent.seller_id = p.seller_id and parent.id = p.parent_id
    join publication pub on pub.product_id = coalesce(p.parent_id, p.id)
    where p.id = ${productId}::uuid and pub.shop_id = ${ctx.shop.id}::uuid and pub.visible
      and not p.archived and not coalesce(parent.archived, false)`,
  );
  const levels = row ? shownLevels(row.levels, buyer, row.hide_price) : [];
  return row && levels.length > 0 ? { levels, price: row.price } : undefined;
}
