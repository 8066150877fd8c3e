import { newId } from '@stoa/database';
import type { Scope } from '@stoa/domain';
import { beforeEach, describe, expect, it } from 'vitest';
import { changePrice } from '../../../pricing/index.ts';
import { staffOf } from '../../../testing/context.ts';
import { type Cushion, matrixWork } from '../../../testing/matrix.ts';
import { makeSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { changeVariations, editProduct, readProductForStaff } from '../../index.ts';

const { test, sale } = saleForEachTest();
const { cushion, entries } = matrixWork(sale);

let made: Cushion;
beforeEach(async () => {
  made = await cushion();
});
const as = (...scopes: Scope[]) => staffOf(sale.system, scopes);
const issues = (...fields: string[]) => ({
  code: 'invalid-input',
  issues: fields.map((field) => ({ field })),
});

describe('variations are changed beside others who change them', () => {
  it('where the fields are others, and each row keeps what both set [ADM-907]', async () => {
    await made.change({ red: { price: 450 }, blue: { weightGrams: 9 } });
    await made.change({ red: { price: 500, weightGrams: 3 }, blue: { price: 650 }, green: { price: 800 } });
    expect(await made.rows()).toMatchObject([
      { price: 450, weightGrams: 3, revision: 3 },
      { price: 650, weightGrams: 9, revision: 3 },
      { price: 800, revision: 2 },
    ]);
    // Each row is merged since the revision that was seen of it, however often it was changed.
    await made.change({ red: { revision: 3, sku: 'crimson', price: 440 } });
    await made.change({ red: { revision: 1, msrp: 990 }, blue: { revision: 2, msrp: 800 } });
    expect(await made.rows()).toMatchObject([
      { sku: 'crimson', price: 440, weightGrams: 3, msrp: 990, revision: 5 },
      { price: 650, weightGrams: 9, msrp: 800, revision: 4 },
      { price: 800, revision: 2 },
    ]);
  });

  it('but for the same fields: all in conflict are told, as they are now, and nothing is written [ADM-907]', async () => {
    await made.change({ red: { price: 450, discontinued: true }, blue: { sku: 'navy' } });
    await changePrice(sale.system, { productId: made.id('green'), price: 850 });
    const before = await made.rows();
    const late = made.change({
      green: { price: 800, msrp: 999 },
      red: { price: 400, weightGrams: 7, discontinued: true },
      blue: { sku: 'azure', price: 600 },
    });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      params: { fields: 'changes.0.price, changes.1.price, changes.2.sku' },
      present: { 'changes.0.price': 850, 'changes.1.price': 450, 'changes.2.sku': 'navy' },
    });
    expect(await made.rows()).toEqual(before);
  });

  it('where nobody knows what was there, each field that differs is in conflict', async () => {
    const variations = [{ sku: 'c-red', price: 450 }, { sku: 'c-blue' }, { sku: 'c-green' }];
    await editProduct(sale.system, { productId: made.productId, revision: 1, variations });
    await expect(made.change({ red: { price: 480, weightGrams: 0 } })).rejects.toMatchObject({
      params: { fields: 'changes.0.price' },
      present: { 'changes.0.price': 450 },
    });
    await expect(made.change({ blue: { revision: 7, price: 5 } })).rejects.toMatchObject({
      code: 'conflict',
      params: { fields: 'changes.0.price' },
    });
    expect(await made.change({ red: { weightGrams: 0 } })).toMatchObject([{ price: 450, revision: 2 }]);
  });

  it('at once one after the other, each of ten who change other fields', async () => {
    await Promise.all([
      made.change({ red: { price: 450 }, blue: { price: 650 } }),
      made.change({ blue: { weightGrams: 5 }, red: { weightGrams: 4 } }),
      made.change({ green: { discontinued: true }, red: { msrp: 800 } }),
    ]);
    expect(await made.rows()).toMatchObject([
      { price: 450, weightGrams: 4, msrp: 800, revision: 4 },
      { price: 650, weightGrams: 5, revision: 3 },
      { discontinued: true, revision: 2 },
    ]);
  });
});

describe('variations are not changed, none of them', () => {
  it.each([
    ['a price below zero', { price: -1 }, 'price'],
    ['a price beyond all', { price: 1_000_000_000_001 }, 'price'],
    ['a sku of two lines', { sku: 'a\nb' }, 'sku'],
    ['an empty sku', { sku: ' ' }, 'sku'],
    ['a negative weight', { weightGrams: -1 }, 'weightGrams'],
    ['a file that the shop has not', { picture: 'none.jpg' }, 'picture'],
    ['a file outside', { picture: '../x' }, 'picture'],
  ])('to %s', async (_what, fields, field) => {
    const before = await made.rows();
    const late = made.change({ blue: { price: 1 }, red: fields });
    await expect(late).rejects.toMatchObject(issues(`changes.1.${field}`));
    expect(await made.rows()).toEqual(before);
    expect(await entries()).toEqual([]);
    expect(await readProductForStaff(sale.system, made.productId)).toMatchObject({ revision: 1 });
  });

  it('none or too many at once, or one twice', async () => {
    const { productId } = made;
    const red = { id: made.id('red'), revision: 1 };
    const change = (changes: (typeof red)[]) => changeVariations(sale.system, { productId, changes });
    await expect(change([])).rejects.toMatchObject(issues('changes'));
    const many = Array.from({ length: 2049 }, () => ({ ...red, id: newId() }));
    await expect(change(many)).rejects.toMatchObject(issues('changes'));
    const other = { id: made.id('blue'), revision: 1 };
    await expect(change([red, other, red, { ...red, id: red.id.toUpperCase() }])).rejects.toMatchObject(
      issues('changes.2.id', 'changes.3.id'),
    );
  });

  it('by whoever may not, nor prices by whoever may not change prices', async () => {
    await made.change({ red: { price: 500, msrp: null, weightGrams: 3 } }, as('catalog:write'));
    for (const fields of [{ price: 501 }, { msrp: 900 }]) {
      const late = made.change({ blue: { weightGrams: 9 }, green: fields }, as('catalog:write'));
      await expect(late).rejects.toMatchObject({ code: 'forbidden' });
    }
    expect(await made.row('blue')).toMatchObject({ weightGrams: 0 });
    await made.change({ green: { price: 501 } }, as('catalog:write', 'prices:write'));
    const fields = { blue: { weightGrams: 9 } };
    await expect(made.change(fields, as('catalog:read'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(made.change(fields, sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    const other = staffOf(sale.system, ['catalog:write'], newId());
    await expect(made.change(fields, other)).rejects.toMatchObject({
      code: 'not-found',
      field: 'productId',
    });
  });

  it('as those of another product or of another shop', async () => {
    const { productId } = made;
    const simple = await sale.simple();
    const change = (id: string, ctx = sale.system, of = productId) =>
      changeVariations(ctx, {
        productId: of,
        changes: [
          { id: made.id('red'), revision: 1, price: 1 },
          { id, revision: 1, price: 1 },
        ],
      });
    for (const id of [simple.id, productId, newId()]) {
      await expect(change(id)).rejects.toMatchObject({ code: 'not-found', field: 'changes.1.id' });
    }
    await expect(change(made.id('blue'), sale.system, simple.id)).rejects.toMatchObject({
      code: 'not-found',
      field: 'changes.0.id',
    });
    const { system } = await makeSale(test.db);
    for (const [ctx, of] of [
      [system, productId],
      [sale.system, made.id('red')],
    ] as const) {
      await expect(change(made.id('blue'), ctx, of)).rejects.toMatchObject({
        code: 'not-found',
        field: 'productId',
      });
    }
    expect(await made.row('red')).toMatchObject({ price: 500 });
  });
});
