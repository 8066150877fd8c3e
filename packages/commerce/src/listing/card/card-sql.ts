import { type SQL, sql } from 'drizzle-orm';
import { categoryJson, isCategoryShown } from '../../category/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { Buyer } from '../../pricing/index.ts';
import { finalPrice } from '../../pricing/index.ts';
import { stockJson } from '../../stock/index.ts';
import { unitsJoin } from './units-sql.ts';

/** Pictures on a card: the second is shown on hover. */
const CARD_MEDIA = 2;

/** A film stands on a card by its poster, and only where there are fewer pictures than a card has. */
const picturesFirst = sql`m.kind = 'video', m.position`;

/** Returns a `CardRow` of the published product `p` as JSON; needs `cardJoins`. */
export function cardJson(buyer: Buyer): SQL {
  return sql`json_build_object(
    'id', p.id, 'sellerId', p.seller_id, 'sku', p.sku, 'name', p.name, 'subTitle', p.sub_title,
    'shortDescription', p.short_description, 'slug', slug.path, 'classCode', p.class_code,
    'brand', p.brand, 'attributes', p.attributes, 'media', coalesce(pictures.list, '[]'),
    'swatches', jsonb_path_query_array(p.variants, '$[*].options[*] ? (@.swatch != "")'),
    'categories', coalesce(assigned.list, '[]'), 'primaryCategory', assigned.first,
    'prices', ${pricesJson(buyer)}, 'hasPrice', p.price > 0, 'hidePrice', p.hide_price,
    'archived', p.archived, 'unavailableForSale', p.unavailable_for_sale, 'discontinued', p.discontinued,
    'stock', ${stockJson('s')},
    'units', json_build_object('count', coalesce(units.count, 0), 'salable', coalesce(units.salable, 0),
      'backorders', coalesce(units.backorders, false), 'priced', coalesce(units.priced, false)),
    'hasOptions', p.product_options <> '[]', 'hasPersonalization', p.personalization_options <> '[]',
    'reviewCount', p.review_count, 'reviewAvgRating', p.review_avg_rating::float8,
    'shippingFee', p.shipping_fee, 'nonShippable', p.non_shippable, 'websiteDisplay', p.website_display,
    'updatedAt', p.updated_at)`;
}

/** Hidden prices are not read from the database. PRICE-011 */
function pricesJson(buyer: Buyer): SQL {
  if (buyer.prices !== 'visible') return sql`null`;
  const final = finalPrice(buyer);
  return sql`case when not p.hide_price then json_build_object(
    'price', p.price, 'msrp', p.msrp, 'final', coalesce(units.lowest, ${final}),
    'lowest', coalesce(units.lowest, ${final}), 'highest', coalesce(units.highest, ${final})) end`;
}

/** Returns the joins a card needs beside `p` and `pub`. A product without an address in the shop has no card. */
export function cardJoins(ctx: Pick<ShopContext, 'shop'>, buyer: Buyer): SQL {
  return sql`
  join address slug on slug.shop_id = pub.shop_id and slug.kind = 'product' and slug.target_id = p.id
    and slug.status = 'current'
  left join stock s on s.seller_id = p.seller_id and s.product_id = p.id
  ${unitsJoin(ctx, buyer)}
  left join lateral (
    select json_agg(${mediaJson} order by ${picturesFirst}) as list
    from (
      select * from product_media m where m.seller_id = p.seller_id and m.product_id = p.id
      order by ${picturesFirst} limit ${CARD_MEDIA}
    ) m
  ) pictures on true
  left join lateral (
    select json_agg(${categoryJson} order by c.path) as list,
      (json_agg(${categoryJson}) filter (where assignment.is_primary)) -> 0 as first
    from category_product assignment
    join category c on c.shop_id = assignment.shop_id and c.id = assignment.category_id
    where assignment.shop_id = pub.shop_id and assignment.product_id = p.id and ${isCategoryShown}
  ) assigned on true`;
}

/** A `Media` of the row `m`. */
export const mediaJson: SQL = sql`json_build_object(
  'file', m.file, 'kind', m.kind, 'video', m.video, 'alt', m.alt, 'width', m.width, 'height', m.height)`;
