import { newId } from '@stoa/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Cushion, matrixWork } from '../../../testing/matrix.ts';
import { rugProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { changeVariations, createProduct, readVariationMatrix } from '../../index.ts';

const { test, sale } = saleForEachTest();
const { cushion, entries } = matrixWork(sale);

let made: Cushion;
beforeEach(async () => {
  made = await cushion();
});
const refused = (...told: (readonly [field: string, code: string])[]) => ({
  code: 'invalid-input',
  issues: told.map(([field, code]) => ({ field, message: { code } })),
});

/** Writes an archived variation past all use cases; returns its id. */
async function archivedOne(productId: string, values: object): Promise<string> {
  const id = newId();
  await test.db.pool.query(
    `insert into product (seller_id, id, sku, class_code, parent_id, variation_values, name, price, archived)
     select seller_id, $2::uuid, $2, 'simple', id, $3, name, 1, true from product where id = $1`,
    [productId, id, values],
  );
  return id;
}
const change = (productId: string, changes: Readonly<Record<string, boolean>>) =>
  changeVariations(sale.system, {
    productId,
    changes: Object.entries(changes).map(([id, archived]) => ({ id, revision: 1, archived })),
  });

describe('variations of a matrix', () => {
  it('are archived and brought back together, with their ids and what they had [ADM-114]', async () => {
    const before = await made.rows();
    expect(await made.change({ red: { archived: true }, blue: { archived: true } })).toMatchObject([
      { archived: true, revision: 2, salable: 5 },
      { archived: true, revision: 2 },
    ]);
    expect(await made.rows()).toMatchObject([{ sku: 'c-green' }]);
    expect((await entries())[0]).toMatchObject({
      entityId: made.id('red'),
      changes: [{ path: ['archived'], before: false, after: true }],
    });
    const back = { revision: 2, archived: false };
    await made.change({ red: back, blue: back });
    expect(await made.rows()).toEqual(
      before.map((row) => (row.sku === 'c-green' ? row : { ...row, revision: 3 })),
    );
  });

  it('are not brought back where the product has their values no more', async () => {
    const strange = await Promise.all(
      [{ color: 'pink' }, { color: 'red', size: 'S' }, {}].map((values) =>
        archivedOne(made.productId, values),
      ),
    );
    const late = change(made.productId, Object.fromEntries(strange.map((id) => [id, false])));
    await expect(late).rejects.toMatchObject(
      refused(
        ['changes.0.archived', 'catalogue.values_gone'],
        ['changes.1.archived', 'catalogue.values_gone'],
        ['changes.2.archived', 'catalogue.values_gone'],
      ),
    );
    expect(await made.rows()).toHaveLength(3);
  });

  it('are not brought back where another one has their values, or is brought back too', async () => {
    const [red, other] = [
      await archivedOne(made.productId, { color: 'red' }),
      await archivedOne(made.productId, { color: 'red' }),
    ];
    const late = change(made.productId, { [red]: false });
    await expect(late).rejects.toMatchObject(refused(['changes.0.archived', 'catalogue.combination_taken']));
    const both = change(made.productId, { [made.id('red')]: true, [red]: false, [other]: false });
    await expect(both).rejects.toMatchObject(refused(['changes.2.archived', 'catalogue.combination_taken']));
    await change(made.productId, { [made.id('red')]: true, [other]: false });
    expect((await made.rows()).map(({ id }) => id).toSorted()).toEqual(
      [other, made.id('blue'), made.id('green')].toSorted(),
    );
  });

  it('are brought back once of two with the same values at once', async () => {
    await made.change({ red: { archived: true } });
    const other = await archivedOne(made.productId, { color: 'red' });
    const results = await Promise.allSettled([
      change(made.productId, { [other]: false }),
      made.change({ red: { revision: 2, archived: false } }),
    ]);
    const reasons = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toMatchObject([refused(['changes.0.archived', 'catalogue.combination_taken'])]);
    expect(await made.rows()).toHaveLength(3);
  });

  it('are not brought back beyond 2,048 of them', async () => {
    const rug = await createProduct(sale.system, rugProduct(2048));
    const [first = '', second = ''] = Object.values(rug.variationIds);
    await test.db.pool.query(
      `update product set variants = jsonb_set(variants, '{0,options,0}', '{"value":"x"}')
      where id = $1`,
      [rug.id],
    );
    const back = await archivedOne(rug.id, { color: 'x', size: 's0' });
    await expect(change(rug.id, { [back]: false })).rejects.toMatchObject(
      refused(['changes.0.archived', 'catalogue.most_variations']),
    );
    expect(await change(rug.id, { [first]: true, [back]: false })).toHaveLength(2);
    const another = await archivedOne(rug.id, { color: 'x', size: 's1' });
    await change(rug.id, { [second]: true, [another]: false });
    const matrix = await readVariationMatrix(sale.system, { productId: rug.id, archived: false });
    expect(matrix.rows).toHaveLength(2048);
  });
});
