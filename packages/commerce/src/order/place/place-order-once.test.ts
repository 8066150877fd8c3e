import {
  cart,
  idempotencyKey,
  mail,
  newId,
  openDatabase,
  orderEvent,
  orderLine,
  paymentEntry,
  salesOrder,
  silentLog,
  stock,
  stockMovement,
} from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart, readCart, removeFromCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { createKeyRing } from '../../kernel/seal.ts';
import { listMails } from '../../mail/index.ts';
import { annsAddress, checkoutOf, checkoutSettings, fill, look } from '../../testing/checkout.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { findPlacedOrder, type PlacedOrder, placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const newSale = () => makeSale(test.db, { settings: checkoutSettings });

const ordersOf = (ctx: ShopContext) =>
  look(ctx, (tx) => tx.$count(salesOrder, eq(salesOrder.shopId, ctx.shop.id)));

async function stockOf(productId: string) {
  const [row] = await test.db.queries.select().from(stock).where(eq(stock.productId, productId));
  if (!row) throw new Error('a product with stock');
  return row;
}

const placedKey = ({ orderId: id, guestToken }: PlacedOrder) => ({ id, guestToken });

function never(): never {
  throw new Error('there is one for each');
}

/** Returns a guest with one piece in the cart, and a checkout of it. */
async function ready(sale: TestSale) {
  const ctx = sale.guest();
  const product = await sale.simple();
  await fill(ctx, [product]);
  return { ctx, product, checkout: await checkoutOf(ctx) };
}

const bob = { customerId: newId(), email: 'bob@example.com', group: 'retail', verified: true };

describe('an order is placed once', () => {
  it('when the same request is sent again, also all at once [CHK-010]', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const replies = await Promise.all(Array.from({ length: 8 }, () => placeOrder(ctx, checkout)));
    for (const reply of [...replies, await placeOrder(ctx, checkout)]) expect(reply).toEqual(replies[0]);
    expect(await ordersOf(ctx)).toBe(1);
    expect((await stockOf(product.id)).reserved).toBe(1);
    const [first] = replies;
    if (!first) throw new Error('a reply');
    expect(await readOrder(sale.guest(), { id: first.orderId, guestToken: first.guestToken })).toMatchObject({
      id: first.orderId,
    });
    await expect(placeOrder(ctx, { ...checkout, note: 'other' })).rejects.toMatchObject({
      code: 'idempotency-mismatch',
    });
  });

  it('when the cart is sent with other keys, also all at once [CHK-010]', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const press = () => placeOrder(ctx, { ...checkout, idempotencyKey: newId() });
    const replies = await Promise.all(Array.from({ length: 8 }, press));
    for (const reply of [...replies, await press()]) expect(reply).toEqual(replies[0]);
    expect(await ordersOf(ctx)).toBe(1);
    expect((await stockOf(product.id)).reserved).toBe(1);
  });

  it('and its token stands nowhere in the clear but in the mail, and is said again [OPEN-033]', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    const { orderId, guestToken } = await placeOrder(ctx, checkout);
    const stored = await look(ctx, async (tx) => [
      await tx.select().from(idempotencyKey),
      await tx.select().from(salesOrder),
      await tx.select().from(orderEvent),
    ]);
    expect(JSON.stringify(stored)).toContain(orderId);
    expect(JSON.stringify(stored)).not.toContain(guestToken);
    const link = `${sale.shop.baseUrl}/order/${orderId}?token=${guestToken}`;
    const mails = await listMails(sale.system);
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining(link)]);
    const again = await placeOrder(ctx, checkout);
    expect(again.guestToken).toBe(guestToken);
    expect((await findPlacedOrder(ctx, checkout.idempotencyKey))?.guestToken).toBe(guestToken);
    expect(await readOrder(sale.guest(), { id: orderId, guestToken })).toMatchObject({ id: orderId });
  });

  it('and its link works on when the secret is rotated, and is made anew when the key is gone', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    const [before, after] = ['b'.repeat(32), 'a'.repeat(32)];
    const keyed = (secret: string): ShopContext => ({ ...ctx, keys: createKeyRing(secret) });
    const placed = await placeOrder(keyed(before), checkout);
    expect(await placeOrder(keyed(`${after},${before}`), checkout)).toEqual(placed);
    const anew = await placeOrder(keyed(after), checkout);
    expect(anew.guestToken).not.toBe(placed.guestToken);
    const { orderId: id, guestToken } = anew;
    expect(await readOrder(sale.guest(), { id, guestToken })).toMatchObject({ id });
    await expect(readOrder(sale.guest(), placedKey(placed))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('while another checkout is another order', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const first = await placeOrder(ctx, checkout);
    const again = { ...checkout, idempotencyKey: newId() };
    await expect(placeOrder(ctx, { ...again, contact: { email: 'bob@example.com' } })).rejects.toMatchObject({
      code: 'cart-empty',
    });
    await expect(placeOrder(sale.guest(), again)).rejects.toMatchObject({ code: 'cart-empty' });
    await addToCart(ctx, { productId: product.id, qty: 1 });
    const second = await placeOrder(ctx, { ...again, idempotencyKey: newId() });
    expect(second.orderId).not.toBe(first.orderId);
    sale.clock.advance(3601);
    await expect(placeOrder(ctx, { ...again, idempotencyKey: newId() })).rejects.toMatchObject({
      code: 'cart-empty',
    });
  });

  it('and nothing was ordered where the next cart was emptied again, though the same is sent', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    await placeOrder(ctx, checkout);
    const other = await sale.simple();
    const { cartId, line } = await addToCart(ctx, { productId: other.id, qty: 1 });
    await removeFromCart(ctx, { lineId: line.id });
    const again = () => ({ ...checkout, idempotencyKey: newId() });
    await expect(placeOrder(ctx, again())).rejects.toMatchObject({ code: 'cart-empty' });
    await expect(placeOrder(ctx, { ...again(), cartId })).rejects.toMatchObject({ code: 'cart-empty' });
    expect(await ordersOf(ctx)).toBe(1);
  });

  it('and nothing was ordered where something else is sent for no cart', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    const placed = await placeOrder(ctx, checkout);
    const others = [
      { shippingAddress: { ...annsAddress, line1: '99 Other Street' } },
      { billingAddress: annsAddress },
      { shippingMethodId: 'local' },
      { note: 'Ring twice' },
    ];
    for (const other of others) {
      await expect(placeOrder(ctx, { ...checkout, ...other, idempotencyKey: newId() })).rejects.toMatchObject(
        {
          code: 'cart-empty',
        },
      );
    }
    expect(await placeOrder(ctx, { ...checkout, idempotencyKey: newId() })).toEqual(placed);
  });

  it('goes by the cart where it is named, and by nobody else’s', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const cartId = (await readCart(ctx)).id ?? '';
    const named = { ...checkout, cartId };
    const first = await placeOrder(ctx, named);
    sale.clock.advance(36_000);
    await addToCart(ctx, { productId: product.id, qty: 1 });
    expect(await placeOrder(ctx, { ...named, idempotencyKey: newId() })).toEqual(first);
    expect((await readCart(ctx)).count).toBe(1);
    const stranger = sale.guest();
    await fill(stranger, [product]);
    await expect(placeOrder(stranger, named)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('and who lost the answer finds it by its key, whatever else is sent by now', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const { idempotencyKey: key } = checkout;
    expect(await findPlacedOrder(ctx, key)).toBeUndefined();
    const placed = await placeOrder(ctx, checkout);
    expect(await findPlacedOrder(ctx, key)).toEqual(placed);
    await addToCart(ctx, { productId: product.id, qty: 1, idempotencyKey: 'added' });
    for (const other of ['added', newId(), '', 'ü', '\0']) {
      expect(await findPlacedOrder(ctx, other), other).toBeUndefined();
    }
  });

  it('which nobody else finds by that key: another visitor, who signs in at the same browser, another shop', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    const { idempotencyKey: key } = checkout;
    await placeOrder(ctx, checkout);
    const visitorId = ctx.actor.kind === 'guest' ? ctx.actor.visitorId : undefined;
    if (visitorId === undefined) throw new Error('a guest with a visit');
    const others: ShopContext[] = [
      sale.guest(),
      { ...ctx, actor: { kind: 'guest', visitorId: undefined } },
      { ...ctx, actor: { kind: 'customer', ...bob, visitorId } },
      (await newSale()).guest(visitorId),
    ];
    for (const other of others) expect(await findPlacedOrder(other, key)).toBeUndefined();
  });

  it('keeps its key free when it failed', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    await expect(placeOrder(ctx, { ...checkout, expectedTotal: 1 })).rejects.toMatchObject({
      code: 'price-changed',
    });
    await placeOrder(ctx, checkout);
  });
});

describe('order numbers', () => {
  const numberOf = async (ctx: ShopContext, checkout: Parameters<typeof placeOrder>[1]) =>
    Number((await placeOrder(ctx, checkout)).incrementId);

  it('are taken by orders alone: what is refused or sent again takes none', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await ready(sale);
    const first = await numberOf(ctx, checkout);
    for (let again = 0; again < 3; again += 1) await placeOrder(ctx, checkout);
    await expect(placeOrder(sale.guest(), checkout)).rejects.toMatchObject({ code: 'cart-empty' });
    const next = await ready(sale);
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
    const [busy, free] = [await ready(sale), await ready(sale)];
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
    expect(await ordersOf(sale.system)).toBe(1);
    expect(await stockOf(product.id)).toMatchObject({ onHand: 1, reserved: 1, backordered: 0 });
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
    for (const { id } of products) expect((await stockOf(id)).reserved).toBe(16);
  });

  it('puts what is added meanwhile into the order or a new cart, never nowhere', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const attempts = [placeOrder(ctx, checkout), addToCart(ctx, { productId: product.id, qty: 1 })];
    const [placed] = await Promise.allSettled(attempts);
    const left = (await readCart(ctx)).count;
    const refusals = placed?.status === 'rejected' ? [placed.reason.code] : [];
    // Whichever comes first: one piece is ordered and one left, or both are left.
    expect(left + (await ordersOf(sale.system))).toBe(2);
    expect(refusals).toEqual(left === 2 ? ['price-changed'] : []);
  });
});

describe('a failure', () => {
  it('at the last write leaves nothing of the order [CHK-010]', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await ready(sale);
    const owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
    await owner.query(`create function refuse_mail() returns trigger language plpgsql as
      $$ begin raise exception 'no more mail'; end $$`);
    await owner.query(
      'create trigger refuse_mail before insert on mail for each row execute function refuse_mail()',
    );
    await expect(placeOrder(ctx, checkout)).rejects.toThrow();
    const left = await look(ctx, async (tx) => ({
      orders: await tx.$count(salesOrder, eq(salesOrder.shopId, ctx.shop.id)),
      lines: await tx.$count(orderLine, eq(orderLine.shopId, ctx.shop.id)),
      events: await tx.$count(orderEvent, eq(orderEvent.shopId, ctx.shop.id)),
      entries: await tx.$count(paymentEntry, eq(paymentEntry.shopId, ctx.shop.id)),
      mails: await tx.$count(mail, eq(mail.shopId, ctx.shop.id)),
      keys: await tx.$count(idempotencyKey, eq(idempotencyKey.shopId, ctx.shop.id)),
      closedCarts: await tx.$count(cart, eq(cart.status, 'ordered')),
      moved: await tx.$count(
        stockMovement,
        and(eq(stockMovement.productId, product.id), eq(stockMovement.kind, 'reserve')),
      ),
    }));
    for (const [what, count] of Object.entries(left)) expect([what, count]).toEqual([what, 0]);
    expect((await stockOf(product.id)).reserved).toBe(0);
    await owner.query('drop trigger refuse_mail on mail');
    await owner.end();
    const { orderId } = await placeOrder(ctx, checkout);
    expect(orderId).toBeTruthy();
    expect((await stockOf(product.id)).reserved).toBe(1);
  });
});
