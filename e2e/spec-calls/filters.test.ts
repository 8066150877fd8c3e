import { describe, expect, test } from 'vitest';
import { args, at, Caller, type Json, listAt, textAt } from './caller.ts';

const harbor = new Caller('harbor');

const listings: Readonly<Record<string, (filter: Json) => Promise<Json>>> = {
  async GraphQL(filter) {
    const given = args({ path: 'Shop All', filter, limit: 24 });
    const data = await harbor.graphql(
      `{ categoryPliableData(${given}) { paging { total } data { _id price }
           filter { code nameAttribute buckets { key doc_count isCurrent } } } }`,
    );
    return at(data, 'categoryPliableData') as Json;
  },
  async REST(filter) {
    const { status, body } = await harbor.post('/api/pliable/search', {
      type: 'category',
      path: 'Shop All',
      filter,
      params: { limit: 24 },
    });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return at(body, 'pliable_data') as Json;
  },
};

describe.each(Object.entries(listings))('an applied filter by %s', (_, list) => {
  test('is a map of codes to keys, which keeps to what its buckets counted and marks them as current [ENT-042, ENT-043]', async () => {
    const all = await list({});
    const groups = listAt(all, 'filter').filter((group) => listAt(group, 'buckets').length > 1);
    for (const group of groups.slice(0, 3)) {
      const code = textAt(group, 'code');
      const [bucket, other] = listAt(group, 'buckets');
      const one = await list({ [code]: [textAt(bucket, 'key')] });
      expect(at(one, 'paging.total'), code).toBe(bucket?.doc_count);
      const marked = listAt(one, 'filter').find((again) => again.code === code);
      const current = listAt(marked, 'buckets').filter(({ isCurrent }) => isCurrent);
      expect(current.map(({ key }) => key)).toEqual([bucket?.key]);
      const both = await list({ [code]: [bucket?.key, other?.key] });
      expect(Number(at(both, 'paging.total'))).toBeGreaterThanOrEqual(Number(at(one, 'paging.total')));
    }
  });

  test('holds a range of prices and a least rating beside its codes [ENT-043]', async () => {
    const [group] = listAt(await list({}), 'filter').filter((one) => listAt(one, 'buckets').length > 1);
    const [code, key] = [textAt(group, 'code'), textAt(group, 'buckets.0.key')];
    const narrowed = await list({
      [code]: [key],
      price: { from: 10, to: 40 },
      review_avg_rating: { min: 3 },
    });
    expect(listAt(narrowed, 'data').length).toBeGreaterThan(0);
    for (const { price } of listAt(narrowed, 'data')) expect(Number(price)).toBeLessThanOrEqual(40);
    expect(Number(at(narrowed, 'paging.total'))).toBeLessThan(
      Number(at(await list({ [code]: [key] }), 'paging.total')),
    );
  });
});

const PAGING = { page: 1, limit: 4 };

test('a suggestion takes a keyword and paging, by both doors alike [API-009, API-010]', async () => {
  const { status, body } = await harbor.post('/api/pliable/search', {
    searchType: 'suggestion',
    keyword: 'mug',
    paging: PAGING,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(listAt(body, 'products')).toHaveLength(4);
  const given = args({ search_type: 'suggestion', keyword: 'mug', paging: PAGING });
  const data = await harbor.graphql(
    `{ searchPliable(${given}) { success paging { total_products } products { id } } }`,
  );
  expect(listAt(data, 'searchPliable.products').map(({ id }) => id)).toEqual(
    listAt(body, 'products').map(({ id }) => id),
  );
});

test('a search for products takes the filters type, visible and available, with a limit and a page [API-038, API-039, OPEN-041]', async () => {
  for (const type of ['bestsellers', 'newest', 'featured']) {
    const { status, body } = await harbor.post('/api/pliable/search', {
      searchType: 'product',
      filter: { type, visible: true, available: true },
      params: { limit: 14, page: 1 },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(listAt(body, 'products')).toHaveLength(14);
    for (const product of listAt(body, 'products')) {
      expect(product).toMatchObject({ available_for_sale: true, unavailable_for_sale: false });
      expect(product.isInStock || product.isBackorders, textAt(product, 'slug')).toBe(true);
    }
  }
});
