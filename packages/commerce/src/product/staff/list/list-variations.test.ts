import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import type { ShopContext } from '../../../kernel/context.ts';
import { staffOf } from '../../../testing/context.ts';
import { variableProduct } from '../../../testing/products.ts';
import { makeSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { stockWork } from '../../../testing/stock.ts';
import { archiveProduct, createProduct } from '../../index.ts';
import { listVariations, type VariationSearch } from './list-variations.ts';

const { test, sale } = saleForEachTest();

const skus = async (search: VariationSearch, ctx: ShopContext = sale.system) =>
  (await listVariations(ctx, search)).variations.map(({ sku }) => sku);

/** A cushion of which each colour has a sku of its own. */
async function cushion(colors: Readonly<Record<string, number>>) {
  const product = variableProduct(colors, { sku: 'cushion' });
  const [first, ...others] = product.variations;
  const media = [{ file: 'red.webp', alt: 'Red', width: 1, height: 1 }];
  const few = { available: 5, lowStockThreshold: 3 };
  const variations = first
    ? [{ ...first, media, discontinued: true }, ...others.map((one) => ({ ...one, stock: few }))]
    : [];
  return createProduct(sale.system, { ...product, variations });
}

describe('the variations of a product in the back office', () => {
  it('are told in their order, without archived ones, as they can be sold now [ADM-101]', async () => {
    const { id: productId, variationIds } = await cushion({ red: 2000, blue: 1500, old: 1 });
    await archiveProduct(sale.system, variationIds['cushion-old'] ?? '');
    await stockWork(sale).reserve({ [variationIds['cushion-blue'] ?? '']: 2 });
    const { variations, next } = await listVariations(sale.system, { productId });
    expect(next).toBeUndefined();
    expect(variations).toEqual([
      {
        id: variationIds['cushion-red'],
        sku: 'cushion-red',
        values: { color: 'red' },
        picture: { file: 'red.webp', alt: 'Red' },
        price: 2000,
        currency: 'USD',
        salable: 5,
        low: false,
        unavailableForSale: false,
        discontinued: true,
      },
      expect.objectContaining({ sku: 'cushion-blue', picture: null, price: 1500, salable: 3, low: true }),
    ]);
  });

  it('are found by a part of a sku or of a value, whatever it is [ADM-101]', async () => {
    const product = variableProduct({ 'Dark Red': 1, '100%': 1, a_b: 1 }, { sku: 'x' });
    const variations = product.variations.map((one, at) => ({ ...one, sku: `Sku-${at}` }));
    const { id: productId } = await createProduct(sale.system, { ...product, variations });
    for (const [q, found] of [
      ['red', ['Sku-0']],
      ['U-1', ['Sku-1']],
      ['%', ['Sku-1']],
      ['_', ['Sku-2']],
      ['sku', ['Sku-0', 'Sku-1', 'Sku-2']],
      ['color', []],
      ['', ['Sku-0', 'Sku-1', 'Sku-2']],
    ] as const) {
      expect(await skus({ productId, q }), q).toEqual(found);
    }
  });

  it('come page by page, each once, though others are put away meanwhile [ADM-905]', async () => {
    const { id: productId, variationIds } = await cushion({ a: 1, b: 1, c: 1, d: 1, e: 1 });
    const first = await listVariations(sale.system, { productId, limit: 2 });
    await archiveProduct(sale.system, variationIds['cushion-b'] ?? '');
    const second = await listVariations(sale.system, {
      productId,
      limit: 2,
      ...(first.next && { after: first.next }),
    });
    const third = await listVariations(sale.system, {
      productId,
      limit: 2,
      ...(second.next && { after: second.next }),
    });
    expect([first, second, third].map(({ variations }) => variations.map(({ sku }) => sku))).toEqual([
      ['cushion-a', 'cushion-b'],
      ['cushion-c', 'cushion-d'],
      ['cushion-e'],
    ]);
    expect(third.next).toBeUndefined();
    for (const after of ['x', `${first.next}A`]) {
      await expect(listVariations(sale.system, { productId, after })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'cursor',
      });
    }
  });

  it('are of a product that whoever asks may see', async () => {
    const { id: productId } = await cushion({ red: 1 });
    const simple = await sale.simple();
    expect(await skus({ productId: simple.id })).toEqual([]);
    const other = await makeSale(test.db);
    for (const [ctx, id] of [
      [sale.system, newId()],
      [sale.system, 'x'],
      [other.system, productId],
      [staffOf(sale.system, ['catalog:read'], other.shop.ownSellerId), productId],
    ] as const) {
      await expect(listVariations(ctx, { productId: id })).rejects.toMatchObject({
        code: 'not-found',
        field: 'productId',
      });
    }
    expect(await skus({ productId }, staffOf(sale.system, ['catalog:read']))).toEqual(['cushion-red']);
    const without = staffOf(sale.system, ['orders:read']);
    await expect(listVariations(without, { productId })).rejects.toMatchObject({ code: 'forbidden' });
  });
});
