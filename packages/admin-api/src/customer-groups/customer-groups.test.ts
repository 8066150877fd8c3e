import type { AdminOutputs } from '@stoa/admin-contract';
import { buyerOf, createProduct, readPriceLevels, readSession, type Shop, signIn } from '@stoa/commerce';
import { makeSale, simpleProduct, type TestSale, testPlatform } from '@stoa/commerce/testing';
import type { Role } from '@stoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeCustomer } from '../../../commerce/src/testing/customers.ts';
import { adminRoutes } from '../rest/routes.ts';
import { employ } from '../testing/office-people.ts';
import { type ServedOffice, serveOffice } from '../testing/served-office.ts';
import type { OfficeAsk } from '../testing/test-office.ts';

let office: ServedOffice;
let sale: TestSale;
let owner: string;
beforeAll(async () => {
  office = await serveOffice(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(office.db);
  owner = await tokenOf('owner');
});
afterAll(() => office.close());

const tokenOf = async (role: Role, shop: Shop = sale.shop) =>
  (await employ(testPlatform(office.db, office.clock), shop, role, shop.ownSellerId)).token;

type Told = AdminOutputs['customerGroups'];

/** Asks as the owner, unless by another token; `path` is below the groups of the shop. */
async function ask<Body = unknown>(
  method: OfficeAsk['method'],
  path: string,
  body?: object,
  token = owner,
  shop = sale.shop,
) {
  const answer = await office.ask({
    method,
    path: `/shops/${shop.code}/customer-groups${path}`,
    body,
    token,
  });
  return { status: answer.status, body: answer.body as Body };
}

const make = (code: unknown, name: unknown = 'Trade') => ask('POST', '', { code, name });
const remove = (group: string, body: object = {}, token = owner) =>
  ask('POST', `/${group}/remove`, body, token);
const codes = async () => (await ask<Told['list']>('GET', '')).body.items.map(({ code }) => code);
const level = (price: number, ...customerGroups: string[]) => ({ minQty: 1, price, customerGroups });

describe('groups of customers over HTTP', () => {
  it('are made, listed with what belongs to them, and renamed [ADM-303]', async () => {
    expect(await make('trade')).toEqual({ status: 201, body: { code: 'trade' } });
    await sale.simple({ priceLevels: [level(700, 'trade'), level(600, 'trade', 'wholesale')] });
    await makeCustomer(office.db, sale.shop, { group: 'trade' });
    expect(await ask('PATCH', '/trade', { version: 1, name: 'The trade' })).toMatchObject({ status: 204 });
    expect((await ask<Told['list']>('GET', '')).body).toEqual({
      items: [
        { code: 'retail', name: 'Retail', version: 1, customers: 0, levels: 0, isFirst: true },
        { code: 'trade', name: 'The trade', version: 2, customers: 1, levels: 2, isFirst: false },
        { code: 'wholesale', name: 'Wholesale', version: 1, customers: 0, levels: 1, isFirst: false },
      ],
    });
  });

  it('list the price levels that name them, page by page [ADM-303, ADM-905]', async () => {
    await make('trade');
    const jug = await sale.simple({ name: 'Jug', priceLevels: [level(700, 'trade', 'wholesale')] });
    const mug = await sale.simple({
      name: 'Mug',
      priceLevels: [{ ...level(600, 'trade'), savePercent: 40 }],
    });
    await sale.simple({ priceLevels: [level(500)] });
    const first = await ask<Told['levels']>('GET', '/trade/price-levels?limit=1');
    expect(first).toEqual({
      status: 200,
      body: {
        items: [
          {
            id: expect.any(String),
            product: { id: jug.id, sku: jug.sku, name: 'Jug' },
            groups: ['trade', 'wholesale'],
            leastQuantity: 1,
            price: 700,
            savePercent: null,
            currency: 'USD',
          },
        ],
        next: expect.any(String),
      },
    });
    const cursor = encodeURIComponent(first.body.next ?? '');
    expect((await ask('GET', `/trade/price-levels?limit=1&cursor=${cursor}`)).body).toMatchObject({
      items: [{ product: { id: mug.id }, price: 600, savePercent: 40 }],
      next: null,
    });
    expect(await ask('GET', '/trade/price-levels?cursor=x')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/cursor' }] },
    });
  });

  it('are refused a code that is there, and a name that another has changed [ADM-907]', async () => {
    await make('trade');
    expect(await make('trade')).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'group.exists', errors: [{ pointer: '/code' }] },
    });
    await ask('PATCH', '/trade', { version: 1, name: 'Traders' });
    expect(await ask('PATCH', '/trade', { version: 1, name: 'The trade' })).toMatchObject({
      status: 409,
      body: { present: { name: 'Traders' }, errors: [{ pointer: '/version' }] },
    });
  });

  it.each(['', ' ', 'a\u0000b', 'half \ud800', 'x'.repeat(101), null, 7])(
    'take no name such as %j: 400 with its pointer',
    async (name) => {
      const refused = { status: 400, body: { code: 'invalid-input', errors: [{ pointer: '/name' }] } };
      expect(await make('trade', name)).toMatchObject(refused);
      expect(await ask('PATCH', '/wholesale', { version: 1, name })).toMatchObject(refused);
      expect(await codes()).toEqual(['retail', 'wholesale']);
    },
  );

  it('are removed with the group that their customers and price levels move to, else kept with the numbers [ADM-303]', async () => {
    await make('trade');
    await sale.simple({ priceLevels: [level(700, 'trade'), level(600, 'retail', 'trade')] });
    await makeCustomer(office.db, sale.shop, { group: 'trade' });
    expect(await remove('trade')).toMatchObject({
      status: 409,
      body: { code: 'conflict', detail: 'group.in_use', params: { customers: 1, levels: 2 } },
    });
    for (const moveTo of ['trade', 'none', 'a\u0000', '\ud800'])
      expect(await remove('trade', { moveTo })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', errors: [{ pointer: '/moveTo' }] },
      });
    expect(await codes()).toContain('trade');
    expect(await remove('trade', { moveTo: 'wholesale' })).toMatchObject({ status: 204 });
    expect((await ask<Told['list']>('GET', '')).body.items).toMatchObject([
      { code: 'retail', levels: 1 },
      { code: 'wholesale', customers: 1, levels: 2 },
    ]);
    expect(await remove('trade', { moveTo: 'wholesale' })).toMatchObject({ status: 404 });
    expect(await remove('retail', { moveTo: 'wholesale' })).toMatchObject({
      status: 409,
      body: { detail: 'group.first' },
    });
  });

  it('give whoever moved the prices of the other group from the next request [ADM-303]', async () => {
    await make('trade');
    const { id } = await createProduct(
      sale.system,
      simpleProduct({ priceLevels: [level(700, 'trade'), level(650, 'wholesale')] }),
    );
    const email = 'ann@example.com';
    await makeCustomer(office.db, sale.shop, { email, group: 'trade', password: 'a-good-one' });
    const guest = sale.guest();
    const { token } = await signIn(guest, { email, password: 'a-good-one', clientAddress: '192.0.2.1' });
    const settings = { modules: { hidePriceForAnonymous: true } };
    const prices = async () => {
      const session = await readSession(guest, token);
      const buyer = buyerOf({ actor: session?.actor ?? guest.actor }, settings);
      return (await readPriceLevels(guest, id, buyer))?.levels.map(({ price }) => price).toSorted();
    };
    expect(await prices()).toEqual([700]);
    expect((await remove('trade', { moveTo: 'wholesale' })).status).toBe(204);
    expect(await prices()).toEqual([650, 700]);
  });

  it('are of their shop: another one’s are not there, and stay [ADM-013]', async () => {
    await make('trade');
    const other = await makeSale(office.db);
    const stranger = await tokenOf('owner', other.shop);
    const theirs = (method: OfficeAsk['method'], path: string, body?: object) =>
      ask(method, path, body, stranger, other.shop);
    const absent = { status: 404, body: { errors: [{ pointer: '/group' }] } };
    expect(await theirs('PATCH', '/trade', { version: 1, name: 'Ours' })).toMatchObject(absent);
    expect(await theirs('POST', '/trade/remove', { moveTo: 'retail' })).toMatchObject(absent);
    expect(await theirs('GET', '/trade/price-levels')).toMatchObject(absent);
    for (const odd of ['%00', 'a%00b', 'Trade', '..'])
      expect((await theirs('PATCH', `/${odd}`, { version: 1, name: 'Ours' })).status).toBe(404);
    expect(await ask('GET', '', undefined, stranger)).toMatchObject({ status: 404 });
    expect((await ask<Told['list']>('GET', '')).body.items).toContainEqual(
      expect.objectContaining({ code: 'trade', name: 'Trade' }),
    );
  });

  it('are changed by who may change customers, and price levels by who may change prices [ADM-013]', async () => {
    await make('trade');
    const { id } = await sale.simple({ priceLevels: [level(700, 'trade')] });
    for (const role of ['read-only', 'catalog-manager'] as const) {
      const token = await tokenOf(role);
      expect(await remove('trade', { moveTo: 'wholesale' }, token)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    }
    const manager = await tokenOf('order-manager');
    const renamed = await ask('PATCH', '/trade', { version: 1, name: 'Traders' }, manager);
    expect(renamed).toMatchObject({ status: 204 });
    expect(await remove('trade', { moveTo: 'wholesale' }, manager)).toMatchObject({ status: 403 });
    expect((await ask<Told['levels']>('GET', '/trade/price-levels')).body.items).toMatchObject([
      { product: { id } },
    ]);
  });

  it('have what was done in the audit log as the contract names it [ADM-018, ADM-901]', async () => {
    await make('trade');
    await ask('PATCH', '/trade', { version: 1, name: 'The trade' });
    await remove('trade');
    const { body } = await office.ask({
      method: 'GET',
      path: `/shops/${sale.shop.code}/audit-entries?entityId=trade`,
      token: owner,
    });
    const verbs = Object(body).items.map(({ verb }: { readonly verb: string }) => verb);
    const named = ['remove', 'rename', 'create'].map((act) => {
      const { access } = adminRoutes.find(({ name }) => name === `customerGroups.${act}`) ?? {};
      return Object(access).verb;
    });
    expect(verbs).toEqual(named);
  });
});
