import { changeOrderState, createCustomer } from '@stoa/commerce';
import type { OrderTransition } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { addToCart, placeOrder, readyOrder } from '../harness/shopper.ts';

let own: OwnShop;
let server: RunningServer;
let bowl: string;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  bowl = await own.sell('Copper bowl', 8800, 50);
  server = await own.serve();
});
afterAll(() => own.close());

const processing: OrderTransition = { machine: 'fulfilment', to: 'processing' };
const packing: OrderTransition = { machine: 'fulfilment', to: 'packing' };
const fulfilled: OrderTransition = { machine: 'fulfilment', to: 'fulfilled' };
const voided: OrderTransition = { machine: 'payment', to: 'voided' };
const canceled: OrderTransition = { machine: 'order', to: 'canceled' };
const closed: OrderTransition = { machine: 'order', to: 'closed' };

/** Returns an order after these steps, as the buyer's page of it shows its status. */
async function badgeAfter(steps: readonly OrderTransition[]): Promise<unknown> {
  const buyer = own.visitor(server);
  await addToCart(buyer, bowl);
  const { body } = await placeOrder(buyer, await readyOrder(buyer, 'ada@example.com'));
  const id = body.order?._id ?? '';
  for (const step of steps) await changeOrderState(own.system, { orderId: id, ...step });
  const { text } = await buyer.get(`/order/${id}?token=${body.guest_token}`, { accept: 'text/html' });
  const [, tone, label] = /class="order-status" data-tone="(\w+)">([^<]*)</.exec(text) ?? [];
  return { label, tone };
}

describe('the status of an order on its page', () => {
  it('is Pending when it was placed [ACC-007, ENT-577]', async () => {
    expect(await badgeAfter([])).toEqual({ label: 'Pending', tone: 'info' });
  });

  it('is Pending Payment while money is awaited [ACC-009, ENT-577]', async () => {
    expect(await badgeAfter([voided])).toEqual({ label: 'Pending Payment', tone: 'danger' });
  });

  it('is Processing, then Packing, then Complete while it is handled [ACC-010, ACC-012, ACC-013, ENT-577]', async () => {
    expect(await badgeAfter([processing])).toEqual({ label: 'Processing', tone: 'primary' });
    expect(await badgeAfter([processing, packing])).toEqual({ label: 'Packing', tone: 'warning' });
    const complete = { label: 'Complete', tone: 'success' };
    expect(await badgeAfter([processing, packing, fulfilled])).toEqual(complete);
  });

  it('is Closed after that, and Canceled when it was [ACC-008, ACC-011, ENT-577]', async () => {
    const dark = { label: 'Closed', tone: 'dark' };
    expect(await badgeAfter([processing, packing, fulfilled, closed])).toEqual(dark);
    expect(await badgeAfter([canceled])).toEqual({ label: 'Canceled', tone: 'secondary' });
  });
});

const html = { accept: 'text/html' };

describe('where an order is', () => {
  it('is shown to who knows its number and address, or follows the link it gave, and to nobody else [OPEN-033, ROUTE-040]', async () => {
    const buyer = own.visitor(server);
    await addToCart(buyer, bowl);
    const { body } = await placeOrder(buyer, await readyOrder(buyer, 'ada@example.com'));
    const { _id: id = '', increment_id = '' } = body.order ?? {};
    await changeOrderState(own.system, { orderId: id, ...processing });
    const other = own.visitor(server);
    expect((await other.get('/order/tracking', html)).text).toContain('Find your order');
    const find = (email: string) => other.submit('/order/tracking', { increment_id, email });
    expect((await find('eve@example.com')).headers.location).toBeUndefined();
    const { location: page = '' } = (await find('Ada@example.com')).headers;
    const [path, token] = page.split('?token=');
    expect([path, token]).toEqual([`/order/${id}/tracking`, expect.stringMatching(/./)]);
    const { text, status } = await other.get(page, html);
    expect(status).toBe(200);
    expect(text).toMatch(/data-done="">.{0,400}Being prepared/s);
    expect(text).not.toMatch(/data-done="">(?:(?!<\/li>).)*Being packed/s);
    expect((await other.get(`/order/${id}?token=${token}`, html)).text).toContain(increment_id);
    for (const closed of [`/order/${id}`, `/order/${id}/tracking`, `/order/${id}?token=guessed`]) {
      expect((await other.get(closed, html)).status, closed).toBe(404);
    }
  });

  it('is on a page of the account, with settings saved there [ROUTE-029, API-015]', async () => {
    const account = { email: 'lee@example.com', password: 'a good long password' };
    await createCustomer(own.system, account);
    const lee = own.visitor(server);
    await lee.post('/api/auth/login', account);
    await addToCart(lee, bowl);
    const { body } = await placeOrder(lee, await readyOrder(lee, account.email));
    const { text } = await lee.get(`/account/orders/${body.order?._id}/tracking`, html);
    expect(text).toContain('Order placed');
    const sent = { email: account.email, first_name: 'Lee', last_name: 'Ash', nick_name: 'lee' };
    const saved = await lee.post('/api/account/settings', sent);
    expect(saved.body).toMatchObject({ status: 'success', user: sent });
  });
});

describe('the page of what a customer has ordered', () => {
  it('lists each product once with all its pieces, and none of somebody else [ROUTE-019]', async () => {
    const [kim, joe] = [await signedIn('kim@example.com'), await signedIn('joe@example.com')];
    for (let order = 1; order <= 2; order++) {
      await addToCart(kim, bowl);
      expect(await placeOrder(kim, await readyOrder(kim, 'kim@example.com'))).toMatchObject({ status: 200 });
    }
    const [kims, joes] = [await listed(kim), await listed(joe)];
    expect(kims).toHaveLength(1);
    expect(kims[0]).toMatch(/Copper bowl.*2 in all/s);
    expect(joes).toEqual([]);
  });

  async function signedIn(email: string): Promise<Client> {
    const account = { email, password: 'a good long password' };
    await createCustomer(own.system, account);
    const customer = own.visitor(server);
    await customer.post('/api/auth/login', account);
    return customer;
  }

  async function listed(customer: Client): Promise<readonly string[]> {
    const { status, text } = await customer.get('/account/ordered-products', html);
    expect(status).toBe(200);
    return text.replaceAll('<!-- -->', '').match(/<li class="ordered-product">.*?<\/li>/gs) ?? [];
  }
});
