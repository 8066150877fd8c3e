import { describe, expect, test } from 'vitest';
import { args, at, Caller, claims, expectShape, type Json, listAt, textAt } from './caller.ts';
import { selection } from './shape.ts';
import { category, pliableData, searchResult, suggestion } from './shapes.ts';

const harbor = new Caller('harbor');

interface Listing {
  readonly path?: string;
  readonly slug?: string;
  readonly filter?: Json;
  readonly page?: number;
  readonly limit?: number;
  readonly order?: string;
  readonly dir?: string;
}

/** One question by both doors: source 1 §7 spells it for REST, source 2 §7 for GraphQL. */
const listings: Readonly<Record<string, (asked: Listing) => Promise<Json>>> = {
  async GraphQL(asked) {
    const given = args({ filter: {}, ...asked });
    const data = await harbor.graphql(`{ categoryPliableData(${given}) { ${selection(pliableData)} } }`);
    return at(data, 'categoryPliableData') as Json;
  },
  async REST({ path, slug, filter = {}, page, limit, order, dir }) {
    const params = { sort: order && `${order}-${dir}`, limit, page, slug };
    const { status, body } = await harbor.post('/api/pliable/search', {
      type: 'category',
      path,
      filter,
      params,
    });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    return at(body, 'pliable_data') as Json;
  },
};

const searches: Readonly<Record<string, (type: string, keyword: string, params?: Json) => Promise<Json>>> = {
  async GraphQL(search_type, keyword, params = {}) {
    const given = args({ search_type, keyword, filter: {}, params });
    const data = await harbor.graphql(`{ searchPliable(${given}) { ${selection(searchResult)} } }`);
    return at(data, 'searchPliable') as Json;
  },
  async REST(searchType, keyword, params = {}) {
    const { status, body } = await harbor.post('/api/pliable/search', {
      searchType,
      keyword,
      filter: {},
      params,
    });
    expect(status).toBe(200);
    return body;
  },
};

/** The first category that has some products, as the shop itself lists it. */
async function someCategory(): Promise<{ readonly slug: string; readonly path: string }> {
  const { categoryList } = await harbor.graphql('{ categoryList { slug path } }');
  const [first] = listAt({ categoryList }, 'categoryList');
  return { slug: textAt(first, 'slug'), path: textAt(first, 'path') };
}

const UNTOLD_OF_CARDS = [
  'image.oembed',
  'child_class_code',
  'product_option_set',
  'hide_price',
  'isBackorders',
  'backordersQty',
  'backordersMessage',
  'backorderExpectedShipDate',
  'unavailable_for_sale',
  'archived',
];
const UNTOLD_OF_FILTERS = ['filter.showAll', 'filter.buckets.isCurrent'];

const prices = (listing: Json): readonly number[] =>
  listAt(listing, 'data').map((card) => Number(card.price));
const ids = (listing: Json): readonly unknown[] => listAt(listing, 'data').map((card) => card._id);

claims(pliableData, [...UNTOLD_OF_CARDS.map((field) => `data.${field}`), ...UNTOLD_OF_FILTERS]);
claims(searchResult, [...UNTOLD_OF_CARDS.map((field) => `products.${field}`), ...UNTOLD_OF_FILTERS]);
claims(suggestion, ['image.oembed', 'hide_price', 'unavailable_for_sale', 'search_keyword']);
claims(category, [
  'parent_page',
  'image.oembed',
  'image_mobile',
  'sub_title',
  'meta_keyword',
  'seo_crawler_setting',
  'optional_content',
]);

describe.each(Object.entries(listings))('a listing by %s', (_, list) => {
  test('takes path, slug, filter, sort, page and limit, and answers with data, paging, filter and the sort in force [API-006, API-008, API-GQL-526, API-GQL-554, ENT-047, ENT-559]', async () => {
    const some = await someCategory();
    const first = await list({ ...some, order: 'price', dir: 'asc', page: 1, limit: 3 });
    expectShape(first, pliableData);
    expect(first.currentSortCode).toBe('price-asc');
    expect(first.paging).toMatchObject({ page: 1, limit: 3, itemTotal: 3 });
    expect(prices(first)).toEqual(prices(first).toSorted((a, b) => a - b));

    const second = await list({ ...some, order: 'price', dir: 'asc', page: 2, limit: 3 });
    expect(second.paging).toMatchObject({ page: 2, total: at(first, 'paging.total') });
    expect(ids(second)).not.toEqual(ids(first));
    expect(Math.min(...prices(second))).toBeGreaterThanOrEqual(Math.max(...prices(first)));

    const total = async (asked: Listing) => Number(at(await list(asked), 'paging.total'));
    const ofCategory = await total(some);
    expect(ofCategory).toBeLessThan(await total({ path: 'Shop All' }));
    expect(await total({ path: some.path })).toBe(ofCategory);
    expect(await total({ slug: some.slug })).toBe(ofCategory);
    const [dearest] = prices(await list({ ...some, order: 'price', dir: 'desc', limit: 1 }));
    expect(await total({ ...some, filter: { price: { from: dearest } } })).toBeLessThan(ofCategory);
  });

  test('of everything is asked for by the path Shop All, and begins with 24 of the newest [API-006, CONST-012, CONST-013]', async () => {
    const { slug, path } = await someCategory();
    const all = await list({ path: 'Shop All' });
    expect(all).toMatchObject({ currentSortCode: 'id-desc', paging: { limit: 24, itemTotal: 24, page: 1 } });
    expect(Number(at(all, 'paging.total'))).toBeGreaterThan(
      Number(at(await list({ path, slug }), 'paging.total')),
    );
  });

  test('keeps to a range of prices and to a least rating, each with an open end', async () => {
    const { path, slug } = await someCategory();
    const between = await list({ path, slug, filter: { price: { from: 20, to: 30 } } });
    expect(prices(between).length).toBeGreaterThan(0);
    for (const price of prices(between)) expect(price >= 20 && price <= 30, `${price}`).toBe(true);
    const above = await list({ path, slug, filter: { price: { from: 60 } } });
    expect(Math.min(...prices(above))).toBeGreaterThanOrEqual(60);
    const rated = await list({ path, slug, filter: { review_avg_rating: { min: 4 } } });
    for (const { review_avg_rating } of listAt(rated, 'data')) {
      expect(Number(review_avg_rating)).toBeGreaterThanOrEqual(4);
    }
  });

  test('of a category that is not there is empty', async () => {
    expect(await list({ path: 'no/such', slug: 'no-such' })).toMatchObject({
      data: [],
      paging: { total: 0 },
    });
  });
});

describe.each(Object.entries(searches))('a search by %s', (door, search) => {
  test('for products answers with categories, products, filter and paging [API-003, API-039, API-GQL-528, API-GQL-554, ENT-560, ENT-561]', async () => {
    const found = await search('product', 'mug', { limit: 2, page: 1 });
    expectShape(found, searchResult);
    expect(found).toMatchObject({ success: true, paging: { page: 1, limit: 2, begin: 1, end: 2 } });
    const { total_products, total_pages } = at(found, 'paging') as Json;
    expect(total_pages).toBe(Math.ceil(Number(total_products) / 2));
    expect(listAt(found, 'products')).toHaveLength(2);
    const [first] = listAt(found, 'categories');
    const named = args({ slug: textAt(first, 'key') });
    const { categoryBySlug } = await harbor.graphql(`{ categoryBySlug(${named}) { name slug } }`);
    expect(categoryBySlug).toEqual({ name: first?.name, slug: first?.slug });
  });

  test('takes the client and the customer among its parameters, and believes neither [API-004]', async () => {
    const told = {
      clientCode: 'ember',
      clientType: 'essential',
      client_guid: 'another',
      seller_guid: null,
      customer: 'someone',
      customer_group: 'wholesale',
    };
    const names = async (params: Json) =>
      listAt(await search('product', 'mug', params), 'products').map((card) => card.name);
    expect(await names({ ...told, limit: 3 })).toEqual(await names({ limit: 3 }));
  });

  test('for brands needs no customer, and tells them with their counts [API-005]', async () => {
    const found = await search('brands', '', { clientCode: 'harbor', clientType: 'essential' });
    const [brands] = listAt(found, 'filter').filter((group) => listAt(group, 'buckets').length > 0);
    const bucket = listAt(brands, 'buckets')[0];
    expect(bucket).toMatchObject({ key: expect.any(String), doc_count: expect.any(Number) });
  });

  test('suggests at most four products, and tells how many there are [API-010, ENT-064, SEARCH-018]', async () => {
    const found =
      door === 'REST'
        ? await search('suggestion', 'mug', { page: 1, limit: 4 })
        : (at(
            await harbor.graphql(
              `{ searchPliable(search_type:"suggestion",keyword:"mug",params:{page:1,limit:4})
                { success paging { total_products } products { ${selection(suggestion)} } } }`,
            ),
            'searchPliable',
          ) as Json);
    expect(found.success).toBe(true);
    expectShape(at(found, 'products'), [suggestion]);
    expect(listAt(found, 'products')).toHaveLength(4);
    expect(Number(at(found, 'paging.total_products'))).toBeGreaterThan(4);
  });
});

test('an unknown type of search is answered by success false and Invalid search type, by both doors [API-046, API-047]', async () => {
  const data = await harbor.graphql(
    '{ searchPliable(search_type:"riddle",keyword:"mug") { success message } }',
  );
  expect(data.searchPliable).toEqual({ success: false, message: 'Invalid search type' });
  const { body } = await harbor.post('/api/pliable/search', { searchType: 'riddle', keyword: 'mug' });
  expect(body).toMatchObject({ success: false, message: 'Invalid search type' });
});

test('what a listing cannot be asked for is refused with a code and the field, by both doors', async () => {
  const { status, body } = await harbor.post('/api/pliable/search', {
    type: 'category',
    path: 'Shop All',
    filter: { price: { from: 'cheap' } },
    params: {},
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ success: false, code: 'BAD_USER_INPUT', field: 'filter.price.from' });
  for (const wrong of [
    'page: 0',
    'limit: 1000',
    'order: "nonsense"',
    'filter: { price: { from: "cheap" } }',
  ]) {
    const { body } = await harbor.document(
      `{ categoryPliableData(path:"Shop All",${wrong}) { currentSortCode } }`,
    );
    expect(at(body, 'errors.0.extensions.code'), wrong).toBe('BAD_USER_INPUT');
  }
});

describe('categories', () => {
  test('are listed, and one is found by its id and by its slug [API-GQL-521, API-GQL-522, API-GQL-523]', async () => {
    const { slug } = await someCategory();
    const data = await harbor.graphql(
      `{ categoryBySlug(slug:${JSON.stringify(slug)}) { ${selection(category)} }
         categoryList { ${selection(category)} } }`,
    );
    expectShape(data.categoryList, [category]);
    expectShape(data.categoryBySlug, category);
    const again = await harbor.graphql(
      `{ category(_id:${JSON.stringify(textAt(data, 'categoryBySlug._id'))}) { slug path } }`,
    );
    expect(again.category).toEqual({ slug, path: at(data, 'categoryBySlug.path') });
    expect(listAt(data, 'categoryList').map((one) => one.slug)).toContain(slug);
  });

  test('bring what their page first shows, listing and all [API-GQL-549, ENT-047]', async () => {
    const { slug, path } = await someCategory();
    const data = await harbor.graphql(
      `{ categoryInitialData(slug:${JSON.stringify(slug)}) { path pliable_data { ${selection(pliableData)} } } }`,
    );
    expect(at(data, 'categoryInitialData.path')).toBe(path);
    expectShape(at(data, 'categoryInitialData.pliable_data'), pliableData);
  });

  test('that are not there are null', async () => {
    const data = await harbor.graphql(
      '{ category(_id:"no-such") { _id } categoryBySlug(slug:"no-such") { _id } categoryInitialData(slug:"no-such") { _id } }',
    );
    expect(data).toEqual({ category: null, categoryBySlug: null, categoryInitialData: null });
  });
});
