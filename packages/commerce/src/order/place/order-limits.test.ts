import { newId, salesOrder, stock } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { countRates } from '../../kernel/rate-limit.ts';
import { checkoutOf, look } from '../../testing/checkout.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { type PlaceOrder, placeOrder } from '../index.ts';
import { orderLimits } from './order-limits.ts';

const { test, sale } = saleForEachTest();

/** Puts pieces into the requester's cart and sends the checkout. */
async function buy(ctx: ShopContext, productId: string, over: Partial<PlaceOrder> = {}, qty = 1) {
  await addToCart(ctx, { productId, qty });
  return placeOrder(ctx, await checkoutOf(ctx, { clientAddress: '192.0.2.1', ...over }));
}

const mug = () => sale.simple({ stock: { available: 100_000 } });
const to = (name: string) => ({ contact: { email: `${name}@example.com` } });
const limited = { code: 'rate-limited', reason: { code: 'checkout.too_many_orders' } };

it('a guest places ten orders an hour', async () => {
  const { id } = await mug();
  const ctx = sale.guest();
  for (let n = 0; n < 10; n += 1) await buy(ctx, id, { ...to(`a${n}`), clientAddress: `192.0.2.${n}` });
  const refused = buy(ctx, id, { ...to('more'), clientAddress: '198.51.100.1' });
  await expect(refused).rejects.toMatchObject({ ...limited, params: { retryAfter: 3600 } });
  sale.clock.advance(3600);
  await buy(ctx, id, to('later'));
});

/** As if strangers at this address had placed so many orders of one piece already. */
async function asIfPlaced(count: number, clientAddress: string, email = 'nobody@example.com') {
  const owner = { visitorId: newId(), customerId: undefined };
  const limits = orderLimits(sale.guest(), { owner, email, clientAddress, pieces: 1 });
  const all = limits.map((limit) => ({ ...limit, limit: 10_000, amount: count }));
  await look(sale.system, (tx) => countRates(tx, sale.system, all));
}

it('guests of one network place sixty orders in ten minutes, also when all come at once', async () => {
  const { id } = await mug();
  await asIfPlaced(57, '192.0.2.1');
  const ready = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const ctx = sale.guest();
      await addToCart(ctx, { productId: id, qty: 1 });
      return { ctx, checkout: await checkoutOf(ctx, to(`all-${n}`)) };
    }),
  );
  const ends = await Promise.allSettled(ready.map(({ ctx, checkout }) => placeOrder(ctx, checkout)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject(limited);
  const orders = await look(sale.system, (tx) => tx.$count(salesOrder, eq(salesOrder.shopId, sale.shop.id)));
  expect(orders).toBe(3);
  const [row] = await test.db.queries.select().from(stock).where(eq(stock.productId, id));
  expect(row?.reserved).toBe(3);
  await buy(sale.guest(), id, { ...to('elsewhere'), clientAddress: '198.51.100.1' });
  sale.clock.advance(600);
  await buy(sale.guest(), id, to('later'));
});

it('who has many networks of version 6 orders four times as often, and not without end', async () => {
  const { id } = await mug();
  for (const network of [1, 2, 3, 4]) await asIfPlaced(59, `2001:db8:7:${network}::1`);
  const next = (clientAddress: string) => buy(sale.guest(), id, { ...to('next'), clientAddress });
  for (const network of [1, 2, 3, 4]) await next(`2001:db8:7:${network}::2`);
  await expect(next('2001:db8:7:ffff::1')).rejects.toMatchObject(limited);
  await next('2001:db8:8::1');
});

it('one network sends thirty confirmations an hour to a mailbox, however it is spelled', async () => {
  const { id } = await mug();
  await asIfPlaced(28, '192.0.2.1', 'Ann+1@Example.com');
  for (const email of ['ann@example.com', 'ANN@example.com']) {
    await buy(sale.guest(), id, { contact: { email } });
  }
  await expect(buy(sale.guest(), id, { contact: { email: 'ann+2@example.com' } })).rejects.toMatchObject(
    limited,
  );
  await buy(sale.guest(), id, { ...to('bob') });
  // A buyer from another network is not locked out.
  await buy(sale.guest(), id, { contact: { email: 'ann@example.com' }, clientAddress: '198.51.100.1' });
});

it('neither failures nor the same order sent again count', async () => {
  const { id } = await mug();
  const ctx = sale.guest();
  for (let n = 0; n < 12; n += 1) {
    await expect(buy(ctx, id, { expectedTotal: 1 })).rejects.toMatchObject({ code: 'price-changed' });
  }
  const checkout = await checkoutOf(ctx, to('once'));
  const placed = await placeOrder(ctx, checkout);
  for (let n = 0; n < 12; n += 1) {
    expect(await placeOrder(ctx, checkout)).toEqual(placed);
    expect(await placeOrder(ctx, { ...checkout, idempotencyKey: newId() })).toEqual(placed);
  }
  for (let n = 1; n < 10; n += 1) await buy(ctx, id, to(`n${n}`));
  // The stored reply of a placed order is returned even beyond the limit.
  expect(await placeOrder(ctx, checkout)).toEqual(placed);
});

it('guests take five hundred pieces an hour from stock without paying; who wants more signs in', async () => {
  const { shop, clock } = sale;
  const products = await Promise.all(Array.from({ length: 6 }, mug));
  const fillWith = async (ctx: ShopContext, count: number) => {
    for (const { id } of products.slice(0, count)) await addToCart(ctx, { productId: id, qty: 100 });
    return checkoutOf(ctx);
  };
  const guest = sale.guest();
  await expect(placeOrder(guest, await fillWith(guest, 6))).rejects.toMatchObject({
    code: 'invalid-input',
    reason: { code: 'checkout.too_many_pieces', params: { n: 500 } },
  });
  const second = sale.guest();
  await placeOrder(second, await fillWith(second, 5));
  const [first] = products;
  await expect(buy(second, first?.id ?? '')).rejects.toMatchObject(limited);
  const customer = await makeCustomer(test.db, shop, {}, clock);
  await placeOrder(customer, await fillWith(customer, 6));
});

it('an account that nobody confirmed is a guest', async () => {
  const { id } = await mug();
  const pending = await makeCustomer(test.db, sale.shop, { status: 'pending' }, sale.clock);
  for (let n = 0; n < 10; n += 1) await buy(pending, id, to(`p${n}`));
  await expect(buy(pending, id, to('more'))).rejects.toMatchObject(limited);
  const verified = await makeCustomer(test.db, sale.shop, {}, sale.clock);
  for (let n = 0; n < 12; n += 1) await buy(verified, id, to('office'));
});
