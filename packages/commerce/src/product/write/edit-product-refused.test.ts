import { describe, expect, it } from 'vitest';
import { createCategory } from '../../category/index.ts';
import type { Buyer } from '../../pricing/index.ts';
import { productOption, simpleProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { readProduct } from '../page/read-product.ts';
import { createProduct } from './create-products.ts';
import { editProduct } from './edit-product.ts';

const { test, sale } = saleForEachTest();

const anybody: Buyer = { group: undefined, prices: 'visible' };

describe('changing a product', () => {
  it('is refused to whoever did not see that somebody else changed the same', async () => {
    const { id, slug } = await createProduct(sale.system, simpleProduct());
    await createCategory(sale.system, { name: 'Home' });
    const change = { productId: id, revision: 1, name: 'Tall mug', brand: 'Acme', categories: ['home'] };
    expect(await editProduct(sale.system, change)).toEqual({ revision: 2 });
    expect(await editProduct(sale.system, change), 'the same wish, twice').toEqual({ revision: 2 });
    await expect(editProduct(sale.system, { ...change, name: 'Low mug' })).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      params: { fields: 'name', revision: 2 },
    });
    expect(await readProduct(sale.guest(), { slug }, anybody)).toMatchObject({
      name: 'Tall mug',
      brand: 'Acme',
      revision: 2,
      primaryCategory: { slug: 'home' },
    });
  });

  it('lets one of ten at once win', async () => {
    const { id } = await createProduct(sale.system, simpleProduct());
    const outcomes = await Promise.allSettled(
      Array.from({ length: 10 }, (_, at) =>
        editProduct(sale.system, { productId: id, revision: 1, name: `N${at}` }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it("does not reach another shop's product", async () => {
    const { id } = await createProduct(sale.system, simpleProduct());
    const other = await makeSale(test.db);
    await expect(
      editProduct(other.system, { productId: id, revision: 1, name: 'Mine' }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('checks options and rules as they are together afterwards', async () => {
    const rules = [
      {
        operator: 'all' as const,
        conditions: [{ option: 'wrap', values: ['yes'] }],
        actions: [{ option: 'wrap', action: 'show' as const }],
      },
    ];
    const { id } = await createProduct(
      sale.system,
      simpleProduct({ productOptions: [productOption()], productOptionRules: rules }),
    );
    await expect(
      editProduct(sale.system, { productId: id, revision: 1, productOptions: [] }),
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'productOptionRules.0' });
  });
});
