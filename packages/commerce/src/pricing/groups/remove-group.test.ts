import { customer, inShop, priceLevel, product } from '@stoa/database';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { changeCustomer, createCustomerGroup, listCustomerGroups } from '../../customer/index.ts';
import { createProduct, editProduct } from '../../product/index.ts';
import { approveSeller, carrySeller } from '../../shop/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { recordChanges } from '../../testing/changes.ts';
import { staffOf, testPlatform } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { removeCustomerGroup } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(test.db);
  await createCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
});
afterAll(() => test.drop());

const level = (price: number, ...customerGroups: string[]) => ({ minQty: 1, price, customerGroups });
const remove = (moveTo?: string, ctx = sale.system, group = 'trade') =>
  removeCustomerGroup(ctx, { group, moveTo });
const groups = async (ctx = sale.system) => (await listCustomerGroups(ctx)).map(({ code }) => code);
const join = async (group = 'trade', shop = sale.shop) =>
  (await makeCustomer(test.db, shop, { group })).actor.customerId;

async function groupsOfLevels(productId: string): Promise<string[][]> {
  const rows = await test.db.queries.select().from(priceLevel).where(eq(priceLevel.productId, productId));
  return rows.sort((a, b) => a.price - b.price).map(({ customerGroups }) => customerGroups);
}

const customersNow = (ids: readonly string[]) =>
  inShop(sale.system, (tx) =>
    tx
      .select({ group: customer.groupCode, revision: customer.revision })
      .from(customer)
      .where(inArray(customer.id, [...ids])),
  );

async function revisionOf(id: string): Promise<number | undefined> {
  const [row] = await test.db.queries
    .select({ revision: product.revision })
    .from(product)
    .where(eq(product.id, id));
  return row?.revision;
}

/** A marketplace that shows what the shop sells, too. */
async function marketOf({ shop }: TestSale): Promise<TestSale> {
  const market = await makeSale(test.db, { type: 'marketplace' });
  const sellerId = shop.ownSellerId ?? '';
  await carrySeller(testPlatform(test.db), { shopId: market.shop.id, sellerId });
  await approveSeller(market.system, { sellerId });
  return market;
}

describe('a group is removed', () => {
  it('as it is where nothing belongs to it [ADM-303]', async () => {
    await sale.simple({ priceLevels: [level(900), level(800, 'wholesale')] });
    const other = await makeSale(test.db);
    await createCustomerGroup(other.system, { code: 'trade', name: 'Trade' });
    await join('trade', other.shop);
    await other.simple({ priceLevels: [level(800, 'trade')] });
    await remove();
    expect(await groups()).toEqual(['retail', 'wholesale']);
    expect(await groups(other.system)).toContain('trade');
    expect((await readAudit(sale.system)).at(-1)).toMatchObject({
      verb: 'customer-group.remove',
      entityId: 'trade',
      changes: [{ path: ['name'], before: 'Trade' }],
    });
  });

  it('with whom it has: each customer moves, and is told of [ADM-303]', async () => {
    const [ann, ben, other] = [await join(), await join(), await join('retail')];
    sale.clock.advance(60);
    const changes = await recordChanges(test.db, () => remove('wholesale'));
    expect(await customersNow([ann, ben])).toEqual([
      { group: 'wholesale', revision: 2 },
      { group: 'wholesale', revision: 2 },
    ]);
    expect(await customersNow([other])).toEqual([{ group: 'retail', revision: 1 }]);
    const told = { kind: 'customer.changed', shopId: sale.shop.id };
    expect(changes).toMatchObject([ann, ben].toSorted().map((entityId) => ({ ...told, entityId })));
    const entries = (await readAudit(sale.system)).slice(-3);
    const removed = entries.find(({ verb }) => verb === 'customer-group.remove');
    expect(removed?.changes).toEqual([
      { path: ['name'], before: 'Trade' },
      { path: ['customers'], after: 2 },
      { path: ['levels'], after: 0 },
      { path: ['movedTo'], after: 'wholesale' },
    ]);
    const moved = {
      verb: 'customer.change',
      changes: [{ path: ['group'], before: 'trade', after: 'wholesale' }],
    };
    for (const id of [ann, ben]) {
      expect(entries.find(({ entityId }) => entityId === id)).toMatchObject({ ...moved, revision: 2 });
    }
    expect(await groups()).not.toContain('trade');
  });

  it('and whoever saw a customer in it before is told, where they choose a group; a name is theirs to change', async () => {
    const ann = await join();
    await remove('wholesale');
    await changeCustomer(sale.system, { customerId: ann, firstName: 'Anna', revision: 1 });
    const late = changeCustomer(sale.system, { customerId: ann, group: 'retail', revision: 1 });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      params: { fields: 'group' },
      present: { group: 'wholesale' },
    });
  });

  it('with all customers, however many', async () => {
    await inShop(sale.system, (tx) =>
      tx.execute(`insert into customer (shop_id, id, email, email_key, group_code, created_at, updated_at)
        select '${sale.shop.id}', gen_random_uuid(), n || '@example.com', n || '@example.com', 'trade', now(), now()
        from generate_series(1, 4100) n`),
    );
    const changes = await recordChanges(test.db, () => remove('wholesale'));
    expect(new Set(changes.map(({ entityId }) => entityId)).size).toBe(4100);
    const left = await inShop(sale.system, (tx) => tx.$count(customer, eq(customer.groupCode, 'trade')));
    expect(left).toBe(0);
  });

  it('with its price levels: they name the other group, once, and others stay [ADM-303]', async () => {
    const { id } = await sale.simple({
      priceLevels: [
        level(500, 'trade'),
        level(600, 'retail', 'trade'),
        level(700, 'wholesale', 'trade'),
        level(800, 'retail'),
        level(900),
      ],
    });
    await remove('wholesale');
    expect(await groupsOfLevels(id)).toEqual([
      ['wholesale'],
      ['retail', 'wholesale'],
      ['wholesale'],
      ['retail'],
      [],
    ]);
  });

  it('and of each product whose levels moved is told, in the log, too', async () => {
    const jug = await sale.simple({ priceLevels: [level(500, 'trade')] });
    const mug = await sale.simple({ priceLevels: [level(500, 'retail')] });
    const cushion = await createProduct(sale.system, {
      ...variableProduct({}),
      variations: ['red', 'blue'].map((color) => ({
        sku: `${jug.sku}-${color}`,
        values: { color },
        price: 900,
        priceLevels: color === 'red' ? [level(700, 'trade')] : [],
      })),
      variants: [
        {
          id: 'color',
          label: 'Colour',
          displayType: 'button',
          options: [{ value: 'red' }, { value: 'blue' }],
        },
      ],
    });
    const changes = await recordChanges(test.db, () => remove('wholesale'));
    const red = cushion.variationIds[`${jug.sku}-red`] ?? Object.values(cushion.variationIds)[0] ?? '';
    const told = changes.map(({ kind, entityId }) => `${kind} ${entityId}`);
    expect(told.toSorted()).toEqual([jug.id, red, cushion.id].map((id) => `price.changed ${id}`).toSorted());
    expect([await revisionOf(jug.id), await revisionOf(mug.id), await revisionOf(cushion.id)]).toEqual([
      2, 1, 2,
    ]);
    const entries = (await readAudit(sale.system)).filter(({ entityId }) => entityId === jug.id);
    expect(entries.at(-1)).toMatchObject({
      verb: 'product.set-price-levels',
      entity: 'product',
      revision: 2,
      changes: [
        { path: ['priceLevels'], before: null },
        { path: ['customerGroup'], before: 'trade', after: 'wholesale' },
      ],
    });
  });

  it('and whoever edits such a product meanwhile keeps what they changed, but for the levels', async () => {
    const { id: productId } = await sale.simple({ priceLevels: [level(500, 'trade')] });
    await remove('wholesale');
    await editProduct(sale.system, { productId, revision: 1, name: 'Cup' });
    expect(await groupsOfLevels(productId)).toEqual([['wholesale']]);
    const { id: second } = await sale.simple({ priceLevels: [level(500, 'wholesale')] });
    await remove('retail', sale.system, 'wholesale');
    await expect(
      editProduct(sale.system, { productId: second, revision: 1, priceLevels: [level(400, 'retail')] }),
    ).rejects.toMatchObject({ code: 'conflict', field: 'revision' });
  });
});

describe('a group is kept', () => {
  it('where it has customers or levels and nothing is said of where they go [ADM-303]', async () => {
    const inUse = (params: object) => ({ code: 'conflict', params, reason: { code: 'group.in_use' } });
    await createCustomerGroup(sale.system, { code: 'vip', name: 'VIP' });
    await join('vip');
    await expect(remove(undefined, sale.system, 'vip')).rejects.toMatchObject(
      inUse({ customers: 1, levels: 0 }),
    );
    await sale.simple({ priceLevels: [level(500, 'trade'), level(400, 'trade', 'retail')] });
    await expect(remove()).rejects.toMatchObject(inUse({ customers: 0, levels: 2 }));
    await join();
    await expect(remove()).rejects.toMatchObject(inUse({ customers: 1, levels: 2 }));
    expect(await groups()).toEqual(['retail', 'trade', 'vip', 'wholesale']);
  });

  it('where the other one is itself, or none of the shop', async () => {
    await join();
    await createCustomerGroup((await makeSale(test.db)).system, { code: 'theirs', name: 'Theirs' });
    for (const other of ['trade', 'theirs', 'none', '', 'a\u0000', '\ud800'])
      await expect(remove(other)).rejects.toMatchObject({ code: 'invalid-input', field: 'moveTo' });
    expect(await groups()).toContain('trade');
  });

  it('where whoever opens an account comes into it', async () => {
    await expect(remove('wholesale', sale.system, 'retail')).rejects.toMatchObject({
      code: 'conflict',
      reason: { code: 'group.first' },
    });
    expect(await groups()).toContain('retail');
  });

  it('where it is another shop’s', async () => {
    const other = await makeSale(test.db);
    for (const group of ['trade', 'a\u0000', '\ud800'])
      await expect(remove('retail', other.system, group)).rejects.toMatchObject({
        code: 'not-found',
        field: 'group',
      });
    expect(await groups()).toContain('trade');
  });

  it('by whoever may not change customers, and where levels move, prices', async () => {
    const { id } = await sale.simple({ priceLevels: [level(500, 'trade')] });
    const ann = await join();
    await expect(remove('wholesale', staffOf(sale.system, ['prices:write']))).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(remove('wholesale', staffOf(sale.system, ['customers:write']))).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await groupsOfLevels(id)).toEqual([['trade']]);
    expect(await customersNow([ann])).toEqual([{ group: 'trade', revision: 1 }]);
    await remove('wholesale', staffOf(sale.system, ['customers:write', 'prices:write']));
    expect(await groupsOfLevels(id)).toEqual([['wholesale']]);
  });

  it('where only customers move, needs no right to change prices', async () => {
    const ann = await join();
    await remove('wholesale', staffOf(sale.system, ['customers:write']));
    expect(await customersNow([ann])).toEqual([{ group: 'wholesale', revision: 2 }]);
  });

  it.each([
    { theirs: 'trade', moveTo: 'vip' },
    { theirs: 'vip', moveTo: 'vip' },
  ])(
    'where another shop shows the same goods and has a group $theirs of its own',
    async ({ theirs, moveTo }) => {
      await createCustomerGroup(sale.system, { code: 'vip', name: 'VIP' });
      const { id } = await sale.simple({ priceLevels: [level(500, 'trade')] });
      const market = await marketOf(sale);
      await createCustomerGroup(market.system, { code: theirs, name: 'Theirs' });
      await expect(remove(moveTo)).rejects.toMatchObject({
        code: 'conflict',
        reason: { code: 'group.levels_of_other_shops' },
      });
      expect(await groupsOfLevels(id)).toEqual([['trade']]);
      expect(await groups()).toContain('trade');
    },
  );

  it('in a marketplace, where its sellers name it in their price levels', async () => {
    const { id } = await sale.simple({ priceLevels: [level(500, 'trade')] });
    const market = await marketOf(sale);
    await createCustomerGroup(market.system, { code: 'trade', name: 'Trade' });
    await expect(remove(undefined, market.system)).rejects.toMatchObject({
      params: { customers: 0, levels: 1 },
    });
    await expect(remove('wholesale', market.system)).rejects.toMatchObject({
      code: 'conflict',
      reason: { code: 'group.levels_of_sellers' },
    });
    expect(await groupsOfLevels(id)).toEqual([['trade']]);
  });

  it('and is removed where another shop shows the same goods to no group of these codes', async () => {
    await createCustomerGroup(sale.system, { code: 'vip', name: 'VIP' });
    const { id } = await sale.simple({ priceLevels: [level(500, 'trade')] });
    await marketOf(sale);
    await remove('vip');
    expect(await groupsOfLevels(id)).toEqual([['vip']]);
  });
});
