import { priceLevel } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCustomerGroup } from '../../customer/index.ts';
import { approveSeller, carrySeller } from '../../shop/index.ts';
import { staffOf, testPlatform } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { listCountedGroups, listGroupLevels, listPriceGroups } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const level = (price: number, ...customerGroups: string[]) => ({ minQty: 1, price, customerGroups });

/** A marketplace that shows what the shop sells, too. */
async function marketOf({ shop }: TestSale): Promise<TestSale> {
  const market = await makeSale(test.db, { type: 'marketplace' });
  const sellerId = shop.ownSellerId ?? '';
  await carrySeller(testPlatform(test.db), { shopId: market.shop.id, sellerId });
  await approveSeller(market.system, { sellerId });
  return market;
}

describe('the groups of a shop', () => {
  it('are listed with their customers and the price levels that name them [ADM-303]', async () => {
    await createCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
    await sale.simple({
      priceLevels: [level(900), level(800, 'trade'), level(700, 'wholesale', 'trade')],
    });
    for (const group of ['retail', 'trade', 'trade']) await makeCustomer(test.db, sale.shop, { group });
    const other = await makeSale(test.db);
    await other.simple({ priceLevels: [level(900, 'wholesale')] });
    await makeCustomer(test.db, other.shop, { group: 'wholesale' });
    expect(await listCountedGroups(sale.system)).toEqual([
      { code: 'retail', name: 'Retail', revision: 1, customers: 1, levels: 0, isFirst: true },
      { code: 'trade', name: 'Trade', revision: 1, customers: 2, levels: 2, isFirst: false },
      { code: 'wholesale', name: 'Wholesale', revision: 1, customers: 0, levels: 1, isFirst: false },
    ]);
  });

  it('have the levels of all sellers that the shop carries', async () => {
    const market = await marketOf(sale);
    await sale.simple({ priceLevels: [level(700, 'wholesale')] });
    const [, wholesale] = await listCountedGroups(market.system);
    expect(wholesale).toMatchObject({ code: 'wholesale', levels: 1 });
    expect((await listGroupLevels(market.system, { group: 'wholesale' })).levels).toHaveLength(1);
  });

  it('take as many statements however many they are', async () => {
    const statements = () => recordStatements(test.db, () => listCountedGroups(sale.system));
    const few = (await statements()).length;
    for (let at = 0; at < 20; at += 1)
      await createCustomerGroup(sale.system, { code: `g-${at}`, name: 'Group' });
    expect((await statements()).length).toBe(few);
    expect(few).toBe(3);
  });

  it('are for whoever may see customers', async () => {
    const staff = staffOf(sale.system, ['customers:write', 'prices:write']);
    const refused = { code: 'forbidden' };
    await expect(listCountedGroups(staff)).rejects.toMatchObject(refused);
    await expect(listGroupLevels(staff, { group: 'retail' })).rejects.toMatchObject(refused);
    await expect(listCountedGroups(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the groups that prices can be for', () => {
  it('are told by name to whoever sees products and no customer', async () => {
    await createCustomerGroup(sale.system, { code: 'a', name: 'Trade' });
    const expected = [
      { code: 'retail', name: 'Retail' },
      { code: 'a', name: 'Trade' },
      { code: 'wholesale', name: 'Wholesale' },
    ];
    const staff = staffOf(sale.system, ['catalog:read']);
    expect(await listPriceGroups(staff)).toEqual(expected);
    const ofSeller = { ...staff, actor: { ...staff.actor, sellerId: sale.shop.ownSellerId ?? '' } };
    expect(await listPriceGroups(ofSeller)).toEqual(expected);
  });

  it('are not told to guests and whoever sees no product', async () => {
    const staff = staffOf(sale.system, ['customers:read']);
    await expect(listPriceGroups(staff)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listPriceGroups(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

describe('the price levels of a group', () => {
  it('are listed with the product and all that they say [ADM-303]', async () => {
    const { id, sku } = await sale.simple({
      name: 'Jug',
      priceLevels: [
        level(900),
        { minQty: 5, price: 700, customerGroups: ['wholesale', 'retail'], savePercent: 30 },
      ],
    });
    expect(await listGroupLevels(sale.system, { group: 'wholesale' })).toEqual({
      levels: [
        {
          id: expect.any(String),
          product: { id, sku, name: 'Jug' },
          groups: ['wholesale', 'retail'],
          leastQuantity: 5,
          price: 700,
          savePercent: 30,
        },
      ],
    });
  });

  it('come page by page, each once, whatever is added and removed meanwhile [ADM-905]', async () => {
    const prices = [100, 200, 300, 400, 500];
    for (const price of prices)
      await sale.simple({ priceLevels: [level(price, 'wholesale'), level(price + 1, 'wholesale')] });
    const seen: number[] = [];
    let after: string | undefined;
    do {
      const page = await listGroupLevels(sale.system, { group: 'wholesale', after, limit: 3 });
      const [first, , third] = page.levels;
      seen.push(...page.levels.map(({ price }) => price));
      if (after === undefined) {
        // Before all that was seen; and the one is gone after which the next page begins.
        const early = ['1', '2', '3', '4'].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
        await test.db.queries.insert(priceLevel).values(
          early.map((id) => ({
            sellerId: sale.shop.ownSellerId ?? '',
            productId: first?.product.id ?? '',
            id,
            customerGroups: ['wholesale'],
            minQty: 1,
            price: 900,
          })),
        );
        await test.db.queries.delete(priceLevel).where(eq(priceLevel.id, third?.id ?? ''));
      }
      after = page.next;
    } while (after !== undefined);
    expect(seen.toSorted((a, b) => a - b)).toEqual(prices.flatMap((price) => [price, price + 1]));
  });

  it('need a group of this shop, and a cursor that a page gave', async () => {
    await createCustomerGroup((await makeSale(test.db)).system, { code: 'theirs', name: 'Theirs' });
    for (const group of ['theirs', 'none', 'a\u0000', '\ud800'])
      await expect(listGroupLevels(sale.system, { group })).rejects.toMatchObject({
        code: 'not-found',
        field: 'group',
      });
    for (const after of ['x', '', Buffer.from('["product","asc","a","b"]').toString('base64url')])
      await expect(listGroupLevels(sale.system, { group: 'retail', after })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'cursor',
      });
  });
});
