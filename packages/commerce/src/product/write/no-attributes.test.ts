import { describe, expect, it } from 'vitest';
import { variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { createProduct, editProduct, readProductForStaff } from '../index.ts';

const { sale } = saleForEachTest();

const refused = {
  code: 'invalid-input',
  field: 'variants',
  reason: { code: 'input.min_entries', params: { n: 1 } },
};

describe('a variable product without attributes', () => {
  it('is one without variations, and is given both at once', async () => {
    const bare = variableProduct({}, { sku: 'c', variants: [] });
    const { id: productId } = await createProduct(sale.system, bare);
    const { variants, variations } = variableProduct({ red: 500 }, { sku: 'c' });
    await editProduct(sale.system, { productId, revision: 1, variants, variations });
    expect(await readProductForStaff(sale.system, productId)).toMatchObject({ variants, variations: 1 });
  });

  it('has no variations, for each differs from the others in something', async () => {
    const variations = [{ sku: 'c-red', values: {}, price: 500 }];
    await expect(
      createProduct(sale.system, variableProduct({}, { variants: [], variations })),
    ).rejects.toMatchObject(refused);
    const { id: productId } = await createProduct(sale.system, variableProduct({ red: 500 }));
    await expect(editProduct(sale.system, { productId, revision: 1, variants: [] })).rejects.toMatchObject(
      refused,
    );
  });
});
