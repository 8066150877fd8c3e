import { at, type Caller, type Json, listAt } from './caller.ts';

/** What a shop lists, piece by piece, with these fields of each. */
export async function* listed(shop: Caller, fields: string, limit: number): AsyncGenerator<Json> {
  for (let page = 1, begin = 0, total = 1; begin < total; page++, begin += limit) {
    const data = await shop.graphql(
      `{ categoryPliableData(path:"Shop All",page:${page},limit:${limit}) { paging { total } data { ${fields} } } }`,
    );
    total = Number(at(data, 'categoryPliableData.paging.total'));
    yield* listAt(data, 'categoryPliableData.data');
  }
}

/** Returns all products that a shop lists, with what tells them apart. */
export async function allProducts(shop: Caller): Promise<readonly Json[]> {
  const all: Json[] = [];
  const fields = '_id slug sku name class_code stockStatus product_option_set final_price maxCartQty';
  for await (const one of listed(shop, fields, 100)) all.push(one);
  return all;
}

/** Tells whether a product is bought as it is, without a choice. */
export const isPlain = (one: Json): boolean => one.class_code === 'simple' && !one.product_option_set;
