import { describe, expect, it } from 'vitest';
import { createCategories, updateCategory } from '../../../category/index.ts';
import { approveSeller, carrySeller, createSeller } from '../../../shop/index.ts';
import { staffOf, testPlatform } from '../../../testing/context.ts';
import { simpleProduct } from '../../../testing/products.ts';
import { makeSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { unique } from '../../../testing/unique.ts';
import { archiveProduct, createProduct, createProducts } from '../../index.ts';
import { productFacets } from './product-facets.ts';

const { test, sale } = saleForEachTest();

describe('what products can be filtered by in the back office', () => {
  it('are categories, each below its parent in its order, hidden ones too [ADM-101]', async () => {
    const made = await createCategories(sale.system, [
      { name: 'Garden', position: 2 },
      { name: 'Home', position: 1 },
      { name: 'Kitchen', parent: 'home', position: 2 },
      { name: 'Bath', parent: 'home', position: 1 },
      { name: 'Mugs', parent: 'kitchen' },
      { name: 'Bowls', parent: 'kitchen' },
    ]);
    const home = made[1]?.id ?? '';
    await updateCategory(sale.system, { categoryId: made[0]?.id ?? '', isActive: false });
    const { categories } = await productFacets(sale.system);
    expect(categories.map(({ name }) => name)).toEqual([
      'Home',
      'Bath',
      'Kitchen',
      'Bowls',
      'Mugs',
      'Garden',
    ]);
    expect(categories[0]).toEqual({ id: home, slug: 'home', name: 'Home', parent: null, isActive: true });
    expect(categories[1]).toMatchObject({ slug: 'bath', parent: home });
    expect(categories.at(-1)).toMatchObject({ isActive: false });
  });

  it('are brands by name, and attributes with their values, the commonest first [ADM-101]', async () => {
    const attributes = [
      { color: 'red', size: 5 },
      { color: ['blue', 'red'], size: 5 },
      { color: 'blue', size: 6.5 },
      { color: 'blue', fit: 'slim' },
    ];
    const brands = ['Bolt', 'Acme', 'acme', 'Bolt'];
    await createProducts(
      sale.system,
      attributes.map((one, at) => simpleProduct({ attributes: one, brand: brands[at] ?? null })),
    );
    const gone = await sale.simple({ brand: 'Gone', attributes: { gone: 'yes' } });
    await archiveProduct(sale.system, gone.id);
    expect(await productFacets(sale.system)).toMatchObject({
      brands: ['Acme', 'Bolt', 'acme'],
      attributes: [
        { name: 'color', values: ['blue', 'red'] },
        { name: 'size', values: ['5', '6.5'] },
        { name: 'fit', values: ['slim'] },
      ],
    });
  });

  it('are a hundred values of an attribute at most, and a hundred attributes', async () => {
    const names = Array.from({ length: 100 }, (_, at) => `n${at}`);
    const products = Array.from({ length: 102 }, (_, at) =>
      simpleProduct({ attributes: { many: `v${at}`, [`one${at}`]: 'x' } }),
    );
    await createProducts(sale.system, [
      ...products,
      simpleProduct({ attributes: Object.fromEntries(names.map((name) => [name, 'x'])) }),
    ]);
    const { attributes } = await productFacets(sale.system);
    expect(attributes).toHaveLength(100);
    expect(attributes[0]).toMatchObject({ name: 'many' });
    expect(attributes[0]?.values).toHaveLength(100);
  });

  it('are of a seller alone for who is limited to one, and of no other shop', async () => {
    const shop = await makeSale(test.db, { type: 'marketplace' });
    const platform = testPlatform(test.db, shop.clock);
    const sellers: string[] = [];
    for (const brand of ['First', 'Second']) {
      const name = unique('seller');
      const { sellerId } = await createSeller(platform, { code: name, name });
      await carrySeller(platform, { shopId: shop.shop.id, sellerId });
      await approveSeller(shop.system, { sellerId });
      await createProduct(shop.system, simpleProduct({ brand, attributes: { of: brand } }), { sellerId });
      sellers.push(sellerId);
    }
    expect((await productFacets(shop.system)).brands).toEqual(['First', 'Second']);
    expect(await productFacets(staffOf(shop.system, ['catalog:read'], sellers[1]))).toMatchObject({
      brands: ['Second'],
      attributes: [{ name: 'of', values: ['Second'] }],
    });
    expect(await productFacets(sale.system)).toEqual({ categories: [], brands: [], attributes: [] });
    await expect(productFacets(staffOf(shop.system, ['orders:read']))).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('take three statements', async () => {
    await sale.simple({ brand: 'Acme', attributes: { color: 'red' } });
    expect(await recordStatements(test.db, () => productFacets(sale.system))).toHaveLength(3);
  });
});
