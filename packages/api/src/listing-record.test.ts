import { describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { GROUPS, LISTING, PAGING, serveCups } from './testing/cups.ts';

const { who } = await serveCups();

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
    const byPath = (path: string, dir = 'asc') =>
      ask(
        who,
        `query ($path: String!, $dir: String) { categoryPliableData(path: $path, order: "price", dir: $dir) { data { sku } } }`,
        { path, dir },
      );
    const cups = [{ sku: 'CUP-1' }, { sku: 'CUP-2' }, { sku: 'CUP-3' }];
    expect(await byPath('cups/tea-cups')).toEqual({ categoryPliableData: { data: cups } });
    expect(await byPath('cups/tea-cups', 'desc')).toEqual({
      categoryPliableData: { data: cups.toReversed() },
    });
    expect(await byPath('plates')).toEqual({ categoryPliableData: { data: [] } });
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
});
