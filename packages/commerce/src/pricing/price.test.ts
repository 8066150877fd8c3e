import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readCards } from '../listing/index.ts';
import { createProducts } from '../product/index.ts';
import type { CreatedProduct } from '../product/write/new-rows.ts';
import { recordChanges } from '../testing/changes.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import type { Buyer } from './buyer.ts';
import { changePrice, changePrices } from './change-prices.ts';
import { readPriceLevels } from './read-price-levels.ts';
import { setPriceLevels } from './set-price-levels.ts';

let test: TestDatabase;
let sale: TestSale;
let cup: CreatedProduct;
let cushion: CreatedProduct;
let set: CreatedProduct;
const anybody: Buyer = { group: undefined, prices: 'visible' };

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
  const made = await createProducts(sale.system, [
    simpleProduct({ sku: 'cup', price: 900, msrp: 1200 }),
    variableProduct({ red: 2000, blue: 1500 }, { sku: 'cushion' }),
    { classCode: 'grouped', sku: 'set', name: 'Set', children: ['cup'] },
  ]);
  const [first, second, third] = made;
  if (!first || !second || !third) throw new Error('not made');
  [cup, cushion, set] = [first, second, third];
});

const red = () => cushion.variationIds['cushion-red'] ?? '';
async function prices() {
  const cards = await readCards(sale.guest(), [cup.id, cushion.id, set.id], anybody);
  return cards.map((card) => card.prices?.price);
}

describe('a price change', () => {
  it('reaches what shows the product, and names the shops that do', async () => {
    const changes = await recordChanges(test.db, () =>
      changePrices(sale.system, [
        { productId: cup.id, price: 800 },
        { productId: red(), price: 1000 },
      ]),
    );
    expect(await prices()).toEqual([800, 1000, 800]);
    expect(changes.map(({ kind }) => kind)).toEqual(Array(4).fill('price.changed'));
    expect(changes.map(({ entityId }) => entityId).toSorted()).toEqual(
      [cup.id, cushion.id, red(), set.id].toSorted(),
    );
    for (const { data } of changes) expect(data).toEqual({ shopIds: [sale.shop.id] });
  });

  it('keeps the msrp unless told', async () => {
    const msrp = async () => (await readCards(sale.guest(), [cup.id], anybody))[0]?.prices?.msrp;
    await changePrice(sale.system, { productId: cup.id, price: 800 });
    expect(await msrp()).toBe(1200);
    await changePrice(sale.system, { productId: cup.id, price: 800, msrp: null });
    expect(await msrp()).toBeNull();
  });

  it('is all or nothing, of own products with a price of their own', async () => {
    const other = await makeSale(test.db);
    const theirs = await other.simple();
    for (const [productId, code] of [
      [theirs.id, 'not-found'],
      [cushion.id, 'transition-refused'],
      [set.id, 'transition-refused'],
    ]) {
      const both = [
        { productId: cup.id, price: 1 },
        { productId: productId ?? '', price: 1 },
      ];
      await expect(changePrices(sale.system, both)).rejects.toMatchObject({ code });
    }
    expect(await prices()).toEqual([900, 1500, 900]);
    await expect(changePrice(sale.guest(), { productId: cup.id, price: 1 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('of two variations at once leaves the product at the lower one', async () => {
    const blue = cushion.variationIds['cushion-blue'] ?? '';
    for (let round = 0; round < 15; round += 1) {
      await changePrices(sale.system, [
        { productId: red(), price: 5000 },
        { productId: blue, price: 5000 },
      ]);
      await Promise.all([
        changePrice(sale.system, { productId: red(), price: 1000 }),
        changePrice(sale.system, { productId: blue, price: 1500 }),
      ]);
      expect((await prices())[1]).toBe(1000);
    }
  });
});

describe('price levels', () => {
  it('are replaced, and known groups alone may be named', async () => {
    const levels = [{ minQty: 5, price: 700 }];
    const changes = await recordChanges(test.db, () =>
      setPriceLevels(sale.system, { productId: cup.id, levels }),
    );
    expect(changes).toMatchObject([{ kind: 'price.changed', entityId: cup.id }, { entityId: set.id }]);
    expect(await readPriceLevels(sale.guest(), cup.id, anybody)).toMatchObject({
      levels: [{ minQuantity: 5, price: 700 }],
    });
    await expect(
      setPriceLevels(sale.system, {
        productId: cup.id,
        levels: [{ minQty: 1, price: 1, customerGroups: ['x'] }],
      }),
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'levels' });
    await setPriceLevels(sale.system, { productId: cup.id, levels: [] });
    expect(await readPriceLevels(sale.guest(), cup.id, anybody)).toBeUndefined();
  });
});
