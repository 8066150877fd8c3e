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
