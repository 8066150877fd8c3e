import { createTestDatabase, makeShop, type TestDatabase, testClock } from '@stoa/commerce/testing';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { serveShop, type TestServer } from '../testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
  server = await serveShop(database.db, await makeShop(database.db), testClock());
});

afterAll(async () => {
  await server.close();
  await database.drop();
});

describe('GraphQL over HTTP, by the audits of its working group', () => {
  const audits = serverAudits({ url: () => `${server.url}/api-graphql`, fetchFn: fetch });

  it.each(audits.map((audit) => [audit.name, audit] as const))(
    '%s [API-GQL-501, API-GQL-502]',
    async (_name, audit) => {
      const result = await audit.fn();
      expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
    },
  );

  it('are what they should be', () => {
    expect(audits.filter(({ name }) => name.startsWith('MAY'))).toHaveLength(25);
    expect(audits.length).toBeGreaterThan(60);
  });
});
