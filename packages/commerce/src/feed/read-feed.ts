import { type Reader, readRows, type Tag, texts } from '@stoa/database';
import { calendarDay, unlistedSettings } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import { isCategoryShown } from '../category/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { isShown, publishedProducts } from '../listing/index.ts';
import { type Buyer, finalPrice } from '../pricing/index.ts';
import { stockJson } from '../stock/index.ts';
import { type FeedItem, type FeedPlace, type FeedRow, itemsOf } from './feed-item.ts';

/** A feed tells of one shop, to anyone. */
type FeedReader = Reader & Pick<ShopContext, 'shop'>;

const dependencies: readonly Tag[] = ['shop', 'categories', 'catalogue'];

/** Products looked at in one statement, and how many of them are made into items while nothing else is done. */
const BATCH = 100;
/** Pictures of one product, and of one variation. */
const PICTURES = 11;

const guest: Buyer = { group: undefined, prices: 'visible' };

/**
 * Reads what a shop sells to everybody, in batches: simple products and the variations of others that guests may see,
 * crawlers may list, and that have a price and a picture. Gift certificates and sets are not things that shopping
 * services list. Each batch is a statement of its own over as many products, shown or not, from where the last one
 * ended, so that no statement is long and neither memory nor a connection is held between two of them. It must not be
 * called for a shop that hides its prices.
 */
export async function* readFeed(reader: FeedReader, now: Date): AsyncGenerator<readonly FeedItem[]> {
  const { shop } = reader;
  const place: FeedPlace = {
    timeZone: shop.timeZone,
    today: calendarDay(now, shop.timeZone),
    isMarketplace: shop.type === 'marketplace',
  };
  for (let after: string | undefined; ; ) {
    const rows = await readRows<Row>(reader, dependencies, productRows(reader, after));
    if (rows.length > 0) yield rows.flatMap(({ item }) => (item === null ? [] : itemsOf(item, place)));
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id;
  }
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  /** Null for a product that is not in the feed. */
  readonly item: FeedRow | null;
}

const sold = sql`
  'id', p.id, 'sku', p.sku, 'gtin', p.gtin, 'mpn', p.mpn, 'price', p.price, 'msrp', p.msrp,
  'final', ${finalPrice(guest)}, 'weightGrams', p.weight_grams, 'unavailableForSale', p.unavailable_for_sale,
  'discontinued', p.discontinued, 'stock', ${stockJson('s')},
  'pictures', (
    select json_agg(json_build_object('file', m.file) order by m.position) from (
      select m.file, m.position from product_media m
      where m.seller_id = p.seller_id and m.product_id = p.id and m.kind = 'image'
      order by m.position limit ${PICTURES}) m)`;

/**
 * Whether `p`, the published product or a variation of it, has a price that everybody may see and a picture, if only that
 * of its product: without them nobody lists it. PRICE-004, PRICE-011
 */
const isOffered = sql`not p.hide_price and ${finalPrice(guest)} > 0 and exists (
  select from product_media m
  where m.seller_id = p.seller_id and m.product_id in (p.id, pub.product_id) and m.kind = 'image')`;

/** The variations of the published product that are offered. */
const offeredVariations = sql`product p
  left join stock s on s.seller_id = p.seller_id and s.product_id = p.id
  where p.seller_id = pub.seller_id and p.parent_id = pub.product_id and not p.archived and ${isOffered}`;

/**
 * `offset 0` has the products of a batch looked up one by one. Joined as a whole, while the database does not know yet
 * how large its tables are, each batch would take all products of the shop.
 */
function productRows(reader: FeedReader, after: string | undefined) {
  const follows = after === undefined ? sql`` : sql`and product_id > ${after}::uuid`;
  const isListed = sql`lower(trim(p.seo_crawler_setting)) <> all (${texts(unlistedSettings)})`;
  return sql`
    with batch as (
      select product_id from publication where shop_id = ${reader.shop.id}::uuid ${follows}
      order by product_id limit ${BATCH})
    select batch.product_id as id, feed.item from batch left join lateral (
      select json_build_object(${sold},
        'sellerId', p.seller_id, 'classCode', p.class_code, 'name', p.name, 'slug', a.path, 'brand', p.brand,
        'shortDescription', p.short_description, 'description', p.description, 'attributes', p.attributes,
        'variants', p.variants,
        'categories', (
          select json_agg(c.name order by length(c.path))
          from category_product assignment
          join category leaf on leaf.shop_id = assignment.shop_id and leaf.id = assignment.category_id
          join category c on c.shop_id = leaf.shop_id and c.slug = any (string_to_array(leaf.path, '/'))
          where assignment.shop_id = pub.shop_id and assignment.product_id = pub.product_id
            and assignment.is_primary and ${isCategoryShown}),
        'variations', case when p.class_code = 'variable_product' then (
          select json_agg(json_build_object(${sold}, 'values', p.variation_values) order by p.position, p.id)
          from ${offeredVariations}) end) as item
      from ${publishedProducts}
      join address a on a.shop_id = pub.shop_id and a.kind = 'product' and a.target_id = pub.product_id
        and a.status = 'current'
      left join stock s on s.seller_id = p.seller_id and s.product_id = p.id
      where pub.product_id = batch.product_id and ${isShown(reader)} and ${isListed} and (
        p.class_code = 'simple' and ${isOffered}
        or p.class_code = 'variable_product' and not p.hide_price and exists (select from ${offeredVariations}))
      offset 0) feed on true order by batch.product_id`;
}
