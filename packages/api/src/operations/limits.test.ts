import { newId, startSession } from '@stoa/commerce';
import { createTestDatabase, makeSale, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { apiContext } from '../testing/in-process.ts';
import { serveSale } from '../testing/test-sale.ts';
import { place } from './orders.ts';
import { search } from './search.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => database.drop());

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

it('visits begun by carts are as few as those that are asked for, and who has one adds on', async () => {
  const own = await serveSale(database.db);
  try {
    const { id } = await own.simple({ stock: { onHand: 1000 } });
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
