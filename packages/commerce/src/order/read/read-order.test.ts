import { newToken } from '@stoa/database';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart, readCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { checkoutOf, checkoutSettings, fill } from '../../testing/checkout.ts';
import { fromSession } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { listOrders, placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

async function order(ctx: ShopContext) {
  await fill(ctx, [await sale.simple()]);
  return placeOrder(ctx, await checkoutOf(ctx));
}

const staff = (...scopes: string[]): ShopContext => ({
  ...sale.system,
  actor: { kind: 'staff', staffId: crypto.randomUUID(), scopes: new Set(scopes), ...fromSession },
});

describe('an order is shown', () => {
  it('to the customer who placed it, to nobody else [OPEN-504]', async () => {
    const owner = await makeCustomer(test.db, sale.shop);
    const { orderId: id, incrementId } = await order(owner);
    expect(await readOrder(owner, { id })).toMatchObject({ id, incrementId });
    const strangers = [
      await makeCustomer(test.db, sale.shop),
      sale.guest(),
      sale.guest(owner.actor.visitorId),
    ];
    for (const ctx of strangers) {
      await expect(readOrder(ctx, { id })).rejects.toMatchObject({ code: 'not-found' });
    }
  });

  it('for ninety days to whoever holds its token, who is then told what to do; to its owner longer [OPEN-033]', async () => {
    const { clock, shop } = sale;
    const owner = await makeCustomer(test.db, shop, {}, clock);
    const [theirs, guests] = [await order(owner), await order(sale.guest())];
    const { orderId: id, guestToken } = guests;
    clock.advance(90 * 86_400 - 1);
    expect(await readOrder(sale.guest(), { id, guestToken })).toMatchObject({ id });
    clock.advance(1);
    await expect(readOrder(sale.guest(), { id, guestToken })).rejects.toMatchObject({ code: 'link-expired' });
    await expect(readOrder(sale.guest(), { id, guestToken: newToken() })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await readOrder(owner, { id: theirs.orderId })).toMatchObject({ id: theirs.orderId });
    expect(await readOrder(sale.system, { id: guests.orderId })).toMatchObject({ id: guests.orderId });
  });

  it('to nobody by its token where it is the order of an account: they are told to sign in [OPEN-033, OPEN-504]', async () => {
    const owner = await makeCustomer(test.db, sale.shop);
    const { orderId: id, guestToken } = await order(owner);
    for (const ctx of [sale.guest(), await makeCustomer(test.db, sale.shop)]) {
      await expect(readOrder(ctx, { id, guestToken })).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(readOrder(ctx, { id, guestToken: newToken() })).rejects.toMatchObject({
        code: 'not-found',
      });
    }
    expect(await readOrder(owner, { id, guestToken })).toMatchObject({ id });
  });

  it('to whoever holds its token, in its own shop [OPEN-033]', async () => {
    const { orderId: id, guestToken } = await order(sale.guest());
    const other = await order(sale.guest());
    expect(await readOrder(sale.guest(), { id, guestToken })).toMatchObject({ id });
    const elsewhere = await makeSale(test.db);
    const attempts: [ShopContext, Parameters<typeof readOrder>[1]][] = [
      [sale.guest(), { id, guestToken: other.guestToken }],
      [sale.guest(), { id, guestToken: newToken() }],
      [sale.guest(), { id, guestToken: '' }],
      [sale.guest(), { id: crypto.randomUUID(), guestToken }],
      [sale.guest(), { id: "' or 1=1", guestToken }],
      [elsewhere.guest(), { id, guestToken }],
      [elsewhere.system, { id }],
    ];
    for (const [ctx, key] of attempts)
      await expect(readOrder(ctx, key)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('to staff who may look, with who did what', async () => {
    const { orderId: id, guestToken } = await order(sale.guest());
    expect((await readOrder(staff('orders:read'), { id })).history[0]?.by?.actor).toMatch(/^visitor:/);
    expect((await readOrder(sale.guest(), { id, guestToken })).history[0]).not.toHaveProperty('by');
    await expect(readOrder(staff('catalog:read'), { id })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the list of orders', () => {
  it('holds the customer’s own, newest first, page by page [OPEN-504, OPEN-518]', async () => {
    const owner = await makeCustomer(test.db, sale.shop);
    const placed: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      sale.clock.advance(60);
      placed.unshift((await order({ ...owner, clock: sale.clock })).orderId);
    }
    await order(await makeCustomer(test.db, sale.shop));
    const ids = async (page: number) =>
      (await listOrders(owner, { page, pageSize: 2 })).orders.map(({ id }) => id);
    expect([await ids(1), await ids(2), await ids(3)]).toEqual([placed.slice(0, 2), placed.slice(2), []]);
    expect(await listOrders(owner)).toMatchObject({ total: 3, page: 1, pageSize: 10 });
    expect((await listOrders(owner)).orders[0]?.lines).toHaveLength(1);
  });

  it('is for customers, within limits', async () => {
    await expect(listOrders(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    const owner = await makeCustomer(test.db, sale.shop);
    for (const pageSize of [0, 101, 1.5]) {
      await expect(listOrders(owner, { pageSize })).rejects.toMatchObject({ field: 'pageSize' });
    }
    const sent = await recordStatements(test.db, () => listOrders(owner));
    expect(sent.length).toBeLessThanOrEqual(3);
  });
});

describe('the amounts of any order', () => {
  let buyers = 0;
  /** One network has room for few orders as large as these. */
  function nextAddress(): string {
    buyers += 1;
    return `198.51.${Math.floor(buyers / 256)}.${buyers % 256}`;
  }

  it('add up to the cent, line by line, and are those of the cart [CHK-010, TAX-505]', async () => {
    const piece = fc.record({
      price: fc.integer({ min: 1, max: 500_000 }),
      fee: fc.nat({ max: 2000 }),
      qty: fc.integer({ min: 1, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 5 }), async (pieces) => {
        const ctx = sale.guest();
        for (const { price, fee, qty } of pieces) {
          const { id: productId } = await sale.simple({ price, shippingFee: fee, stock: null });
          await addToCart(ctx, { productId, qty });
        }
        const { costs, lines } = await readCart(ctx);
        const checkout = await checkoutOf(ctx, { clientAddress: nextAddress() });
        const { orderId: id, guestToken } = await placeOrder(ctx, checkout);
        const placed = await readOrder(ctx, { id, guestToken });
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(placed.subtotal).toBe(sum(pieces.map(({ price, qty }) => price * qty)));
        expect(placed.subtotal).toBe(costs.totals.subtotal);
        const amounts = lines.map(({ sku, unitPrice, rowTotal }) => ({ sku, unitPrice, rowTotal }));
        expect(placed.lines).toMatchObject(amounts);
        expect(placed.shippingAmount).toBe(695 + sum(pieces.map(({ fee, qty }) => fee * qty)));
        const taxOf = (amount: number) => Math.floor((amount * 88_750 + 500_000) / 1_000_000);
        const taxes = placed.lines.map((line) => taxOf(line.rowTotal));
        expect(placed.lines.map((line) => line.taxAmount)).toEqual(taxes);
        expect(placed.taxAmount).toBe(sum(taxes) + taxOf(placed.shippingAmount));
        expect(placed.grandTotal).toBe(placed.subtotal + placed.shippingAmount + placed.taxAmount);
      }),
      { numRuns: 8 },
    );
  });
});
