import { inShop, newId } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeCustomer } from '../testing/customers.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { addToCart, adoptVisitorCarts, cartCount, readCart } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

async function visit() {
  const visitorId = newId();
  const customer = await makeCustomer(test.db, sale.shop);
  const signIn = () =>
    inShop(customer, (tx) => adoptVisitorCarts(tx, customer, visitorId, customer.actor.customerId));
  return { guest: sale.guest(visitorId), customer, signIn };
}

describe('signing in', () => {
  it('brings the guest’s cart along', async () => {
    const { guest, customer, signIn } = await visit();
    const { id: productId, sku } = await sale.simple();
    await addToCart(guest, { productId, qty: 2 });
    await signIn();
    expect((await readCart(customer)).lines).toMatchObject([{ sku, qty: 2 }]);
    expect(await cartCount(guest)).toBe(0);
  });

  it('merges it with the customer’s: same lines become one, at most 100, and no line is lost [CART-503, CONST-011]', async () => {
    const { guest, customer, signIn } = await visit();
    const [both, full, mine, theirs] = await Promise.all(
      Array.from({ length: 4 }, () => sale.simple({ stock: null })),
    );
    if (!both || !full || !mine || !theirs) throw new Error('four products');
    const engraved = { code: 'name', label: 'Name', type: 'text', required: true, displayed: true } as const;
    const ring = await sale.simple({ personalizationOptions: [engraved] });
    for (const [ctx, other] of [
      [customer, mine],
      [guest, theirs],
    ] as const) {
      await addToCart(ctx, { productId: both.id, qty: 2 });
      await addToCart(ctx, { productId: full.id, qty: 60 });
      await addToCart(ctx, { productId: ring.id, qty: 1, personalizationData: { name: 'Ann' } });
      await addToCart(ctx, { productId: other.id, qty: 1 });
    }
    await signIn();
    const { lines } = await readCart(customer);
    const quantities = lines.map((line) => `${line.sku} ${line.qty}`).sort();
    const expected = [
      `${both.sku} 4`,
      `${full.sku} 100`,
      `${ring.sku} 1`,
      `${ring.sku} 1`,
      `${mine.sku} 1`,
      `${theirs.sku} 1`,
    ];
    expect(quantities).toEqual(expected.sort());
    expect(await cartCount(guest)).toBe(0);
  });

  it('twice at once merges once', async () => {
    const { guest, customer, signIn } = await visit();
    const { id: productId } = await sale.simple();
    await addToCart(guest, { productId, qty: 2 });
    await Promise.all([signIn(), signIn(), signIn()]);
    expect(await cartCount(customer)).toBe(2);
  });

  it('loses nothing that is added meanwhile', async () => {
    const { guest, customer, signIn } = await visit();
    const { id: productId } = await sale.simple({ stock: null });
    await addToCart(guest, { productId, qty: 1 });
    const additions = Array.from({ length: 6 }, () => addToCart(guest, { productId, qty: 1 }));
    await Promise.all([
      ...additions,
      signIn(),
      ...Array.from({ length: 3 }, () => addToCart(customer, { productId, qty: 1 })),
    ]);
    await signIn();
    expect(await cartCount(customer)).toBe(10);
  });
});
