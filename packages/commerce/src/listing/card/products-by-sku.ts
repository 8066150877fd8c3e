import { ofAnyLength, texts } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import type { ProductCard } from './product-card.ts';
import { readCardList } from './read-cards.ts';

/** The most skus of one call. */
const MAX_SKUS = 100;

/**
 * Returns the cards of products chosen by sku, in the order given and each once; the sku of a variation stands for
 * its product. One statement. SLIDER-540
 */
export async function productsBySku(
  ctx: ShopReader,
  skus: readonly string[],
  buyer: Buyer,
): Promise<ProductCard[]> {
  const asked = skus.slice(0, MAX_SKUS).map((sku) => sku.replaceAll('\0', ''));
  const wanted = sql`
    select min(given.n) as n, coalesce(found.parent_id, found.id) as id
    from unnest(${ofAnyLength(texts(asked))}) with ordinality as given(sku, n)
    join product found on found.sku = given.sku
      and found.seller_id in (select seller_id from shop_seller where shop_id = ${ctx.shop.id}::uuid)
    where not found.archived
    group by 2`;
  return readCardList(ctx, wanted, ['assortment'], buyer);
}
