import { newId } from '@stoa/database';
import { describe, expect, it } from 'vitest';
import { staffOf } from '../../../testing/context.ts';
import { matrixWork } from '../../../testing/matrix.ts';
import { rugProduct } from '../../../testing/products.ts';
import { makeSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { stockWork } from '../../../testing/stock.ts';
import { createProduct, editProduct, readProductForStaff, readVariationMatrix } from '../../index.ts';

const { test, sale } = saleForEachTest();
const { cushion } = matrixWork(sale);

describe('the matrix of variations', () => {
  it('tells all active variations in their order, as they can be sold now [ADM-113]', async () => {
    const { productId, id, change, rows } = await cushion();
    await stockWork(sale).reserve({ [id('blue')]: 2 });
    await change({ green: { archived: true }, red: { msrp: 800, weightGrams: 300 } });
    expect(await rows()).toEqual([
      {
        id: id('red'),
        revision: 2,
        sku: 'c-red',
        values: { color: 'red' },
        picture: null,
        price: 500,
        msrp: 800,
        weightGrams: 300,
        salable: 5,
        low: false,
        unavailableForSale: false,
        discontinued: false,
        archived: false,
      },
      expect.objectContaining({ id: id('blue'), revision: 1, salable: 3, msrp: null }),
    ]);
    expect(await rows(true)).toMatchObject([{ id: id('green'), archived: true, revision: 2 }]);
    const { product, currency } = await readVariationMatrix(sale.system, { productId, archived: false });
    const { revision, sku, name, variants } = await readProductForStaff(sale.system, productId);
    expect(product).toEqual({ id: productId, revision, sku, name, variants, media: [] });
    expect(currency).toBe('USD');
  });

  it('tells the pictures of the product, and the first of each variation', async () => {
    const { productId, rows } = await cushion();
    const media = [{ file: 'all.webp', alt: 'All', width: 4, height: 3 }];
    const own = [{ file: 'red.webp', alt: 'Red', width: 1, height: 1 }];
    const variations = [{ sku: 'c-red', media: own }, { sku: 'c-blue' }, { sku: 'c-green' }];
    await editProduct(sale.system, { productId, revision: 1, media, variations });
    const { product } = await readVariationMatrix(sale.system, { productId, archived: false });
    expect(product.media).toEqual([
      { file: 'all.webp', kind: 'image', video: null, alt: 'All', width: 4, height: 3 },
    ]);
    expect((await rows()).map(({ picture }) => picture)).toEqual([
      { file: 'red.webp', alt: 'Red' },
      null,
      null,
    ]);
  });

  it('is read in as many statements for 2,048 variations as for one [ADM-113]', async () => {
    const sent: number[] = [];
    for (const variations of [1, 2048]) {
      const { id: productId } = await createProduct(sale.system, rugProduct(variations));
      const statements = await recordStatements(test.db, async () => {
        const { rows } = await readVariationMatrix(sale.system, { productId, archived: false });
        expect(rows).toHaveLength(variations);
      });
      sent.push(statements.length);
    }
    expect(sent[1]).toBe(sent[0]);
  });

  it('is not told of archived ones more than a product has: of the last changed', async () => {
    const { id: productId } = await createProduct(sale.system, rugProduct(3));
    await test.db.pool.query(
      `insert into product (seller_id, id, sku, class_code, parent_id, variation_values, position, name, price,
         updated_at, archived)
       select seller_id, gen_random_uuid(), 'old-' || n, 'simple', id, '{}', 3000 - n, name, 1,
         timestamptz '2020-01-01' + n * interval '1 minute', true
       from product, generate_series(1, 2050) n where id = $1`,
      [productId],
    );
    const { rows } = await readVariationMatrix(sale.system, { productId, archived: true });
    expect([rows.length, rows.at(0)?.sku, rows.at(-1)?.sku]).toEqual([2048, 'old-2050', 'old-3']);
  });

  it('is of a product that whoever asks may see, and not of a variation', async () => {
    const { productId, id } = await cushion();
    const other = await makeSale(test.db);
    const reader = staffOf(sale.system, ['catalog:read']);
    const read = (ctx = sale.system, of = productId) =>
      readVariationMatrix(ctx, { productId: of, archived: false });
    expect((await read(reader)).rows).toHaveLength(3);
    for (const [ctx, of] of [
      [sale.system, newId()],
      [sale.system, id('red')],
      [other.system, productId],
      [staffOf(sale.system, ['catalog:read'], other.shop.ownSellerId), productId],
    ] as const) {
      await expect(read(ctx, of)).rejects.toMatchObject({ code: 'not-found', field: 'productId' });
    }
    await expect(read(staffOf(sale.system, ['orders:read']))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(read(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
