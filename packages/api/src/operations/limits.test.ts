import { newId, startSession } from '@stoa/commerce';
import { createTestDatabase, makeSale, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiContext } from '../testing/in-process.ts';
import { checkoutTo, serveSale } from '../testing/test-sale.ts';
import { findListing } from './listings.ts';
import { search } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

/** A piece at 10.00 and shipping to New York. */
const TOTAL = 17.84;

/** Whoever has one address of version 6 has all that share its first half. */
it('suggestions are as few for a network as for one address', async () => {
  const { shop, clock } = await makeSale(database.db);
  const context = await apiContext(database.db, shop, { clock });
  const from = (clientAddress: string) =>
    search(
      { ...context, visit: { ...context.visit, clientAddress } },
      { searchType: 'suggestion', keyword: 'mu' },
    );
  for (let at = 1; at <= 20; at++) await from(`2001:db8::${at.toString(16)}`);
  await expect(from('2001:db8::ffff')).rejects.toMatchObject({ code: 'rate-limited' });
  await from('2001:db8:0:1::1');
});

it('listings are as few as a page shows, of searches and categories together', async () => {
  const { shop, clock } = await makeSale(database.db);
  const context = await apiContext(database.db, shop, { clock });
  const one = (at: number) =>
    at % 2 === 0
      ? findListing(context, { slug: 'shop-all', page: 1 + at })
      : search(context, { searchType: 'product', keyword: 'mug', params: { page: 1 + at } });
  for (let at = 0; at < 24; at++) await expect(one(at)).resolves.toMatchObject({ success: true });
  for (const at of [24, 25]) await expect(one(at)).rejects.toMatchObject({ code: 'query-too-complex' });
  const another = await apiContext(database.db, shop, { clock });
  await expect(findListing(another, { slug: 'shop-all' })).resolves.toMatchObject({ success: true });
});

it('visits begun by carts are as few as those that are asked for, and who has one adds on', async () => {
  const own = await serveSale(database.db);
  try {
    const { id } = await own.simple({ stock: { available: 1000 } });
    const add = (who = own.visitor()) => who.post('/api/cart/add', { id, qty: 1 });
    const shopper = own.visitor();
    expect((await add(shopper)).status).toBe(200);
    await Promise.all(
      Array.from({ length: 298 }, () => startSession(own.guest(), { clientAddress: '127.0.0.1' })),
    );
    expect((await add()).status).toBe(200);
    const refused = await add();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await own.visitor().graphql('{ initSessionId { token } }')).body).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    expect(await add(shopper)).toMatchObject({ status: 200, body: { success: true, cart_count: 2 } });
    own.clock.advance(60);
    expect((await add()).status).toBe(200);
  } finally {
    await own.server.close();
  }
});

it('orders of a guest are few, and those that failed do not count', async () => {
  const own = await serveSale(database.db);
  try {
    const { id } = await own.simple({ stock: { available: 1000 } });
    const guest = own.visitor();
    const add = () => guest.post('/api/cart/add', { id, qty: 1 });
    const send = (expected: number) =>
      guest.post('/api/checkout/place-order', checkoutTo(expected), { 'idempotency-key': newId() });
    await add();
    for (let at = 0; at < 11; at += 1) expect((await send(1)).status).toBe(409);
    for (let at = 0; at < 10; at += 1) {
      if (at > 0) await add();
      expect((await send(TOTAL)).body).toMatchObject({ success: true });
    }
    await add();
    const refused = await send(TOTAL);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(refused.body).toMatchObject({ message: expect.stringContaining('checkout.too_many_orders') });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    own.clock.advance(3600);
    expect((await send(TOTAL)).body).toMatchObject({ success: true });
  } finally {
    await own.server.close();
  }
});
