import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { staffOf } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { changeVariation, createProduct, type PriceAsked, priceForGroup } from '../index.ts';

const { test, sale } = saleForEachTest();

const level = (minQty: number, price: number, ...customerGroups: string[]) => ({
  minQty,
  price,
  customerGroups,
  savePercent: null,
});
const levels = [level(2, 900), level(5, 950), level(3, 700, 'wholesale')];

const ask = (asked: Omit<PriceAsked, 'productId'>, productId: string, ctx = sale.system) =>
  priceForGroup(ctx, { productId, ...asked });

describe('the price for a group', () => {
  it('tells base price, level, price of a piece and total, and levels that are of no use', async () => {
    const { id } = await sale.simple({ priceLevels: levels });
    const common = { currency: 'USD', base: 1000, useless: [level(5, 950)] };
    expect(await ask({ quantity: 1 }, id)).toEqual({ ...common, level: null, unitPrice: 1000, total: 1000 });
    expect(await ask({ quantity: 5 }, id)).toEqual({
      ...common,
      level: level(2, 900),
      unitPrice: 900,
      total: 4500,
    });
    expect(await ask({ quantity: 3, group: 'wholesale' }, id)).toEqual({
      ...common,
      level: level(3, 700, 'wholesale'),
      unitPrice: 700,
      total: 2100,
    });
    expect(await ask({ quantity: 3, group: 'retail' }, id)).toMatchObject({ level: level(2, 900) });
  });

  it('is what a cart of that group charges, of a product and of a variation', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 1000, blue: 800 }));
    const [variationId = ''] = Object.values(made.variationIds);
    const change = { productId: made.id, variationId, revision: 1, priceLevels: levels };
    await changeVariation(sale.system, change);
    const { id } = await sale.simple({ priceLevels: levels });
    for (const productId of [id, variationId]) {
      for (const qty of [1, 2, 3, 5]) {
        const trader = await makeCustomer(test.db, sale.shop, { group: 'wholesale' });
        for (const [ctx, group] of [
          [sale.guest(), undefined],
          [trader, 'wholesale'],
        ] as const) {
          const { line } = await addToCart(ctx, { productId, qty });
          const { unitPrice, total } = await ask({ quantity: line.qty, ...(group && { group }) }, productId);
          expect([unitPrice, total], `${qty} for ${group}`).toEqual([line.unitPrice, line.rowTotal]);
        }
      }
    }
    expect(await ask({ quantity: 1 }, made.id)).toMatchObject({ base: 800, unitPrice: 800, useless: [] });
  });

  it('is refused for a group that is not there, and for more than can be counted up', async () => {
    const { id } = await sale.simple({ price: 1_000_000_000_000 });
    const group = { code: 'invalid-input', issues: [{ field: 'group' }] };
    for (const strange of ['none', '', 'a\0b']) {
      await expect(ask({ quantity: 1, group: strange }, id)).rejects.toMatchObject(group);
    }
    await expect(ask({ quantity: 1_000_000 }, id)).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'quantity',
    });
  });

  it('is told of products of the shop, to staff of a seller of that one’s alone', async () => {
    const { id } = await sale.simple();
    const theirs = await (await makeSale(test.db)).simple();
    await expect(ask({ quantity: 1 }, theirs.id)).rejects.toMatchObject({ code: 'not-found' });
    const other = staffOf(sale.system, ['catalog:read'], newId());
    await expect(ask({ quantity: 1 }, id, other)).rejects.toMatchObject({ code: 'not-found' });
    const own = staffOf(sale.system, ['catalog:read'], sale.shop.ownSellerId);
    expect(await ask({ quantity: 1 }, id, own)).toMatchObject({ unitPrice: 1000 });
    await expect(ask({ quantity: 1 }, id, staffOf(sale.system, ['orders:read']))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
