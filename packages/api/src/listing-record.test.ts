import { createCategory, createProduct, unpublishProduct } from '@stoa/commerce';
import {
  createTestDatabase,
  plainSettings,
  type TestDatabase,
  variableProduct,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { ask } from './testing/ask.ts';
import type { TestClient } from './testing/test-client.ts';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

const words = (text: string) => [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }];
const facets = [{ code: 'color', label: 'Color', type: 'checkbox' as const }];

let database: TestDatabase;
let sale: ServedSale;
let who: TestClient;
const ids: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db, { settings: { ...plainSettings, listing: { facets } } });
  who = sale.visitor();
  await createCategory(sale.system, {
    name: 'Cups',
    slug: 'cups',
    metaTitle: 'Cups for tea',
    metaDescription: 'Every cup',
    metaKeyword: 'cup, tea',
    displayOption: 'horizontal',
    image: 'cups',
    imageMobile: 'cups-small',
    seoCrawlerSetting: 'Index and no-follow',
    description: words('All our cups'),
    optionalContent: {
      title: 'On cups',
      subTitle: 'and saucers',
      description: words('Ask us'),
      showInTitle: true,
      showInSubTitle: false,
      showInDescription: true,
    },
  });
  await createCategory(sale.system, { name: 'Tea cups', slug: 'tea-cups', parent: 'cups' });
  await createCategory(sale.system, { name: 'Plates', slug: 'plates' });
  for (let at = 1; at <= 3; at++) {
    const { id } = await createProduct(sale.system, {
      classCode: 'simple',
      sku: `CUP-${at}`,
      name: `Cup ${at}`,
      price: at * 1000,
      popularity: [0, 5, 1, 3][at] ?? 0,
      categories: ['tea-cups'],
      attributes: { color: at === 3 ? 'red' : 'blue' },
      featured: at === 2,
      brand: at === 1 ? 'Tideline' : 'Quay',
      stock: { available: at === 3 ? 0 : 9 },
      reviewStars: at === 2 ? [0, 0, 0, 0, 3] : [0, 0, 2, 0, 0],
    });
    ids.push(id);
  }
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});

const GROUPS =
  'filter { code type nameAttribute min max expanded showAll buckets { key name doc_count isCurrent } }';
const PAGING = 'paging { page total itemTotal limit begin end total_products total_pages }';
const LISTING = `success currentSortCode data { sku } ${GROUPS} ${PAGING}`;

describe('a category of the contract', () => {
  const CATEGORY = `_id parent_page name title page_title slug is_active path category_path entity_type
    display_option client_guid meta_title meta_description meta_keyword seo_crawler_setting sub_title
    description optional_content image { large } image_mobile { large } breadcrumb { slug }`;

  it('tells who it is and what its page shows, by slug and by id [API-GQL-522, API-GQL-523, ENT-044, ENT-045, ENT-046, ENT-557, ENT-558]', async () => {
    const { categoryBySlug: bySlug } = Object(
      await ask(who, `{ categoryBySlug(slug: "cups") { ${CATEGORY} } }`),
    );
    expect(bySlug).toMatchObject({
      _id: expect.any(String),
      description: words('All our cups'),
      name: 'Cups',
      title: 'Cups',
      page_title: 'Cups for tea',
      slug: 'cups',
      is_active: true,
      parent_page: null,
      path: 'cups',
      category_path: 'cups',
      entity_type: 'category',
      display_option: 'horizontal',
      client_guid: sale.shop.ownSellerId,
      sub_title: 'and saucers',
      meta_title: 'Cups for tea',
      meta_description: 'Every cup',
      meta_keyword: 'cup, tea',
      seo_crawler_setting: 'Index and no-follow',
      breadcrumb: [{ slug: 'cups' }],
      image: { large: '/images/products/large/cups' },
      image_mobile: { large: '/images/products/large/cups-small' },
      optional_content: {
        title: 'On cups',
        sub_title: 'and saucers',
        description: words('Ask us'),
        show_in_title: true,
        show_in_sub_title: false,
        show_in_description: true,
      },
    });
    const { category } = Object(
      await ask(who, `query ($id: ID!) { category(_id: $id) { ${CATEGORY} } }`, { id: bySlug._id }),
    );
    expect(category).toEqual(bySlug);
    const fields =
      'parent_page path category_path page_title sub_title meta_title breadcrumb { name slug path }';
    expect(await ask(who, `{ categoryBySlug(slug: "tea-cups") { ${fields} } }`)).toEqual({
      categoryBySlug: {
        parent_page: bySlug._id,
        path: 'cups/tea-cups',
        category_path: 'cups/tea-cups',
        page_title: 'Tea cups',
        sub_title: '',
        meta_title: '',
        breadcrumb: [
          { name: 'Cups', slug: 'cups', path: 'cups' },
          { name: 'Tea cups', slug: 'tea-cups', path: 'cups/tea-cups' },
        ],
      },
    });
  });

  it('stands in the list of categories with what is below it [API-GQL-521]', async () => {
    expect(await ask(who, '{ categoryList { slug children { slug } } }')).toEqual({
      categoryList: [
        { slug: 'cups', children: [{ slug: 'tea-cups' }] },
        { slug: 'plates', children: [] },
      ],
    });
  });

  it('comes with the first page of its products at once [API-GQL-549, ENT-047, ENT-559, ENT-561]', async () => {
    const query = `query ($limit: Int, $page: Int, $order: String) { categoryInitialData(slug: "cups") {
      name pliable_data(limit: $limit, page: $page, order: $order) { ${LISTING} } } }`;
    const { categoryInitialData: whole } = Object(await ask(who, query));
    expect(whole).toMatchObject({
      name: 'Cups',
      pliable_data: {
        currentSortCode: 'id-desc',
        data: [{ sku: 'CUP-3' }, { sku: 'CUP-2' }, { sku: 'CUP-1' }],
        paging: { page: 1, total: 3, itemTotal: 3, limit: 24 },
      },
    });
    const codes = whole.pliable_data.filter.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(expect.arrayContaining(['color', 'price']));
    const { categoryInitialData: part } = Object(await ask(who, query, { limit: 2, order: 'price-asc' }));
    expect(part.pliable_data).toMatchObject({
      currentSortCode: 'price-asc',
      data: [{ sku: 'CUP-1' }, { sku: 'CUP-2' }],
      paging: {
        page: 1,
        total: 3,
        itemTotal: 2,
        limit: 2,
        begin: 1,
        end: 2,
        total_products: 3,
        total_pages: 2,
      },
    });
    const { categoryInitialData: rest } = Object(await ask(who, query, { limit: 2, page: 2 }));
    expect(rest.pliable_data).toMatchObject({
      data: [{ sku: 'CUP-1' }],
      paging: {
        page: 2,
        total: 3,
        itemTotal: 1,
        limit: 2,
        begin: 3,
        end: 3,
        total_products: 3,
        total_pages: 2,
      },
    });
  });
});

describe('a listing of the contract', () => {
  it('tells its filter groups with their buckets and ends [ENT-042, LIST-048, LIST-049, LIST-051]', async () => {
    const query = `query ($filter: JSON) { categoryPliableData(slug: "cups", filter: $filter) { ${GROUPS} } }`;
    const chosen = { attributes: { color: ['blue'] } };
    const { categoryPliableData } = Object(await ask(who, query, { filter: chosen }));
    const groups: { code: string }[] = categoryPliableData.filter;
    expect(groups.find(({ code }) => code === 'color')).toEqual({
      code: 'color',
      type: 'checkbox',
      nameAttribute: 'Color',
      min: null,
      max: null,
      expanded: true,
      showAll: true,
      buckets: [
        { key: 'blue', name: 'blue', doc_count: 2, isCurrent: true },
        { key: 'red', name: 'red', doc_count: 1, isCurrent: false },
      ],
    });
    const price = { code: 'price', type: 'range', nameAttribute: 'price', buckets: [], showAll: false };
    expect(groups.find(({ code }) => code === 'price')).toEqual({
      ...price,
      min: 10,
      max: 20,
      expanded: true,
    });
    const { categoryPliableData: red } = Object(
      await ask(who, query, { filter: { attributes: { color: ['red'] } } }),
    );
    const ends: { code: string }[] = red.filter;
    expect(ends.find(({ code }) => code === 'price')).toEqual({
      ...price,
      min: 30,
      max: 30,
      expanded: false,
    });
  });

  it('is asked for alike by category and by keyword, through both doors [API-003, API-006, API-008, API-GQL-526, API-GQL-528, API-GQL-554, ENT-043, ENT-560, ENT-561]', async () => {
    const view = {
      filter: { attributes: { color: ['blue'] } },
      page: 2,
      order: 'price',
      dir: 'asc',
      limit: 1,
    };
    const byCategory = `query ($filter: JSON, $page: Int, $order: String, $dir: String, $limit: Int) {
      categoryPliableData(path: "Shop All", filter: $filter, page: $page, order: $order, dir: $dir, limit: $limit) {
        ${LISTING} } }`;
    const { categoryPliableData: listed } = Object(await ask(who, byCategory, view));
    expect(listed).toMatchObject({
      success: true,
      currentSortCode: 'price-asc',
      data: [{ sku: 'CUP-2' }],
      paging: { begin: 2, end: 2, limit: 1, page: 2, total_products: 2, total_pages: 2 },
    });
    const { filter, ...params } = view;
    const byKeyword = `query ($filter: JSON, $params: JSON) {
      searchPliable(search_type: "product", keyword: "cup", filter: $filter, params: $params) {
        success currentSortCode products { sku } ${GROUPS} ${PAGING} categories { name slug key doc_count } } }`;
    const { searchPliable: found } = Object(await ask(who, byKeyword, { filter, params }));
    const { data, ...same } = listed;
    expect(found).toMatchObject({ ...same, products: data });
    expect(found.categories).toContainEqual({
      name: 'Tea cups',
      slug: 'tea-cups',
      key: 'tea-cups',
      doc_count: 2,
    });
    const search = async (sent: object) => Object((await who.post('/api/pliable/search', sent)).body);
    const sorted = { sort: 'price-asc', limit: 1, page: 2 };
    const category = { type: 'category', filter };
    const all = await search({ ...category, path: 'Shop All', params: sorted });
    expect(all.pliable_data).toMatchObject(listed);
    for (const [key, expected] of [
      ['cups', { data, paging: same.paging }],
      ['no-such', { data: [], paging: { total: 0 } }],
    ] as const) {
      for (const place of [{ path: key, params: sorted }, { params: { ...sorted, slug: key } }]) {
        const { pliable_data } = await search({ ...category, ...place });
        expect(pliable_data, JSON.stringify(place)).toMatchObject(expected);
        const [name] = 'path' in place ? ['path'] : ['slug'];
        const query = `query ($key: String) { categoryPliableData(${name}: $key, order: "price-asc", limit: 1, page: 2,
          filter: { attributes: { color: "blue" } }) { data { sku } paging { total } } }`;
        const { categoryPliableData } = Object(await ask(who, query, { key }));
        expect(categoryPliableData.data, name).toEqual(expected.data);
      }
    }
    expect(await search({ searchType: 'product', keyword: 'cup', filter, params })).toMatchObject(found);
    const { searchPliable: one } = Object(
      await ask(who, '{ searchPliable(search_type: "product", keyword: "cup-3") { products { sku } } }'),
    );
    expect(one).toEqual({ products: [{ sku: 'CUP-3' }] });
    expect(await search({ searchType: 'product', keyword: 'cup-3' })).toMatchObject(one);
  });

  it('takes a price and a rating to filter by [ENT-043]', async () => {
    const query = `query ($filter: JSON) { categoryPliableData(slug: "cups", filter: $filter) { data { sku } } }`;
    const skus = async (filter: object) => {
      const { categoryPliableData } = Object(await ask(who, query, { filter }));
      return categoryPliableData.data.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus({ review_avg_rating: { min: 4 } })).toEqual(['CUP-2']);
    expect(await skus({ review_avg_rating: { min: 3 } })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    expect(await skus({ price: { from: 15, to: 25 } })).toEqual(['CUP-2']);
    expect(await skus({ price: { from: 15 } })).toEqual(['CUP-3', 'CUP-2']);
    expect(await skus({ price: { to: 15 } })).toEqual(['CUP-1']);
    expect(await skus({ attributes: { color: ['red', 'blue'], brand: ['Quay'] } })).toEqual([
      'CUP-3',
      'CUP-2',
    ]);
    expect(await skus({ attributes: { brand: ['Quay'] }, price: { to: 25 } })).toEqual(['CUP-2']);
  });

  it('puts what sells more before what matches as well, by both doors', async () => {
    const mugs = await serveSale(database.db);
    for (const [at, popularity] of [1, 900, 3].entries()) {
      await createProduct(mugs.system, {
        classCode: 'simple',
        sku: `MUG-${at}`,
        name: `Mug of kind ${at}`,
        price: 1000,
        popularity,
      });
    }
    const requester = mugs.visitor();
    const skus = async (params: object) => {
      const { searchPliable } = Object(
        await ask(
          requester,
          `query ($params: JSON) { searchPliable(search_type: "product", keyword: "mug", params: $params) {
            products { sku } } }`,
          { params },
        ),
      );
      const sent = { searchType: 'product', keyword: 'mug', params };
      const { products } = Object((await requester.post('/api/pliable/search', sent)).body);
      expect(products.map(({ sku }: { sku: string }) => ({ sku }))).toEqual(searchPliable.products);
      return searchPliable.products.map(({ sku }: { sku: string }) => sku);
    };
    expect(await skus({ order: 'bestmatch' })).toEqual(['MUG-1', 'MUG-2', 'MUG-0']);
    expect(await skus({ order: 'bestseller', dir: 'desc' })).toEqual(['MUG-1', 'MUG-2', 'MUG-0']);
    expect(await skus({ order: 'id', dir: 'desc' })).toEqual(['MUG-2', 'MUG-1', 'MUG-0']);
    await mugs.server.close();
  });

  it('suggests products with what a row of the panel shows of them, and how many there are [API-010, ENT-064]', async () => {
    const fields = `id name image { thumbnail } price final_price class_code hide_price unavailable_for_sale
      review_count review_avg_rating categories category_slugs search_keyword`;
    const query = `query ($keyword: String) {
      searchPliable(search_type: "suggestion", keyword: $keyword) { products { ${fields} } } }`;
    const { searchPliable: found } = Object(await ask(who, query, { keyword: 'cup 1' }));
    const asked = { searchType: 'suggestion', keyword: 'cup', params: { page: 1, limit: 2 } };
    const { success, products, paging } = Object((await who.post('/api/pliable/search', asked)).body);
    expect([success, products.length, paging.total_products]).toEqual([true, 2, 3]);
    expect(found.products[0]).toEqual({
      id: ids[0],
      name: 'Cup 1',
      image: null,
      price: 10,
      final_price: 10,
      class_code: 'simple',
      hide_price: false,
      unavailable_for_sale: false,
      review_count: 2,
      review_avg_rating: 3,
      categories: ['tea-cups'],
      category_slugs: ['tea-cups'],
      search_keyword: null,
    });
    const pot = variableProduct({ Red: 1000, Blue: 1200 }, { name: 'Pot' });
    const { id } = await createProduct(sale.system, pot);
    const sku = pot.variations[1]?.sku ?? '';
    const { searchPliable: bySku } = Object(await ask(who, query, { keyword: sku.toLowerCase() }));
    expect(bySku.products).toMatchObject([{ name: 'Pot', search_keyword: sku }]);
    const { id: tin } = await createProduct(sale.system, {
      classCode: 'simple',
      sku: 'TIN-1',
      name: 'Tin',
      price: 1000,
      unavailableForSale: true,
      categories: ['cups'],
      priceLevels: [{ minQty: 1, price: 900 }],
      media: [{ file: 'tin', alt: '', width: 1200, height: 900 }],
    });
    const secret = { classCode: 'simple', sku: 'LID-1', name: 'Lid', price: 1000, hidePrice: true } as const;
    const { id: lid } = await createProduct(sale.system, secret);
    const { searchPliable: ofTin } = Object(await ask(who, query, { keyword: 'tin' }));
    expect(ofTin.products).toMatchObject([
      {
        id: tin,
        name: 'Tin',
        image: { thumbnail: '/images/products/thumbnail/tin' },
        price: 10,
        final_price: 9,
        unavailable_for_sale: true,
        categories: ['cups'],
        review_count: 0,
      },
    ]);
    const { searchPliable: ofLid } = Object(await ask(who, query, { keyword: 'lid' }));
    expect(ofLid.products).toMatchObject([{ id: lid, hide_price: true, price: null, final_price: null }]);
    for (const shown of [id, tin, lid]) await unpublishProduct(sale.system, shown);
  });

  it('takes the names of who asks, which decide nothing [API-004]', async () => {
    const params = {
      clientCode: 'another',
      clientType: 'marketplace',
      client_guid: 'x',
      seller_guid: 'y',
      customer: { _id: 'z' },
      customer_group: 'trade',
    };
    const search = async (sent: object) => {
      const { body } = await who.post('/api/pliable/search', {
        searchType: 'product',
        keyword: 'cup',
        ...sent,
      });
      return Object(body);
    };
    const plain = await search({});
    expect(plain.products).toHaveLength(3);
    expect(await search({ params })).toEqual(plain);
  });
});

describe('the brands of a shop', () => {
  const reply = {
    success: true,
    products: [],
    filter: [
      {
        code: 'brand',
        buckets: [
          { key: 'Quay', name: 'Quay', doc_count: 2 },
          { key: 'Tideline', name: 'Tideline', doc_count: 1 },
        ],
      },
    ],
  };

  it('are a type of search, by both doors [ROUTE-003]', async () => {
    const query = `{ searchPliable(search_type: "brands") {
      success products { sku } filter { code buckets { key name doc_count } } } }`;
    expect(await ask(who, query)).toEqual({ searchPliable: reply });
    const { body } = await who.post('/api/pliable/search', { searchType: 'brands' });
    expect(body).toMatchObject(reply);
  });

  it('need no customer in the params, who would change nothing [API-005]', async () => {
    const params = { clientCode: 'harbor', clientType: 'essential' };
    const { body } = await who.post('/api/pliable/search', { searchType: 'brands', params });
    expect(body).toMatchObject(reply);
    const known = { ...params, customer: { _id: 'z' }, customer_group: 'trade' };
    const same = await who.post('/api/pliable/search', { searchType: 'brands', params: known });
    expect(same.body).toEqual(body);
  });
});

describe('an unknown type of search', () => {
  const reply = { success: false, message: 'search.invalid_type {}' };

  it('is a reply of GraphQL that says so and holds nothing [API-047]', async () => {
    const query =
      '{ searchPliable(search_type: "horoscope", keyword: "cup") { success message products { sku } } }';
    expect(await ask(who, query)).toEqual({ searchPliable: { ...reply, products: [] } });
  });

  it('is said in the same words by REST [API-047]', async () => {
    const { body } = await who.post('/api/pliable/search', { searchType: 'horoscope', keyword: 'cup' });
    expect(body).toMatchObject(reply);
  });
});

describe('products by what they are', () => {
  const skus = async (field: 'sliderProducts' | 'products', input: object) => {
    const type = field === 'products' ? 'ProductSearchInput' : 'SliderProductsInput';
    const data = await ask(who, `query ($input: ${type}!) { ${field}(input: $input) { products { sku } } }`, {
      input,
    });
    return Object(data)[field].products.map(({ sku }: { sku: string }) => sku);
  };
  const slider = (input: object) => skus('sliderProducts', input);
  /** Puts a product on show until the test ends. */
  const show = async (given: Parameters<typeof sale.simple>[0]) => {
    const { id } = await sale.simple(given);
    onTestFinished(() => unpublishProduct(sale.system, id));
  };

  it('follow every input of a slider [API-GQL-530, API-GQL-531, SLIDER-521, SLIDER-523, SLIDER-524, SLIDER-525, SLIDER-526]', async () => {
    const [first = '', second = ''] = ids;
    const seller = sale.shop.ownSellerId;
    expect(await slider({ type: 'bestsellers', limit: 2, page: 1 })).toEqual(['CUP-1', 'CUP-3']);
    expect(await slider({ type: 'bestsellers', limit: 2, page: 2 })).toEqual(['CUP-2']);
    expect(await slider({ sort_by: 'price', sort_dir: 'asc' })).toEqual(['CUP-1', 'CUP-2', 'CUP-3']);
    expect(await slider({ sort_by: 'price', sort_dir: 'desc' })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    expect(await slider({ featured: true })).toEqual(['CUP-2']);
    expect(await slider({ brand: 'Tideline' })).toEqual(['CUP-1']);
    expect(await slider({ categories: ['tea-cups'], limit: 1 })).toHaveLength(1);
    expect(await slider({ categories: ['no-such'] })).toEqual([]);
    expect(await slider({ type: 'newest' })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    expect(await slider({ excluded_product_ids: [first, second] })).toEqual(['CUP-3']);
    expect(await slider({ type: 'featured' })).toEqual(['CUP-2']);
    for (const type of ['similar', undefined])
      expect(await slider({ ...(type && { type }), like_text: first })).toEqual(['CUP-3', 'CUP-2']);
    expect(await slider({ sellerId: seller, seller_guid: seller, select: ['sku'] })).toHaveLength(3);
    for (const key of ['sellerId', 'seller_guid'])
      expect(await slider({ [key]: '0198c0de-0000-7000-8000-000000000000' }), key).toEqual([]);
  });

  it('are found by type, 14 a page, and only what can be bought where that is asked [API-038, API-039]', async () => {
    const selection = { type: 'newest', visible: true, available: true, limit: 14, page: 1 };
    await show({ name: 'Hidden', websiteVisibility: false });
    expect(await skus('products', selection)).toEqual(['CUP-2', 'CUP-1']);
    expect(await skus('products', { ...selection, limit: 1, page: 2 })).toEqual(['CUP-1']);
    expect(await skus('products', { ...selection, type: 'bestsellers' })).toEqual(['CUP-1', 'CUP-2']);
    expect(await skus('products', { type: 'newest', visible: true })).toEqual(['CUP-3', 'CUP-2', 'CUP-1']);
    for (let at = 4; at <= 18; at++) {
      await show({ name: `Cup ${at}` });
    }
    expect(await skus('products', { type: 'newest', visible: true, available: true })).toHaveLength(14);
  });

  it('are suggested four at a time where nobody says how many [API-009, CONST-026]', async () => {
    for (const name of ['Cup for guests', 'Cup for children']) await show({ name });
    const { body } = await who.post('/api/pliable/search', { searchType: 'suggestion', keyword: 'cup' });
    expect(Object(body).products).toHaveLength(4);
  });

  it('are found by their skus, in pages [API-GQL-532, SLIDER-540]', async () => {
    const selection = { type: 'manual', sku_list: ['CUP-2', 'NO-SUCH', 'CUP-1', 'CUP-3'], limit: 2 };
    expect(await skus('products', { ...selection, page: 1 })).toEqual(['CUP-2', 'CUP-1']);
    expect(await skus('products', { ...selection, page: 2 })).toEqual(['CUP-3']);
  });
});
