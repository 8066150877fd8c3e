import { beforeEach, describe, expect, it } from 'vitest';
import { type Cushion, matrixWork } from '../../../testing/matrix.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { waitingConnections } from '../../../testing/transactions.ts';
import { editProduct, readProductForStaff } from '../../index.ts';

const { test, sale } = saleForEachTest();
const { cushion, entries } = matrixWork(sale);

let made: Cushion;
beforeEach(async () => {
  made = await cushion();
});
const skus = async () => (await made.rows()).map(({ sku }) => sku);
const readParent = () => readProductForStaff(sale.system, made.productId);

describe('skus of variations that are changed together', () => {
  it('are exchanged, also in a circle [ADM-114]', async () => {
    await made.change({ red: { sku: 'c-blue' }, blue: { sku: 'c-green' }, green: { sku: 'c-red' } });
    expect(await skus()).toEqual(['c-blue', 'c-green', 'c-red']);
  });

  it('leave the product its default variation, by whatever sku that is known, and it is told [ADM-018]', async () => {
    await made.change({ red: { sku: 'c-blue' }, blue: { sku: 'c-red' } });
    const { defaultVariationSku, revision } = await readParent();
    expect(defaultVariationSku).toBe('c-blue');
    expect((await entries()).at(-1)).toMatchObject({
      entityId: made.productId,
      changes: [
        { path: ['variations'] },
        { path: ['defaultVariationSku'], before: 'c-red', after: 'c-blue' },
      ],
    });
    await made.change({ blue: { revision: 2, sku: 'navy' }, green: { sku: 'lime' } });
    expect((await readParent()).defaultVariationSku).toBe('c-blue');
    // The product as a whole is sound: it can be saved.
    await editProduct(sale.system, { productId: made.productId, revision: revision + 1, name: 'Pillow' });
  });

  it('are refused where others have them, each of them, and a sku that stays is another too', async () => {
    const other = await sale.simple();
    const late = made.change({ red: { sku: other.sku }, blue: { sku: 'c' }, green: { sku: 'free' } });
    await expect(late).rejects.toMatchObject({
      code: 'conflict',
      field: 'changes.0.sku',
      params: { sku: other.sku },
      issues: [
        {
          field: 'changes.0.sku',
          message: { code: 'catalogue.sku_taken', params: { sku: other.sku } },
        },
        { field: 'changes.1.sku', message: { code: 'catalogue.sku_taken', params: { sku: 'c' } } },
      ],
    });
    const ofOne = made.change({ green: { price: 800, sku: 'c-green' }, red: { sku: 'c-green' } });
    await expect(ofOne).rejects.toMatchObject({ code: 'conflict', field: 'changes.1.sku' });
    const ofOther = made.change({ red: { sku: 'c-blue' } });
    await expect(ofOther).rejects.toMatchObject({ code: 'conflict', field: 'changes.0.sku' });
    expect(await skus()).toEqual(['c-red', 'c-blue', 'c-green']);
  });

  it('are refused where two are given the same: all but the first', async () => {
    const late = made.change({ red: { sku: 'same' }, blue: { sku: 'same' }, green: { sku: ' same' } });
    await expect(late).rejects.toMatchObject({
      code: 'invalid-input',
      issues: [
        { field: 'changes.1.sku', message: { code: 'catalogue.sku_twice' } },
        { field: 'changes.2.sku', message: { code: 'catalogue.sku_twice' } },
      ],
    });
    expect(await skus()).toEqual(['c-red', 'c-blue', 'c-green']);
  });

  it('are taken once of two changes at once, also of two products', async () => {
    const other = await sale.simple();
    const results = await Promise.allSettled([
      made.change({ red: { sku: 'same' } }),
      made.change({ blue: { price: 1 }, green: { sku: 'same' } }),
      editProduct(sale.system, { productId: other.id, revision: 1, sku: 'same' }),
    ]);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(2);
    for (const reason of refused) {
      expect(reason).toMatchObject({ code: 'conflict', field: expect.stringMatching(/sku$/) });
    }
  });
});

it('a sku that somebody takes while it is given to a variation is told by its row', async () => {
  const other = await sale.simple();
  const client = await test.db.pool.connect();
  try {
    await client.query('begin');
    await client.query(`update product set sku = 'same' where id = $1`, [other.id]);
    const late = made.change({ blue: { price: 1 }, red: { sku: 'same' } });
    const refused = expect(late).rejects.toMatchObject({
      code: 'conflict',
      field: 'changes.1.sku',
      reason: { code: 'catalogue.sku_taken' },
    });
    await expect.poll(() => waitingConnections(test.db)).toBe(1);
    await client.query('commit');
    await refused;
  } finally {
    client.release();
  }
  expect(await skus()).toEqual(['c-red', 'c-blue', 'c-green']);
});
