import { createCategory } from '@stoa/commerce';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/ask.ts';
import type { TestClient } from './testing/test-client.ts';
import { makeMug, type ServedSale, serveSale } from './testing/test-sale.ts';

const logged: string[] = [];
const quiet = () => undefined;
const log = {
  info: quiet,
  warn: quiet,
  error: (fields: object, message: string) =>
    logged.push(`${message}: ${Object.values(fields).join().split('\n', 1)[0]}`),
};
const search = { search: () => Promise.reject(new Error('the engine is on fire')) };

let database: TestDatabase;
let sale: ServedSale;
let who: TestClient;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db, {}, { search, log });
  await makeMug(sale);
  await createCategory(sale.system, { name: 'Cups', slug: 'cups', parent: 'mugs' });
  who = sale.visitor();
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});
beforeEach(() => {
  logged.length = 0;
});

const PAGING = 'paging { page total_products total_pages }';

describe('where the search engine fails', () => {
  it.each(['product', 'category', 'suggestion', 'brands'])(
    'a search for %s finds nothing, by both doors, and is logged [SEARCH-024, API-046]',
    async (searchType) => {
      const query = `query ($type: String!) { searchPliable(search_type: $type, keyword: "mug") {
        success message products { sku } categories { slug } filter { code } paging { total_products } } }`;
      const nothing = {
        success: false,
        message: 'internal',
        products: [],
        categories: [],
        filter: [],
        paging: { total_products: 0 },
      };
      expect(await ask(who, query, { type: searchType })).toEqual({ searchPliable: nothing });
      const { status, body } = await who.post('/api/pliable/search', { searchType, keyword: 'mug' });
      expect(status).toBe(200);
      expect(body).toMatchObject(nothing);
      expect(logged).toEqual(Array(2).fill('left out: a search: Error: the engine is on fire'));
    },
  );

  it('a category has no products, by both doors, and stands itself [API-GQL-527, ERR-512]', async () => {
    const listing = `success currentSortCode sorts data { sku } filter { code } ${PAGING}`;
    const nothing = {
      success: false,
      currentSortCode: 'id-desc',
      sorts: [],
      data: [],
      filter: [],
      paging: { page: 1, total_products: 0, total_pages: 0 },
    };
    const whole = `{ categoryBySlug(slug: "mugs") { name children { name } pliable_data { ${listing} } } }`;
    expect(await ask(who, whole)).toEqual({
      categoryBySlug: { name: 'Mugs', children: [{ name: 'Cups' }], pliable_data: nothing },
    });
    const alone = `{ categoryPliableData(slug: "mugs") { ${listing} } }`;
    expect(await ask(who, alone)).toEqual({ categoryPliableData: nothing });
    const { status, body } = await who.post('/api/pliable/search', {
      type: 'category',
      params: { slug: 'mugs' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ pliable_data: nothing });
    expect(logged).toEqual(Array(3).fill('left out: a listing: Error: the engine is on fire'));
  });

  it('nobody says that a page is past the last', async () => {
    const alone = `{ categoryPliableData(slug: "mugs", page: 3) { data { sku } ${PAGING} } }`;
    expect(await ask(who, alone)).toMatchObject({ categoryPliableData: { paging: { total_pages: 3 } } });
    const searched = `{ searchPliable(search_type: "product", keyword: "mug", params: { page: 3 }) { ${PAGING} } }`;
    expect(await ask(who, searched)).toMatchObject({ searchPliable: { paging: { total_pages: 3 } } });
  });

  it('what was asked wrongly is still refused', async () => {
    const refused = await who.graphql('{ categoryPliableData(slug: "mugs", page: 0) { data { sku } } }');
    expect(JSON.stringify(refused.body)).toContain('BAD_USER_INPUT');
    expect(logged).toEqual([]);
  });
});

describe('where the catalogue cannot be read', () => {
  it('there is no category, by id or by slug, and that is logged [API-GQL-527, ERR-512]', async () => {
    const failing = await createTestDatabase(inject('postgresUrl'));
    const broken = await serveSale(failing.db, {}, { log });
    try {
      const owner = new Postgres({ connectionString: failing.url });
      await owner.connect();
      await owner.query('alter table category rename to category_out_of_reach');
      await owner.end();
      const client = broken.visitor();
      for (const key of [
        'category(_id: "0198c0de-0000-7000-8000-000000000000")',
        'categoryBySlug(slug: "mugs")',
      ]) {
        const { body } = await client.graphql(`{ it: ${key} { name } }`);
        expect(body).toEqual({ data: { it: null } });
      }
      expect(logged).toHaveLength(2);
      expect(logged[0]).toContain('left out: a category');
    } finally {
      await broken.server.close();
      await failing.drop();
    }
  });

  it.each([
    [
      'page_frame',
      [
        'allHeader { name }',
        'allFooter { name }',
        'header(name: "Main") { name }',
        'footer(name: "Main") { name }',
      ],
    ],
    ['page_frame', ['checkoutHeader { name }', 'checkoutFooter { name }']],
    ['menu', ['getAllParsedMenu(_ids: [1]) { name }']],
    ['page', ['getWidgetContent(slug: "about") { widget_content }']],
  ])(
    'there is nothing of what stands in %s, and that is logged: %j [API-GQL-572, API-GQL-573, API-GQL-574, ERR-513, ERR-514, ERR-515]',
    async (table, fields) => {
      const failing = await createTestDatabase(inject('postgresUrl'));
      const broken = await serveSale(failing.db, {}, { log });
      try {
        const owner = new Postgres({ connectionString: failing.url });
        await owner.connect();
        await owner.query(`alter table ${table} rename to ${table}_out_of_reach`);
        await owner.end();
        for (const field of fields) {
          const { body } = await broken.visitor().graphql(`{ it: ${field} }`);
          expect([null, []], field).toContainEqual(Object(body).data.it);
          expect(body).not.toHaveProperty('errors');
        }
        expect(logged).toHaveLength(fields.length);
        for (const line of logged) expect(line).toMatch(/^left out: (the|a) /);
      } finally {
        await broken.server.close();
        await failing.drop();
      }
    },
  );
});
