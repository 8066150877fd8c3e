import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addToCart, readCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { estimateTotals, placeOrder } from '../../order/index.ts';
import { buyerOf } from '../../pricing/index.ts';
import { readProduct } from '../../product/index.ts';
import { readShopSettings } from '../../shop/index.ts';
import { annsAddress, checkoutOf, checkoutSettings } from '../../testing/checkout.ts';
import { testContext } from '../../testing/context.ts';
import { demoPassword, makeCustomer } from '../../testing/customers.ts';
import { makeSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { changeCustomer, changeCustomers, readSession, signIn } from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

/** A shop that hides prices from whoever is not approved, a product with a price for a group, and a customer in it. */
async function setUp(status: 'pending' | 'verified') {
  const settings = { ...checkoutSettings, modules: { hidePriceForAnonymous: true } };
  const sale = await makeSale(test.db, { settings });
  const { shop, clock, system } = sale;
  const { id: productId } = await sale.simple({
    priceLevels: [{ minQty: 1, price: 700, customerGroups: ['wholesale'] }],
  });
  const email = 'trade@example.com';
  const { actor } = await makeCustomer(test.db, shop, { email, password: demoPassword, status }, clock);
  const nobody = testContext(test.db, shop, clock);
  const { token } = await signIn(nobody, { email, password: demoPassword, clientAddress: '' });
  /** Their next request, with whoever the session says they are by then. */
  const request = async (): Promise<ShopContext> => {
    const session = await readSession(nobody, token);
    if (!session) throw new Error('the session has ended');
    return { ...nobody, actor: session.actor };
  };
  return { system, customerId: actor.customerId, productId, request };
}

/** What a request is shown of a product, and what of its cart. */
async function shownTo(ctx: ShopContext, productId: string) {
  const buyer = buyerOf(ctx, (await readShopSettings(ctx)).settings);
  const page = await readProduct(ctx, { id: productId }, buyer);
  const { checkout, costs } = await readCart(ctx);
  const { cart } = await estimateTotals(ctx, { address: { country: 'US', state: 'NY', postcode: '10001' } });
  return {
    prices: buyer.prices,
    shown: JSON.stringify(page).includes('1000'),
    checkout,
    subtotal: costs.totals.subtotal,
    estimated: cart.costs.totals.subtotal,
  };
}

const pendingApproval = { code: 'forbidden', reason: { code: 'price.pending_approval' } };

it('prices, cart and checkout of who is approved are open from their next request on [ADM-302, PRICE-006, PRICE-010]', async () => {
  const { system, customerId, productId, request } = await setUp('pending');
  const hidden = { prices: 'pending-approval', shown: false, subtotal: 0, estimated: 0 };
  expect(await shownTo(await request(), productId)).toMatchObject(hidden);
  await expect(addToCart(await request(), { productId, qty: 1 })).rejects.toMatchObject(pendingApproval);

  await changeCustomer(system, { customerId, revision: 1, status: 'verified' });
  await addToCart(await request(), { productId, qty: 1 });
  const open = { prices: 'visible', shown: true, checkout: 'allowed', subtotal: 1000, estimated: 1000 };
  expect(await shownTo(await request(), productId)).toEqual(open);

  await changeCustomer(system, { customerId, revision: 2, group: 'wholesale' });
  expect(await shownTo(await request(), productId)).toMatchObject({ subtotal: 700, estimated: 700 });
  const ctx = await request();
  const placed = await placeOrder(ctx, await checkoutOf(ctx));
  expect(placed.orderId).toEqual(expect.any(String));
});

it('those of who is restricted are closed from their next request on, with the cart that they had [ADM-302, PRICE-006, PRICE-010]', async () => {
  const { system, customerId, productId, request } = await setUp('verified');
  await addToCart(await request(), { productId, qty: 1 });
  const checkout = await checkoutOf(await request());
  await changeCustomers(system, { customers: [customerId], status: 'restricted' });
  expect(await shownTo(await request(), productId)).toEqual({
    prices: 'pending-approval',
    shown: false,
    checkout: 'prices-hidden',
    subtotal: 0,
    estimated: 0,
  });
  const ctx = await request();
  await expect(addToCart(ctx, { productId, qty: 1 })).rejects.toMatchObject(pendingApproval);
  await expect(placeOrder(ctx, { ...checkout, shippingAddress: annsAddress })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await changeCustomers(system, { customers: [customerId], status: 'verified' });
  await placeOrder(await request(), checkout);
  expect((await readCart(await request())).count).toBe(0);
});
