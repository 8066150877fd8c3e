import { newId } from '@stoa/database';
import type { Scope } from '@stoa/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { registerFile } from '../../../content/index.ts';
import { staffOf } from '../../../testing/context.ts';
import { variableProduct } from '../../../testing/products.ts';
import { makeSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { changeVariation, createProduct, readVariationForStaff, type VariationChange } from '../../index.ts';

const { test, sale } = saleForEachTest();

let productId: string;
let red: string;
let blue: string;
beforeEach(async () => {
  const made = await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }, { sku: 'c' }));
  productId = made.id;
  red = made.variationIds['c-red'] ?? '';
  blue = made.variationIds['c-blue'] ?? '';
});

const read = (variationId = red) => readVariationForStaff(sale.system, { productId, variationId });
const change = (fields: Partial<VariationChange>, ctx = sale.system) =>
  changeVariation(ctx, { productId, variationId: red, revision: 1, ...fields });

const picture = {
  name: 'red.jpg',
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  bytes: 9,
  width: 40,
  height: 30,
};

describe('a variation is not changed', () => {
  const refused = (field: string) => ({ code: 'invalid-input', issues: [{ field }] });

  it.each([
    ['a trade item number that checks not', { gtin: '4006381333930' }, 'gtin'],
    ['a sku of two lines', { sku: 'a\nb' }, 'sku'],
    ['an empty number of the maker', { mpn: '' }, 'mpn'],
    ['a price below zero', { price: -1 }, 'price'],
    [
      'a level for a group that is not there',
      { priceLevels: [{ minQty: 1, price: 1, customerGroups: ['x'] }] },
      'priceLevels',
    ],
    ['a file that the shop has not', { media: [{ file: 'none.jpg', alt: '' }] }, 'media.0.file'],
  ])('to %s', async (_what, fields, field) => {
    await expect(change(fields)).rejects.toMatchObject(refused(field));
    expect(await read()).toMatchObject({ revision: 1, price: 500, sku: 'c-red' });
  });

  it('to a picture that would be a film, and a film without an address that is known', async () => {
    await registerFile(sale.system, picture);
    const film = { file: 'red.jpg', alt: '', video: 'https://example.com/film' };
    await expect(change({ media: [{ ...film, kind: 'video' }] })).rejects.toMatchObject(
      refused('media.0.video'),
    );
    const address = 'https://youtu.be/abcdefghijk';
    await expect(change({ media: [{ ...film, video: address }] })).rejects.toMatchObject(
      refused('media.0.video'),
    );
    await change({ media: [{ ...film, kind: 'video', video: address }] });
    expect((await read()).media).toMatchObject([
      { kind: 'video', video: 'https://www.youtube.com/watch?v=abcdefghijk' },
    ]);
  });

  it('to the sku of another product or variation, nor two at once to the same', async () => {
    const other = await sale.simple();
    for (const sku of ['c-blue', 'c', other.sku]) {
      await expect(change({ sku })).rejects.toMatchObject({
        code: 'conflict',
        field: 'sku',
        params: { sku },
      });
    }
    const both = await Promise.allSettled([
      change({ sku: 'same' }),
      changeVariation(sale.system, { productId, variationId: blue, revision: 1, sku: 'same' }),
    ]);
    const reasons = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toMatchObject([{ code: 'conflict', field: 'sku' }]);
  });

  it('by whoever may not, nor its prices by whoever may not change prices', async () => {
    const as = (...scopes: Scope[]) => staffOf(sale.system, scopes);
    await change({ mpn: 'M-1', price: 500, priceLevels: [], msrp: null }, as('catalog:write'));
    for (const fields of [{ price: 501 }, { msrp: 900 }, { priceLevels: [{ minQty: 2, price: 1 }] }]) {
      await expect(change({ revision: 2, ...fields }, as('catalog:write'))).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    await change({ revision: 2, price: 501 }, as('catalog:write', 'prices:write'));
    await expect(change({ revision: 3, mpn: 'N' }, as('catalog:read'))).rejects.toMatchObject({
      code: 'forbidden',
    });
    const other = staffOf(sale.system, ['catalog:write', 'catalog:read'], newId());
    await expect(change({ revision: 3, mpn: 'N' }, other)).rejects.toMatchObject({ code: 'not-found' });
    await expect(readVariationForStaff(other, { productId, variationId: red })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('as one of another product or of another shop', async () => {
    const simple = await sale.simple();
    const notFound = (field: string) => ({ code: 'not-found', field });
    for (const variationId of [simple.id, productId, newId()]) {
      await expect(change({ variationId, mpn: 'N' })).rejects.toMatchObject(notFound('variationId'));
      await expect(read(variationId)).rejects.toMatchObject(notFound('variationId'));
    }
    await expect(change({ productId: simple.id, mpn: 'N' })).rejects.toMatchObject(notFound('variationId'));
    const { system } = await makeSale(test.db);
    await expect(change({ mpn: 'N' }, system)).rejects.toMatchObject(notFound('productId'));
    await expect(readVariationForStaff(system, { productId, variationId: red })).rejects.toMatchObject(
      notFound('productId'),
    );
  });
});
