import { createProduct, newToken } from '@stoa/commerce';
import { createTestDatabase, simpleProduct, type TestDatabase } from '@stoa/commerce/testing';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

const EMAIL = 'ada.lovelace@analytical.example';
const logged: string[] = [];
const quiet = () => undefined;
const log = {
  info: quiet,
  warn: quiet,
  error: (fields: object, message: string) => logged.push(`${message}: ${JSON.stringify(fields)}`),
};

let database: TestDatabase;
let sale: ServedSale;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  sale = await serveSale(database.db, {}, { log });
});
afterAll(async () => {
  await sale.server.close();
  await database.drop();
});
beforeEach(() => {
  logged.length = 0;
});

const credentials = { email: EMAIL, password: 'correct horse' };
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { success } }';

describe('where the customers cannot be read', () => {
  const alter = async (statement: string) => {
    const owner = new Postgres({ connectionString: database.url });
    await owner.connect();
    await owner.query(statement);
    await owner.end();
  };
  beforeAll(() => alter('alter table customer rename to customer_out_of_reach'));
  afterAll(() => alter('alter table customer_out_of_reach rename to customer'));

  it('nobody is told, and the log names the statement and no person [ERR-007, ERR-017]', async () => {
    const graphql = await sale.visitor().graphql(LOGIN, credentials);
    expect(graphql.text).toContain('INTERNAL_SERVER_ERROR');
    const rest = await sale.visitor().post('/api/auth/login', credentials);
    expect(rest).toMatchObject({ status: 500, body: { code: 'INTERNAL_SERVER_ERROR' } });
    for (const { text } of [graphql, rest]) expect(text).not.toMatch(/query|select|relation|customer/i);
    // What REST logs is written by the server's own log.
    expect(logged).toEqual([expect.stringMatching(/Failed query.*42P01/s)]);
    expect(logged.join()).not.toContain(EMAIL);
  });
});

it('price levels that cannot be read are none and are logged, and the rest of the answer stands [ERR-012]', async () => {
  const own = await createTestDatabase(inject('postgresUrl'));
  const shop = await serveSale(own.db, {}, { log });
  try {
    const priceLevels = [{ minQty: 2, price: 2000 }];
    const { id } = await createProduct(shop.system, simpleProduct({ price: 2400, priceLevels }));
    const query = `query ($id: ID!) { getPriceLevels(productId: $id) { priceLevels { min_qty } }
      products(input: { limit: 5 }) { total } }`;
    const asked = () => shop.visitor().graphql(query, { id });
    const products = { total: expect.any(Number) };
    expect((await asked()).body).toEqual({
      data: { getPriceLevels: { priceLevels: [{ min_qty: 2 }] }, products },
    });
    const owner = new Postgres({ connectionString: own.url });
    await owner.connect();
    // Of the columns that only this statement reads.
    await owner.query('alter table price_level rename column save_percent to out_of_reach');
    await owner.end();
    expect((await asked()).body).toEqual({ data: { getPriceLevels: { priceLevels: [] }, products } });
    expect(logged).toEqual([expect.stringMatching(/left out: price levels.*42703/s)]);
  } finally {
    await shop.server.close();
    await own.drop();
  }
});

describe('where the database is away', () => {
  const served = async () => {
    const own = await createTestDatabase(inject('postgresUrl'));
    const away = await serveSale(own.db, {}, { log });
    const somebody = away.visitor({ cookie: `visit=${newToken()}` });
    return { own, away, somebody };
  };

  it('both doors say so, each in its shape, to a guest and to who has a visit', async () => {
    const { own, away, somebody } = await served();
    try {
      await own.drop();
      const query = '{ me { email } getCartCount { count } }';
      const known = await somebody.graphql(query);
      const unavailable = { code: 'SERVICE_UNAVAILABLE', status: 503, retryable: true };
      expect(known.status).toBe(503);
      expect(known.body).toMatchObject({ errors: [{ extensions: unavailable }] });
      expect(known.headers.get('retry-after')).toBe('5');
      expect(known.body).toHaveProperty(['errors', 0, 'extensions', 'params', 'request_id']);
      const guest = await away.visitor().graphql('{ initSettings { locale } product(slug: "x") { name } }');
      expect([guest.status, guest.headers.get('retry-after')]).toEqual([503, '5']);
      expect(guest.body).toMatchObject({ errors: [{ extensions: unavailable }] });
      const rest = { status: 503, body: { success: false, code: 'SERVICE_UNAVAILABLE', retryable: true } };
      expect(await somebody.get('/api/cart')).toMatchObject(rest);
      expect(await away.visitor().post('/api/auth/login', credentials)).toMatchObject(rest);
      expect(logged).toEqual([]);
    } finally {
      await away.server.close();
    }
  });

  it('one that takes no writes is away for whoever writes, through both doors, and the log says why', async () => {
    const { own, away } = await served();
    try {
      const owner = new Postgres({ connectionString: own.url });
      await owner.connect();
      await owner.query(
        `alter database "${new URL(own.url).pathname.slice(1)}" set default_transaction_read_only = on`,
      );
      await owner.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await owner.end();
      const graphql = await away.visitor().graphql(LOGIN, credentials);
      expect(graphql.body).toMatchObject({
        errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', status: 503 } }],
      });
      const rest = await away.visitor().post('/api/auth/login', credentials);
      expect(rest).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE', retryable: true } });
      // The first to ask may still be given a connection that was ended, and hears of that alone.
      const reasons = async () => {
        await away.visitor().graphql(LOGIN, credentials);
        return logged.filter((line) => line.includes('25006'));
      };
      await expect.poll(reasons).not.toEqual([]);
      expect(logged.join()).not.toContain(EMAIL);
    } finally {
      await away.server.close();
      await own.drop();
    }
  });

  it('what else fails before anything runs has GraphQL’s shape, too', async () => {
    const { own, away, somebody } = await served();
    try {
      const owner = new Postgres({ connectionString: own.url });
      await owner.connect();
      await owner.query('alter table session rename to session_out_of_reach');
      await owner.end();
      const { status, body } = await somebody.graphql('{ me { email } }');
      expect(status).toBe(500);
      expect(body).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
      expect(logged).toEqual([expect.stringContaining('42P01')]);
    } finally {
      await away.server.close();
      await own.drop();
    }
  });
});
