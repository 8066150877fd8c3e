import { createCategories, type Database, type ShopContext, systemContext } from '@stoa/commerce';
import { makeShop, testPlatform } from '@stoa/commerce/testing';

export interface ManyProducts {
  readonly ctx: ShopContext;
  /** Ids of a hundred categories, each with a hundredth of the products. */
  readonly categoryIds: readonly string[];
}

/**
 * Makes a shop with so many products that were changed over three years, in a hundred categories: one of twenty has
 * variations, one of ten is hidden, and as many lack a picture, an alt text or a description. The same for the same
 * number.
 */
export async function makeProducts(db: Database, products: number): Promise<ManyProducts> {
  const shop = await makeShop(db, { code: `products-${products}` });
  const ctx = systemContext(
    testPlatform(db, () => new Date()),
    shop,
    { command: 'bench' },
  );
  const made = await createCategories(
    ctx,
    Array.from({ length: 100 }, (_, at) => ({ name: `Category ${at}` })),
  );
  const categoryIds = made.map(({ id }) => id);
  for (let from = 1; from <= products; from += AT_ONCE) {
    const span = [products, from, Math.min(products, from + AT_ONCE - 1)];
    const client = await db.pool.connect();
    try {
      await client.query('begin');
      await client.query(PRODUCTS, [shop.ownSellerId, ...span, THINGS, BRANDS]);
      await client.query(VARIATIONS, [shop.ownSellerId, ...span.slice(1)]);
      await client.query(MEDIA, [shop.ownSellerId, ...span.slice(1)]);
      await client.query(STOCK, [shop.ownSellerId, ...span.slice(1)]);
      await client.query(PUBLICATIONS, [shop.id, shop.ownSellerId, ...span.slice(1)]);
      await client.query(ASSIGNMENTS, [shop.id, shop.ownSellerId, ...span.slice(1), categoryIds]);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
  return { ctx, categoryIds };
}

const AT_ONCE = 2000;

const words = (text: string) => text.trim().split(/\s+/);
const THINGS =
  words(`Basket Bench Blanket Board Bottle Bowl Box Brush Bucket Cabinet Candle Carafe Chair Clock Coaster
  Cup Curtain Cushion Desk Dish Drawer Fork Frame Glass Hook Jar Jug Kettle Knife Ladder Lamp Lantern Mat Mirror Mug
  Napkin Oven Pan Pitcher Plate Pot Rack Rug Shelf Sofa Spoon Stand Stool Table Tile Towel Tray Tripod Umbrella Vase
  Vessel Whisk Wok Wreath`);
const BRANDS =
  words(`Alder Aspen Birch Cedar Cypress Elm Fir Hazel Holly Ivy Juniper Larch Linden Maple Oak Olive Pine
  Poplar Rowan Spruce Sumac Teak Walnut Willow Yew Amber Basalt Chalk Clay Cobalt Copper Flint Garnet Granite Iron Jade
  Jasper Lapis Marble Mica Nickel Onyx Opal Pearl Quartz Ruby Sand Shale Silver Slate Steel Stone Tin Topaz Umber`);

/** `n` of a product, by its sku. */
const NUMBER = `substr(p.sku, 3)::int`;
const SPAN = (from: number) =>
  `p.seller_id = $${from}::uuid and p.parent_id is null and ${NUMBER} between $${from + 1} and $${from + 2}`;

/** Chance comes from `md5`, so that there is nothing to seed. Ids begin with the time, as those of the application do. */
const ID = (time: string, chance: string) =>
  `(lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') || '7' || substr(${chance}, 1, 3) || '8'
    || substr(${chance}, 4, 15))::uuid`;

const PRODUCTS = `
  insert into product (seller_id, id, sku, class_code, name, brand, description, attributes, variants, price, created_at,
    updated_at)
  select $1::uuid, ${ID('made', 'chance')}, 'P-' || n,
    case when n % 20 = 0 then 'variable_product' when n % 97 = 0 then 'gift_certificate' else 'simple' end,
    ($6::text[])[r[1] % 55 + 1] || ' ' || ($5::text[])[n % 59 + 1] || ' ' || n, ($6::text[])[r[1] * r[2] / 200 % 55 + 1],
    case when r[3] < 90 then '[{"type":"paragraph","content":[{"type":"text","text":"A good thing for every day."}]}]' else '[]' end::jsonb,
    jsonb_build_object('color', (array['red','blue','green','white','black','grey'])[r[4] % 6 + 1],
      'material', jsonb_build_array('m' || r[5], 'm' || r[2]), 'width', r[3]),
    case when n % 20 = 0 then '[{"id":"size","label":"Size","displayType":"button","options":[{"value":"S"},{"value":"M"},{"value":"L"},{"value":"XL"}]}]'
      else '[]' end::jsonb,
    500 + r[4] * r[5] * 13, made, made + (timestamptz '2026-01-01' - made) * r[2] / 100
  from (
    select n, md5(n::text) as chance, timestamptz '2023-01-01' + n * (interval '3 years' / $2::int) as made,
      (select array_agg(('x' || substr(md5(n || '-' || k), 1, 6))::bit(24)::int % 100 order by k)
        from generate_series(1, 5) k) as r
    from generate_series($3::int, $4::int) n
  ) drawn`;

const VARIATIONS = `
  insert into product (seller_id, id, sku, class_code, parent_id, variation_values, position, name, price, created_at,
    updated_at)
  select p.seller_id, ${ID('p.created_at', `md5(p.sku || '-' || v)`)}, p.sku || '-' || v, 'simple', p.id,
    jsonb_build_object('size', (array['S','M','L','XL'])[v]), v, p.name, p.price + v * 100, p.created_at, p.updated_at
  from product p cross join generate_series(1, 4) v where p.class_code = 'variable_product' and ${SPAN(1)}`;

const MEDIA = `
  insert into product_media (seller_id, product_id, id, position, file, alt, width, height)
  select p.seller_id, p.id, ${ID('p.created_at', `md5(p.sku || '.' || k)`)}, k, 'bench.webp',
    case when ${NUMBER} % 10 = 3 then '' else 'A thing' end, 100, 100
  from product p cross join generate_series(1, 2) k where ${NUMBER} % 10 <> 7 and ${SPAN(1)}`;

const STOCK = `
  insert into stock (seller_id, product_id, on_hand, low_stock_threshold)
  select u.seller_id, u.id, ${NUMBER} * 7 % 40, 3
  from product p join product u on u.seller_id = p.seller_id and (u.id = p.id or u.parent_id = p.id)
  where u.class_code = 'simple' and ${SPAN(1)}`;

const PUBLICATIONS = `
  insert into publication (shop_id, seller_id, product_id, visible)
  select $1::uuid, p.seller_id, p.id, ${NUMBER} % 10 <> 1 from product p where ${SPAN(2)}`;

const ASSIGNMENTS = `
  insert into category_product (shop_id, category_id, product_id, is_primary)
  select $1::uuid, ($5::uuid[])[${NUMBER} * 31 % 100 + 1], p.id, true from product p where ${SPAN(2)}`;
