import { inShop } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { confirmOwnEmail, readCustomer, saveProfile, verifyEmail } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { checkoutOf, checkoutSettings, fill } from '../../testing/checkout.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { mailedToken } from '../../testing/mails.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import {
  changeOrderState,
  claimGuestOrders,
  listOrderedProducts,
  listOrders,
  placeOrder,
  readOrder,
  trackOrder,
} from '../index.ts';

const clientAddress = '192.0.2.1';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const open = () => makeSale(test.db, { settings: checkoutSettings });

async function order(sale: TestSale, ctx: ShopContext, email = 'ann@example.com') {
  await fill(ctx, [await sale.simple()]);
  return placeOrder(ctx, await checkoutOf(ctx, { contact: { email } }));
}

/** Confirms the address of an account, whose orders as a guest become its own. */
async function join(sale: TestSale, owner: Awaited<ReturnType<typeof makeCustomer>>) {
  await confirmOwnEmail(owner, clientAddress);
  const token = await mailedToken(sale.system, owner.actor.email, '/verify-email');
  await verifyEmail(owner, token, claimGuestOrders);
}

describe('an order of a guest', () => {
  it('joins the account when its address is confirmed, and no other', async () => {
    const [sale, elsewhere] = [await open(), await open()];
    const ann = await makeCustomer(test.db, sale.shop, { email: 'ann@example.com' }, sale.clock);
    const { orderId: id } = await order(sale, sale.guest(), 'Ann@Example.com');
    await order(sale, sale.guest(), 'ben@example.com');
    await order(elsewhere, elsewhere.guest());
    // Verified by the merchant, but nobody has shown that the mailbox is theirs.
    await inShop(sale.system, (tx) => claimGuestOrders(tx, sale.system, ann.actor.customerId));
    expect((await listOrders(ann)).total).toBe(0);
    await join(sale, ann);
    expect((await listOrders(ann)).orders.map((own) => own.id)).toEqual([id]);
    expect(await readOrder(ann, { id })).toMatchObject({ id });
  });
});

describe('an order of a guest stays out of the account of whoever gave its address as their own', () => {
  it('when its owner follows the link of the mail, not signed in or as somebody else [OPEN-504]', async () => {
    const sale = await open();
    const { orderId } = await order(sale, sale.guest());
    const eve = await makeCustomer(test.db, sale.shop, { email: 'ann@example.com' }, sale.clock);
    await confirmOwnEmail(eve, clientAddress);
    await isNotGivenTo(sale, eve);
    const { incrementId: number } = await readOrder(sale.system, { id: orderId });
    const asked = { number, email: 'ann@example.com', clientAddress };
    expect(await trackOrder(sale.guest(), asked)).toMatchObject({ orderId });
  });

  it('when they give it as the new one of an account they have', async () => {
    const sale = await open();
    await order(sale, sale.guest());
    const eve = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    await saveProfile(eve, { email: 'ann@example.com', clientAddress });
    await isNotGivenTo(sale, eve);
    expect((await readCustomer(eve))?.email).toBe(eve.actor.email);
  });

  async function isNotGivenTo(sale: TestSale, eve: Awaited<ReturnType<typeof makeCustomer>>) {
    const token = await mailedToken(sale.system, 'ann@example.com', '/verify-email');
    expect(token).not.toBe('');
    const ben = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    for (const [ctx, code] of [
      [sale.guest(), 'unauthenticated'],
      [ben, 'not-found'],
    ] as const)
      await expect(verifyEmail(ctx, token, claimGuestOrders)).rejects.toMatchObject({ code });
    // As when they sign in again.
    await inShop(sale.system, (tx) => claimGuestOrders(tx, sale.system, eve.actor.customerId));
    expect([(await listOrders(eve)).total, (await listOrders(ben)).total]).toEqual([0, 0]);
  }
});

it('an order that has joined an account is opened by that account alone, also where it was looked up before [OPEN-033, OPEN-504]', async () => {
  const sale = await open();
  const ann = await makeCustomer(test.db, sale.shop, { email: 'ann@example.com' }, sale.clock);
  const { orderId: id, incrementId: number, guestToken } = await order(sale, sale.guest());
  const asked = { number, email: 'ann@example.com', clientAddress };
  await readOrder(sale.guest(), { id, guestToken: (await trackOrder(sale.guest(), asked)).guestToken });
  await join(sale, ann);
  await expect(trackOrder(sale.guest(), asked)).rejects.toMatchObject({ code: 'not-found' });
  for (const stranger of [sale.guest(), await makeCustomer(test.db, sale.shop, {}, sale.clock)]) {
    await expect(readOrder(stranger, { id, guestToken })).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(readOrder(stranger, { id })).rejects.toMatchObject({ code: 'not-found' });
  }
  expect(await readOrder(ann, { id })).toMatchObject({ id });
});

it('an order of a guest joins no account whose address only looks like its own to the database', async () => {
  const sale = await open();
  await order(sale, sale.guest(), 'ann@mini.example');
  const eve = await makeCustomer(test.db, sale.shop, { email: 'ann@m\u0130ni.example' }, sale.clock);
  await join(sale, eve);
  expect((await listOrders(eve)).total).toBe(0);
});

describe('looking an order up', () => {
  it('opens it by its number and the address it was placed with [OPEN-033]', async () => {
    const sale = await open();
    const stranger = sale.guest();
    const placed = [await order(sale, sale.guest()), await order(sale, sale.guest())];
    for (const { orderId, incrementId } of placed) {
      const asked = { number: ` #${incrementId}`, email: 'ANN@example.com', clientAddress };
      const found = await trackOrder(stranger, asked);
      expect(found.orderId).toBe(orderId);
      expect(await readOrder(stranger, { id: orderId, guestToken: found.guestToken })).toMatchObject({
        incrementId,
      });
    }
  });

  it('opens it also when the link of its mail has expired, for a day', async () => {
    const sale = await open();
    const { orderId: id, incrementId: number } = await order(sale, sale.guest());
    sale.clock.advance(100 * 86_400);
    const asked = { number, email: 'ann@example.com', clientAddress };
    const { guestToken } = await trackOrder(sale.guest(), asked);
    await readOrder(sale.guest(), { id, guestToken });
    sale.clock.advance(86_400);
    await expect(readOrder(sale.guest(), { id, guestToken })).rejects.toMatchObject({ code: 'link-expired' });
  });

  it('gives one answer for a wrong number, a wrong address, an order of an account, and another shop’s [OPEN-033]', async () => {
    const [sale, elsewhere] = [await open(), await open()];
    const { incrementId: number } = await order(sale, sale.guest());
    const ann = await makeCustomer(test.db, sale.shop, { email: 'ann@example.com' }, sale.clock);
    const { incrementId: own } = await order(sale, ann);
    await order(elsewhere, elsewhere.guest(), 'cat@example.com');
    const email = 'ann@example.com';
    const answers = [];
    for (const asked of [
      { number: '999999', email },
      { number, email: 'eve@example.com' },
      { number: own, email },
      { number, email: 'cat@example.com' },
    ]) {
      const refused = await trackOrder(sale.guest(), { ...asked, clientAddress }).catch((error) => error);
      answers.push({ code: refused.code, field: refused.field, reason: refused.reason });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 'not-found' });
  });

  it('is refused after ten failures in a minute from a network', async () => {
    const { number, ask } = await lookUp();
    for (let n = 0; n < 12; n += 1) await ask(number, clientAddress);
    for (let n = 0; n < 10; n += 1)
      await expect(ask(`${n}`, clientAddress)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(number, clientAddress)).rejects.toMatchObject({ code: 'rate-limited' });
    await ask(number, '203.0.113.7');
  });

  it('is open to the owner, however many strangers have failed, who have three guesses a network by then', async () => {
    const { number, ask } = await lookUp();
    for (let n = 0; n < 100; n += 1)
      await expect(ask('1', `198.51.100.${n}`)).rejects.toMatchObject({ code: 'not-found' });
    for (let n = 0; n < 3; n += 1)
      await expect(ask('1', '198.51.100.200')).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(number, '198.51.100.200')).rejects.toMatchObject({ code: 'rate-limited' });
    // Right ones do not count.
    for (let n = 0; n < 5; n += 1) await ask(number, clientAddress);
    for (let n = 0; n < 3; n += 1)
      await expect(ask('1', clientAddress)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(number, clientAddress)).rejects.toMatchObject({ code: 'rate-limited' });
  });

  async function lookUp() {
    const sale = await open();
    const { incrementId: number } = await order(sale, sale.guest());
    const ask = (asked: string, from: string) =>
      trackOrder(sale.guest(), { number: asked, email: 'ann@example.com', clientAddress: from });
    return { number, ask };
  }
});

describe('ordered products', () => {
  it('are each listed once with all their pieces, the latest first, without canceled orders', async () => {
    const sale = await open();
    const ann = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    const [cup, mug, bowl] = [await sale.simple(), await sale.simple(), await sale.simple()];
    const buy = async (id: string, qty: number) => {
      sale.clock.advance(60);
      await addToCart(ann, { productId: id, qty });
      return (await placeOrder(ann, await checkoutOf(ann))).orderId;
    };
    await buy(cup.id, 2);
    await buy(mug.id, 1);
    await buy(cup.id, 1);
    const canceled = await buy(bowl.id, 1);
    await changeOrderState(sale.system, { orderId: canceled, machine: 'order', to: 'canceled' });
    const { products, total } = await listOrderedProducts(ann);
    expect(total).toBe(2);
    expect(products.map(({ productId, qty }) => [productId, qty])).toEqual([
      [cup.id, 3],
      [mug.id, 1],
    ]);
    expect(products[0]?.path).toMatch(/^\//);
    expect((await listOrderedProducts(await makeCustomer(test.db, sale.shop))).products).toEqual([]);
    await expect(listOrderedProducts(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
