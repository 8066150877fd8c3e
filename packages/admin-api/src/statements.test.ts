import { inviteByLink, type Shop, systemContext } from '@stoa/commerce';
import {
  createTestDatabase,
  makeShop,
  recordStatements,
  type TestDatabase,
  testClock,
  testPlatform,
} from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { employ, type OfficePerson } from './testing/office-people.ts';
import { callOf, sampleOf } from './testing/samples.ts';
import { openOffice, type TestOffice } from './testing/test-office.ts';

/** More than a page of a list has. */
const MANY = 120;
const OF_LIST = 8;
const OF_RECORD = 20;

let test: TestDatabase;
let office: TestOffice;
let shop: Shop;
let owner: OfficePerson;
const clock = testClock();
const platform = () => testPlatform(test.db, clock);

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  office = await openOffice(platform());
  shop = await makeShop(test.db);
  owner = await employ(platform(), shop, 'owner');
});
afterAll(async () => {
  await office.close();
  await test.drop();
});

/** Returns the statements that a request takes; those that begin and end transactions are not counted. */
async function statementsOf(name: string): Promise<readonly string[]> {
  const request = callOf(name, {
    ...sampleOf(name),
    shop: shop.code,
    ...(name === 'audit.list' && { limit: 100 }),
  });
  return recordStatements(test.db, async () => {
    const { status, text } = await office.ask({ ...request, token: owner.token });
    expect(status, text).toBe(200);
  });
}

/** Invites many, each of which is an entry of the audit log as well, and employs some. */
async function fill(): Promise<void> {
  const system = systemContext(platform(), shop, { command: 'test' });
  for (let at = 0; at < MANY; at += 1) {
    await inviteByLink(system, { email: `somebody-${at}@example.com`, role: 'support' });
  }
  for (const role of ['owner', 'support', 'read-only', 'content-editor'] as const) {
    await employ(platform(), shop, role);
  }
}

it('lists take at most 8 statements and the screen of a record at most 20, with few rows as with many [ADM-071]', async () => {
  const most = {
    'people.list': OF_LIST,
    'audit.list': OF_LIST,
    'audit.facets': OF_LIST,
    'people.sellers': OF_LIST,
    'account.sessions': OF_LIST,
    'session.read': OF_RECORD,
    'account.read': OF_RECORD,
  };
  const count = async () => {
    const counted: [string, number][] = [];
    for (const name of Object.keys(most)) counted.push([name, (await statementsOf(name)).length]);
    return Object.fromEntries(counted);
  };
  // The first request of a session in a minute notes its use.
  await statementsOf('session.read');
  const withFew = await count();
  await fill();
  expect(await count()).toEqual(withFew);
  for (const [name, limit] of Object.entries(most)) {
    expect(withFew[name], name).toBeLessThanOrEqual(limit);
    expect(withFew[name], name).toBeGreaterThan(0);
  }
});
