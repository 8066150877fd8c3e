import { openDatabase, silentLog } from '@stoa/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart, readCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { checkoutOf, checkoutSettings, countOrders, fill, readyCheckout } from '../../testing/checkout.ts';
import { makeSale } from '../../testing/sale.ts';
import { stockRow } from '../../testing/stock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { placeOrder } from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const newSale = () => makeSale(test.db, { settings: checkoutSettings });

function never(): never {
  throw new Error('there is one for each');
}

describe('order numbers', () => {
  const numberOf = async (ctx: ShopContext, checkout: Parameters<typeof placeOrder>[1]) =>
    Number((await placeOrder(ctx, checkout)).incrementId);

  it('are taken by orders alone: what is refused or sent again takes none', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await readyCheckout(sale);
    const first = await numberOf(ctx, checkout);
    for (let again = 0; again < 3; again += 1) await placeOrder(ctx, checkout);
    await expect(placeOrder(sale.guest(), checkout)).rejects.toMatchObject({ code: 'cart-empty' });
    const next = await readyCheckout(sale);
    const refusals = [
      { expectedTotal: 1 },
      { paymentCode: 'none' },
      { shippingMethodId: 'other' },
      { contact: { email: '' } },
    ];
    for (const over of refusals) {
      await expect(placeOrder(next.ctx, { ...next.checkout, ...over })).rejects.toThrow();
    }
    const product = await sale.simple({ stock: { available: 1 } });
    const [one, two] = [sale.guest(), sale.guest()];
    await fill(one, [product]);
    await fill(two, [product]);
    const [oneCheckout, twoCheckout] = [await checkoutOf(one), await checkoutOf(two)];
    expect(await numberOf(one, oneCheckout)).toBe(first + 1);
    await expect(placeOrder(two, twoCheckout)).rejects.toMatchObject({ code: 'out-of-stock' });
    expect(await numberOf(next.ctx, next.checkout)).toBe(first + 2);
  });

  it('hold back no order that waits for the stock of another', async () => {
    const sale = await newSale();
    const [busy, free] = [await readyCheckout(sale), await readyCheckout(sale)];
    const holder = new pg.Client({ connectionString: test.url });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from stock where product_id = $1 for update', [busy.product.id]);
    const waits = placeOrder(busy.ctx, busy.checkout);
    // Would never end if the one that waits held the counter.
    const placed = await numberOf(free.ctx, free.checkout);
    await holder.query('rollback');
    await holder.end();
    expect(Number((await waits).incrementId)).toBe(placed + 1);
  });
});

describe('many at once', () => {
  it('fifty buy the last one: one gets it, the others are told [CHK-010, STOCK-508]', async () => {
    const sale = await newSale();
    const product = await sale.simple({ stock: { available: 1 } });
    const crowd = Array.from({ length: 50 }, () => sale.guest());
    for (const ctx of crowd) await fill(ctx, [product]);
    const checkouts = await Promise.all(crowd.map((ctx) => checkoutOf(ctx)));
    // Several connections a core, as several processes would have.
    const db = openDatabase({ url: test.url, log: silentLog, connections: 25 });
    const results = await Promise.allSettled(
      crowd.map((ctx, at) => placeOrder({ ...ctx, db }, checkouts[at] ?? never())),
    );
    await db.close();
    const losers = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(losers).toHaveLength(49);
    for (const reason of losers) {
      expect(reason).toMatchObject({ code: 'out-of-stock', params: { available: 0, sku: product.sku } });
      expect(reason).toMatchObject({ field: 'lines.0', reason: { code: 'stock.out_of_stock' } });
    }
    expect(await countOrders(sale.system)).toBe(1);
    expect(await stockRow(test.db, product.id)).toMatchObject({ onHand: 1, reserved: 1, backordered: 0 });
  });

  it('carts in opposite order don’t stop each other [CHK-010]', async () => {
    const sale = await newSale();
    const products = await Promise.all(
      Array.from({ length: 5 }, () => sale.simple({ stock: { available: 20 } })),
    );
    const crowd = Array.from({ length: 16 }, () => sale.guest());
    for (const [at, ctx] of crowd.entries()) await fill(ctx, at % 2 ? products : products.toReversed());
    const checkouts = await Promise.all(crowd.map((ctx) => checkoutOf(ctx)));
    const placed = await Promise.all(crowd.map((ctx, at) => placeOrder(ctx, checkouts[at] ?? never())));
    expect(new Set(placed.map((order) => order.incrementId)).size).toBe(16);
    for (const { id } of products) expect((await stockRow(test.db, id)).reserved).toBe(16);
  });

  it('puts what is added meanwhile into the order or a new cart, never nowhere', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await readyCheckout(sale);
    const attempts = [placeOrder(ctx, checkout), addToCart(ctx, { productId: product.id, qty: 1 })];
    const [placed] = await Promise.allSettled(attempts);
    const left = (await readCart(ctx)).count;
    const refusals = placed?.status === 'rejected' ? [placed.reason.code] : [];
    // Whichever comes first: one piece is ordered and one left, or both are left.
    expect(left + (await countOrders(sale.system))).toBe(2);
    expect(refusals).toEqual(left === 2 ? ['price-changed'] : []);
  });
});
