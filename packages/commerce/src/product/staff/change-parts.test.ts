import { describe, expect, it } from 'vitest';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import {
  changeProduct,
  createProduct,
  createProducts,
  type ProductChange,
  readProductForStaff,
} from '../index.ts';

const { test, sale } = saleForEachTest();

const read = (id: string) => readProductForStaff(sale.system, id);
const change = (productId: string, fields: Partial<ProductChange>) =>
  changeProduct(sale.system, { productId, revision: 1, ...fields });

describe('changing a grouped product', () => {
  it('takes as parts of a group simple products of the same seller alone, and names any other [ADM-115]', async () => {
    const [cup, pot] = [await sale.simple(), await sale.simple()];
    const cushion = await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'cushion' }));
    const group = (sku: string, children: string[]) =>
      createProduct(sale.system, { classCode: 'grouped', sku, slug: sku, name: 'Set', children });
    const [set, other] = [await group('set', [cup.sku]), await group('other', [cup.sku])];
    await change(set.id, { children: [pot.sku, cup.sku] });
    expect((await read(set.id)).children.map(({ id }) => id)).toEqual([pot.id, cup.id]);
    await change(set.id, { revision: 2, children: [cup.sku, pot.sku] });
    expect((await read(set.id)).children.map(({ id }) => id)).toEqual([cup.id, pot.id]);
    const elsewhere = await makeSale(test.db);
    const gift = { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 5 } as const;
    await createProduct(sale.system, gift);
    const theirs = (await elsewhere.simple()).sku;
    const strange = [cushion.sku, 'cushion-red', other.sku, gift.sku, theirs, 'none'];
    for (const sku of strange) {
      await expect(change(set.id, { revision: 3, children: [cup.sku, sku] }), sku).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'children.1',
        reason: { code: 'catalogue.not_a_part', params: { sku } },
      });
    }
    await expect(change(set.id, { revision: 3, children: [] })).rejects.toMatchObject({ field: 'children' });
    const many = Array.from({ length: 101 }, (_, at) => `s${at}`);
    await createProducts(
      sale.system,
      many.map((sku) => simpleProduct({ sku })),
    );
    await change(set.id, { revision: 3, children: many.slice(1) });
    expect((await read(set.id)).children.map(({ sku }) => sku)).toEqual(many.slice(1));
    await expect(change(set.id, { revision: 4, children: many })).rejects.toMatchObject({
      field: 'children',
      reason: { code: 'input.max_entries' },
    });
  });
});
