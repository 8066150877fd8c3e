import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createCustomerGroup } from '../customer/index.ts';
import { makeCustomer } from '../testing/customers.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { plainSettings } from '../testing/shops.ts';
import { withoutIds } from '../testing/without-ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { addToCart, readCart } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const ribbon = {
  id: 'ribbon',
  label: 'Ribbon',
  optionType: 'text',
  isRequired: false,
  additionalFee: 777,
  initialVisibility: 'show',
  values: [],
} as const;

const reasonOf = (code: string, params = {}) => ({ code, params });

describe('what is charged for what is added', () => {
  it('charges the level of the customer’s group and of the quantity [PRICE-013, PRICE-014, PRICE-015, PRICE-018]', async () => {
    await createCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
    const { id: productId } = await sale.simple({
      priceLevels: [
        { minQty: 5, price: 900 },
        { minQty: 1, price: 700, customerGroups: ['trade'] },
        { minQty: 2, price: 800, customerGroups: ['trade'] },
      ],
    });
    const ctx = sale.guest();
    expect((await addToCart(ctx, { productId, qty: 4 })).line.unitPrice).toBe(1000);
    expect((await addToCart(ctx, { productId, qty: 1 })).line.unitPrice).toBe(900);
    const trader = await makeCustomer(test.db, sale.shop, { group: 'trade' });
    expect((await addToCart(trader, { productId, qty: 1 })).line.unitPrice).toBe(700);
    expect((await addToCart(trader, { productId, qty: 4 })).line.unitPrice).toBe(700);
  });

  it('sells nothing at a hidden price, and the cart tells none [ATC-002, PRICE-007, PRICE-011]', async () => {
    const modules = { hidePriceForAnonymous: true };
    const ember = await makeSale(test.db, { settings: { ...plainSettings, modules } });
    const { id: productId } = await ember.simple({ productOptions: [ribbon] });
    await expect(addToCart(ember.guest(), { productId, qty: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
      reason: reasonOf('price.sign_in'),
    });
    const verified = await makeCustomer(test.db, ember.shop);
    await addToCart(verified, { productId, qty: 1, productOptionsData: { Ribbon: 'Navy' } });
    const pending = { ...verified, actor: { ...verified.actor, verified: false } };
    await expect(addToCart(pending, { productId, qty: 1 })).rejects.toMatchObject({
      code: 'forbidden',
      reason: reasonOf('price.pending_approval'),
    });
    const seen = await readCart(pending);
    expect(seen).toMatchObject({ count: 1, checkout: 'prices-hidden', costs: { totals: { grandTotal: 0 } } });
    expect(withoutIds(JSON.stringify(seen))).not.toMatch(/1000|777/);
    expect(seen.lines[0]?.choices).toEqual([{ label: 'Ribbon', value: 'Navy', fee: null, typed: true }]);
    expect((await readCart(verified)).costs.totals.grandTotal).toBe(1777);
  });
});
