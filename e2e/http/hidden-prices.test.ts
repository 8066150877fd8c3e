import { changePrices, setPriceLevels } from '@stoa/commerce';
import { withoutIds } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeCustomer } from '../../packages/commerce/src/testing/customers.ts';
import { plainSettings } from '../../packages/commerce/src/testing/shops.ts';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';
import { until } from '../harness/until.ts';
import { allWaysToSee } from '../harness/ways-to-see.ts';

const PASSWORD = 'a password for tests';

/** Opens a shop with two boxes, so that an order by price would show, and a server for it. */
async function openShop(hidesPrices: boolean) {
  const settings = { ...plainSettings, modules: { hidePriceForAnonymous: hidesPrices } };
  const own = await openOwnShop(inject('postgresUrl'), { settings });
  const id = await own.sell('Walnut box', 1337, 5);
  await own.sell('Cedar box', 2442, 5);
  return { own, server: await own.serve(), box: { id, slug: 'walnut-box', word: 'box' } };
}

async function signIn(own: OwnShop, server: RunningServer, group: string): Promise<Client> {
  const email = `${group}@example.com`;
  await makeCustomer(own.database.db, own.shop, { email, password: PASSWORD, group }, own.system.clock);
  const client = own.visitor(server);
  const { body } = await client.post('/api/auth/login', { email, password: PASSWORD });
  expect(body.success).toBe(true);
  return client;
}

/** Lists the differences of two answers, by where they were read. */
const differences = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([where, text]) => after.get(where) !== text).map(([where]) => where);

describe('a shop that hides its prices', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop(true);
  });
  afterAll(() => shop.own.close());

  it('answers a guest as if there were no prices, whatever they are [PRICE-007, PRICE-011, PERM-502]', async () => {
    const { own, server, box } = shop;
    const guest = own.visitor(server);
    const customer = await signIn(own, server, 'retail');
    const before = await allWaysToSee(guest, box);
    expect(
      [...before].filter(([, text]) => /13[.,]?37|24[.,]?42/.test(withoutIds(text))).map(([where]) => where),
    ).toEqual([]);
    expect((await customer.get('/walnut-box')).text).toContain('$13.37');

    await changePrices(own.system, [{ productId: box.id, price: 9173 }]);
    await until('the new price', async () =>
      (await customer.get('/walnut-box')).text.includes('$91.73') ? true : undefined,
    );
    expect(differences(before, await allWaysToSee(own.visitor(server), box))).toEqual([]);
  });

  it('refuses a guest who would learn the price in the cart', async () => {
    const { own, server, box } = shop;
    const guest = own.visitor(server);
    const added = await guest.post('/api/cart/add', { id: box.id, qty: 1 });
    const cart = await guest.get('/api/cart');
    const checkout = await guest.post('/api/checkout', {});
    for (const text of [added.text, cart.text, checkout.text])
      expect(withoutIds(text)).not.toMatch(/91[.,]?73|13[.,]?37/);
  });
});

describe('a price for one group', () => {
  let shop: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    shop = await openShop(false);
  });
  afterAll(() => shop.own.close());

  it('never reaches a guest or another group, before or after the page was asked for [PRICE-013, ACC-004]', async () => {
    const { own, server, box } = shop;
    const level = { customerGroups: ['wholesale'], minQty: 1, price: 777, savePercent: null };
    const before = await allWaysToSee(own.visitor(server), box);
    await setPriceLevels(own.system, { productId: box.id, levels: [level] });
    const wholesaler = await signIn(own, server, 'wholesale');
    await until('the price of the group', async () =>
      (await wholesaler.get('/walnut-box')).text.includes('$7.77') ? true : undefined,
    );
    const retailer = await signIn(own, server, 'retail');
    expect(withoutIds((await retailer.get('/walnut-box')).text)).not.toContain('7.77');
    for (let round = 0; round < 3; round += 1) {
      const guest = own.visitor(server);
      expect(differences(before, await allWaysToSee(guest, box))).toEqual([]);
      await allWaysToSee(wholesaler, box);
    }
  });
});
