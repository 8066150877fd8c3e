import { expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, listAt, textAt } from './caller.ts';
import { any, filled, flag, list, number, orNull, selection, text } from './shape.ts';
import { card, media } from './shapes.ts';

const harbor = new Caller('harbor');

/** ENT-556. */
const sliderProduct = {
  _id: filled,
  name: filled,
  class_code: filled,
  image: orNull(media),
  images: [media] as const,
  final_price: orNull(number),
  price: orNull(number),
  msrp: orNull(number),
  categories: list,
  hide_price: flag,
  sub_title: text,
  slug: filled,
  sku: filled,
  salableQty: orNull(number),
  unavailable_for_sale: flag,
  visibility: any,
  review_avg_rating: number,
  review_count: number,
  product_option_set: flag,
};

async function slider(input: Json): Promise<readonly Json[]> {
  const chosen = `products { ${selection(sliderProduct)} brand }`;
  const data = await harbor.graphql(`{ sliderProducts(${args({ input })}) { ${chosen} } }`);
  return listAt(data, 'sliderProducts.products');
}
const ids = (products: readonly Json[]): readonly unknown[] => products.map(({ _id }) => _id);

claims(sliderProduct, [
  'image.oembed',
  'images.oembed',
  'msrp',
  'hide_price',
  'unavailable_for_sale',
  'product_option_set',
]);

test('a slider of each type holds products, ten unless it says how many [API-GQL-530, API-GQL-531, CONST-530]', async () => {
  for (const type of ['bestsellers', 'newest', 'featured']) {
    const products = await slider({ type, limit: 3, page: 1 });
    expect(products, type).toHaveLength(3);
    expectShape(products, [sliderProduct]);
  }
  expect(await slider({})).toHaveLength(10);
});

test('a slider is narrowed by category and brand, sorted, paged, and leaves out what it is told to [API-GQL-531]', async () => {
  const [some] = await slider({ limit: 1 });
  const slug = textAt(some, 'categories.0');
  const ofCategory = await slider({ categories: [slug], limit: 5 });
  expect(ofCategory.length).toBeGreaterThan(0);
  for (const { categories } of ofCategory) expect(categories).toContain(slug);

  const brand = textAt(some, 'brand');
  const ofBrand = await slider({ brand, limit: 5 });
  expect(ofBrand.length).toBeGreaterThan(0);
  for (const product of ofBrand) expect(product.brand).toBe(brand);

  const prices = (await slider({ sort_by: 'price', sort_dir: 'desc', limit: 5 })).map(({ price }) =>
    Number(price),
  );
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(ids(await slider({ limit: 2, page: 2 }))).not.toEqual(ids(await slider({ limit: 2, page: 1 })));
  const without = await slider({ limit: 5, excluded_product_ids: [textAt(some, '_id')] });
  expect(ids(without)).not.toContain(some?._id);
  const featured = await slider({ featured: true, limit: 3 });
  expect(ids(featured)).toEqual(ids(await slider({ type: 'featured', limit: 3 })));
});

test('similar products are found by the one they are like, which is not among them [API-GQL-531]', async () => {
  const [some] = await slider({ limit: 1 });
  const similar = await slider({ type: 'similar', like_text: textAt(some, '_id'), limit: 4 });
  expect(similar.length).toBeGreaterThan(0);
  expect(ids(similar)).not.toContain(some?._id);
});

test('a slider may name the fields and the seller it wants: a seller that is not there sells nothing [API-GQL-531]', async () => {
  const { initSettings } = await harbor.graphql('{ initSettings { client { guid } } }');
  const guid = textAt(initSettings, 'client.guid');
  expect(await slider({ limit: 2, select: ['name', 'price'], seller_guid: guid })).toHaveLength(2);
  expect(await slider({ limit: 2, sellerId: 'nobody' })).toEqual([]);
});

test('products are searched by a list of skus [API-GQL-532]', async () => {
  const skus = (await slider({ limit: 3 })).map((product) => textAt(product, 'sku'));
  const input = args({ input: { sku_list: skus, type: 'manual', page: 1, limit: 3 } });
  const data = await harbor.graphql(
    `{ products(${input}) { products { ${selection(card)} } paging { total_products } } }`,
  );
  expectShape(at(data, 'products.products'), [card]);
  expect(listAt(data, 'products.products').map(({ sku }) => sku)).toEqual(skus);
  expect(at(data, 'products.paging.total_products')).toBe(3);
});

test('a slider of a type that is not there is refused by its code', async () => {
  const { body } = await harbor.document('{ sliderProducts(input:{type:"riddles"}) { products { _id } } }');
  expect(at(body, 'errors.0.extensions')).toMatchObject({ code: 'BAD_USER_INPUT' });
});
