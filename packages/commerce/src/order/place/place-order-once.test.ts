import {
  cart,
  idempotencyKey,
  mail,
  newId,
  orderEvent,
  orderLine,
  paymentEntry,
  salesOrder,
  stockMovement,
} from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart, readCart, removeFromCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { createKeyRing } from '../../kernel/seal.ts';
import { listMails } from '../../mail/index.ts';
import {
  annsAddress,
  checkoutSettings,
  countOrders,
  fill,
  look,
  readyCheckout,
} from '../../testing/checkout.ts';
import { makeSale } from '../../testing/sale.ts';
import { stockRow } from '../../testing/stock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { findPlacedOrder, type PlacedOrder, placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const newSale = () => makeSale(test.db, { settings: checkoutSettings });

const placedKey = ({ orderId: id, guestToken }: PlacedOrder) => ({ id, guestToken });

const bob = { customerId: newId(), email: 'bob@example.com', group: 'retail', verified: true };

describe('an order is placed once', () => {
  it('when the same request is sent again, also all at once [CHK-010]', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await readyCheckout(sale);
    const replies = await Promise.all(Array.from({ length: 8 }, () => placeOrder(ctx, checkout)));
    for (const reply of [...replies, await placeOrder(ctx, checkout)]) expect(reply).toEqual(replies[0]);
    expect(await countOrders(ctx)).toBe(1);
    expect((await stockRow(test.db, product.id)).reserved).toBe(1);
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
    const { ctx, product, checkout } = await readyCheckout(sale);
    const press = () => placeOrder(ctx, { ...checkout, idempotencyKey: newId() });
    const replies = await Promise.all(Array.from({ length: 8 }, press));
    for (const reply of [...replies, await press()]) expect(reply).toEqual(replies[0]);
    expect(await countOrders(ctx)).toBe(1);
    expect((await stockRow(test.db, product.id)).reserved).toBe(1);
  });

  it('and its token stands nowhere in the clear but in the mail, and is said again [OPEN-033]', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await readyCheckout(sale);
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
    const { ctx, checkout } = await readyCheckout(sale);
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
    const { ctx, product, checkout } = await readyCheckout(sale);
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
    const { ctx, checkout } = await readyCheckout(sale);
    await placeOrder(ctx, checkout);
    const other = await sale.simple();
    const { cartId, line } = await addToCart(ctx, { productId: other.id, qty: 1 });
    await removeFromCart(ctx, { lineId: line.id });
    const again = () => ({ ...checkout, idempotencyKey: newId() });
    await expect(placeOrder(ctx, again())).rejects.toMatchObject({ code: 'cart-empty' });
    await expect(placeOrder(ctx, { ...again(), cartId })).rejects.toMatchObject({ code: 'cart-empty' });
    expect(await countOrders(ctx)).toBe(1);
  });

  it('and nothing was ordered where something else is sent for no cart', async () => {
    const sale = await newSale();
    const { ctx, checkout } = await readyCheckout(sale);
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
    const { ctx, product, checkout } = await readyCheckout(sale);
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
    const { ctx, product, checkout } = await readyCheckout(sale);
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
    const { ctx, checkout } = await readyCheckout(sale);
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
    const { ctx, checkout } = await readyCheckout(sale);
    await expect(placeOrder(ctx, { ...checkout, expectedTotal: 1 })).rejects.toMatchObject({
      code: 'price-changed',
    });
    await placeOrder(ctx, checkout);
  });
});

describe('a failure', () => {
  it('at the last write leaves nothing of the order [CHK-010]', async () => {
    const sale = await newSale();
    const { ctx, product, checkout } = await readyCheckout(sale);
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
    expect((await stockRow(test.db, product.id)).reserved).toBe(0);
    await owner.query('drop trigger refuse_mail on mail');
    await owner.end();
    const { orderId } = await placeOrder(ctx, checkout);
    expect(orderId).toBeTruthy();
    expect((await stockRow(test.db, product.id)).reserved).toBe(1);
  });
});
