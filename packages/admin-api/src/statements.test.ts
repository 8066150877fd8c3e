import { createProducts, inviteByLink, type Shop, systemContext } from '@stoa/commerce';
import { makeShop, recordStatements } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { employ, type OfficePerson } from './testing/office-people.ts';
import { callOf, sampleOf } from './testing/samples.ts';
import { type ServedOffice, serveOffice } from './testing/served-office.ts';

/** More than a page of a list has. */
const MANY = 120;
const OF_LIST = 8;
const OF_RECORD = 20;

let office: ServedOffice;
let shop: Shop;
let owner: OfficePerson;

beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
  shop = await makeShop(office.db);
  owner = await employ(office.platform, shop, 'owner');
});
afterAll(() => office.close());

/** Returns the statements that a request takes; those that begin and end transactions are not counted. */
async function statementsOf(name: string): Promise<readonly string[]> {
  const request = callOf(name, {
    ...sampleOf(name),
    shop: shop.code,
    ...(name === 'audit.list' && { limit: 100 }),
  });
  return recordStatements(office.db, async () => {
    const { status, text } = await office.ask({ ...request, token: owner.token });
    expect(status, text).toBe(200);
  });
}

/** Invites many, each of which is an entry of the audit log as well, employs some, and makes products. */
async function fill(): Promise<void> {
  const system = systemContext(office.platform, shop, { command: 'test' });
  for (let at = 0; at < MANY; at += 1) {
    await inviteByLink(system, { email: `somebody-${at}@example.com`, role: 'support' });
  }
  const mugs = Array.from({ length: MANY }, (_, at) => ({
    classCode: 'simple' as const,
    sku: `mug-${at}`,
    name: `Mug ${at}`,
    price: 100,
  }));
  await createProducts(system, mugs);
  for (const role of ['owner', 'support', 'read-only', 'content-editor'] as const) {
    await employ(office.platform, shop, role);
  }
}

it('lists take at most 8 statements and the screen of a record at most 20, with few rows as with many [ADM-071]', async () => {
  const most = {
    'start.toDo': OF_LIST,
    'people.list': OF_LIST,
    'audit.list': OF_LIST,
    'audit.facets': OF_LIST,
    'people.sellers': OF_LIST,
    'products.list': OF_LIST,
    'products.facets': OF_LIST,
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
