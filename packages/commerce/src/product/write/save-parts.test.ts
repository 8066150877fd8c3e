import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { draft, recordAt } from '../../testing/drafts.ts';
import { simpleProduct, variableProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { createProduct, createProducts } from './create-products.ts';
import type { ProductWrite } from './product-write.ts';
import { saveProducts } from './save-products.ts';

const { test, sale } = saleForEachTest();

const save = (...writes: ProductWrite[]) => saveProducts(sale.system, writes);
const recordOf = (slug: string) => recordAt(test.db, sale, slug);

describe('saving what products consist of', () => {
  it('adds, changes, reorders and takes out variations; what comes back is what it was', async () => {
    await createProduct(sale.system, variableProduct({ red: 500, blue: 700 }, { sku: 'cushion' }));
    const before = await recordOf('cushion');
    if (before?.classCode !== 'variable_product') throw new Error('no cushion');
    const [red, blue] = before.variations;
    if (!red || !blue) throw new Error('no variations');
    const variants = before.variants.map((one) => ({
      ...one,
      options: [...one.options, { value: 'green' }],
    }));
    const green = { ...red, sku: 'cushion-green', values: { color: 'green' }, price: 300 };
    const wanted = { variants, variations: [green, { ...blue, price: 650, stock: null }] };
    expect(await save(draft('cushion', wanted))).toEqual([{ kind: 'changed' }]);
    expect(await recordOf('cushion')).toMatchObject(wanted);
    const ids = async () =>
      (
        await test.db.pool.query(
          `select id, sku, archived, price::int from product where seller_id = $1 order by sku`,
          [sale.shop.ownSellerId],
        )
      ).rows;
    const during = await ids();
    expect(during).toMatchObject([
      { sku: 'cushion', price: 300 },
      { sku: 'cushion-blue', archived: false },
      { sku: 'cushion-green', archived: false },
      { sku: 'cushion-red', archived: true },
    ]);
    expect(await save(draft('cushion', { ...before, variants: before.variants }))).toEqual([
      { kind: 'changed' },
    ]);
    expect(await recordOf('cushion')).toEqual(before);
    expect((await ids()).map(({ id }) => id)).toEqual(during.map(({ id }) => id));
  });

  it('knows a variation by its values when its sku is new', async () => {
    await createProduct(sale.system, variableProduct({ red: 500 }, { sku: 'pad' }));
    const before = await recordOf('pad');
    if (before?.classCode !== 'variable_product') throw new Error('no pad');
    const renamed = before.variations.map((one) => ({ ...one, sku: 'pad-new' }));
    await save(draft('pad', { variations: renamed }));
    const { rows } = await test.db.pool.query(
      'select sku from product where parent_id is not null and seller_id = $1',
      [sale.shop.ownSellerId],
    );
    expect(rows).toEqual([{ sku: 'pad-new' }]);
  });

  it('files products under other categories and grouped ones over other products', async () => {
    await createCategories(sale.system, [
      { name: 'A', slug: 'a' },
      { name: 'B', slug: 'b' },
    ]);
    await createProducts(sale.system, [
      ...['one', 'two', 'three'].map((sku) => simpleProduct({ sku, categories: ['a'] })),
      { classCode: 'grouped', sku: 'set', name: 'Set', slug: 'set', children: ['one', 'two'] },
    ]);
    await save(draft('one', { categories: ['b', 'a'] }), draft('set', { children: ['three', 'one'] }));
    expect(await recordOf('one')).toMatchObject({ categories: ['b', 'a'] });
    expect(await recordOf('set')).toMatchObject({ children: ['three', 'one'] });
  });
});
