import { newId } from '@stoa/commerce';
import { createTestDatabase, makeSale, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ApiContext } from '../context.ts';
import { apiContext } from '../testing/in-process.ts';
import { startVisit } from './account.ts';
import { place } from './orders.ts';
import { search } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** Whoever has one address of version 6 has all that share its first half. */
it.each([
  ['suggestions', 20, (api: ApiContext) => search(api, { searchType: 'suggestion', keyword: 'mu' })],
  ['visits', 60, startVisit],
] as const)('%s are as few for a network as for one address', async (_what, limit, ask) => {
  const { shop, clock } = await makeSale(database.db);
  const context = await apiContext(database.db, shop, { clock });
  const beginBearer = async () => ({ visitorId: 'v', token: 't' });
  const from = (clientAddress: string) =>
    ask({ ...context, visit: { ...context.visit, clientAddress, beginBearer } });
  for (let at = 1; at <= limit; at++) await from(`2001:db8::${at.toString(16)}`);
  await expect(from('2001:db8::ffff')).rejects.toMatchObject({ code: 'rate-limited' });
  await from('2001:db8:0:1::1');
});

it('orders of guests are few for a mailbox, however it is spelled', async () => {
  const { shop, clock } = await makeSale(database.db);
  const context = await apiContext(database.db, shop, { clock });
  const order = (email: string) => {
    const actor = { kind: 'guest', visitorId: newId() } as const;
    const input = { email, payment_method: 'invoice', expected_total: 1 };
    return place({ ...context, shop: { ...context.shop, actor } }, input, newId());
  };
  for (let at = 1; at <= 30; at++) {
    await expect(order('ada@example.com')).rejects.toMatchObject({ code: 'cart-empty' });
  }
  await expect(order(' Ada@Example.com')).rejects.toMatchObject({ code: 'rate-limited' });
  await expect(order('eve@example.com')).rejects.toMatchObject({ code: 'cart-empty' });
});
