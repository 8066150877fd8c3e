import { newToken } from '@stoa/commerce';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type ServedSale, serveSale } from './testing/test-sale.ts';

const EMAIL = 'ada.lovelace@analytical.example';
const logged: string[] = [];
const quiet = () => undefined;
const log = {
  ...{ info: quiet, warn: quiet },
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

  it('nobody is told, and the log names the statement and no person [ERR-007]', async () => {
    const graphql = await sale.visitor().graphql(LOGIN, credentials);
    expect(graphql.text).toContain('INTERNAL_SERVER_ERROR');
    const rest = await sale.visitor().post('/api/auth/login', credentials);
    expect(rest).toMatchObject({ status: 500, body: { code: 'INTERNAL_SERVER_ERROR' } });
    // What REST logs is written by the server's own log.
    expect(logged).toEqual([expect.stringMatching(/Failed query.*42P01/s)]);
    expect(logged.join()).not.toContain(EMAIL);
  });
});

describe('where the database is away', () => {
  const served = async () => {
    const own = await createTestDatabase(inject('postgresUrl'));
    const away = await serveSale(own.db, {}, { log });
    const somebody = away.visitor({ cookie: `visit=${newToken()}` });
    return { own, away, somebody };
  };

  it('both doors say so, each in its shape, to a guest and to who has a visit [ERR-007]', async () => {
    const { own, away, somebody } = await served();
    try {
      await own.drop();
      const query = '{ me { email } getCartCount { count } }';
      const known = await somebody.graphql(query);
      const unavailable = { code: 'SERVICE_UNAVAILABLE', status: 503, retryable: true };
      expect(known.status).toBe(503);
      expect(known.body).toMatchObject({ errors: [{ extensions: unavailable }] });
      expect(known.body).toHaveProperty(['errors', 0, 'extensions', 'params', 'request_id']);
      const guest = await away.visitor().graphql('{ initSettings { locale } product(slug: "x") { name } }');
      expect(guest.body).toMatchObject({ errors: [{ extensions: unavailable }] });
      const rest = { status: 503, body: { success: false, code: 'SERVICE_UNAVAILABLE', retryable: true } };
      expect(await somebody.get('/api/cart')).toMatchObject(rest);
      expect(await away.visitor().post('/api/auth/login', credentials)).toMatchObject(rest);
      expect(logged.join()).not.toContain(EMAIL);
    } finally {
      await away.server.close();
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
