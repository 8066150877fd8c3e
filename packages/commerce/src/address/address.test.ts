import { describe, expect, it } from 'vitest';
import {
  createCategories,
  createCategory,
  moveCategorySlug,
  readCategory,
  resolveAddress,
} from '../category/index.ts';
import { createPage } from '../content/index.ts';
import { createProduct, moveProductSlug, readProduct } from '../product/index.ts';
import { recordChanges } from '../testing/changes.ts';
import { simpleProduct } from '../testing/products.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { recordStatements } from '../testing/statements.ts';
import { createRedirect } from './create-redirect.ts';

const { test, sale } = saleForEachTest();

const at = (path: string) => resolveAddress(sale.guest(), path);

describe('an address', () => {
  it('leads to a product, a category or a page, in one statement', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ slug: 'mug' }));
    const category = await createCategory(sale.system, { name: 'Home' });
    const { pageId } = await createPage(sale.system, { title: 'Privacy', slug: 'privacy-policy' });
    expect(await at('/mug')).toEqual({ kind: 'product', id, path: 'mug' });
    const page = await readCategory(sale.guest(), { slug: 'home' });
    expect(page?.name).toBe('Home');
    expect(await at('/home/')).toEqual({ kind: 'category', id: category.id, path: 'home', page });
    expect(await at('privacy-policy')).toEqual({ kind: 'page', id: pageId, path: 'privacy-policy' });
    expect(await recordStatements(test.db, () => at('/mug'))).toHaveLength(1);
  });

  it('leads nowhere when it is unknown, hostile or of another shop', async () => {
    const other = await makeSale(test.db);
    await createProduct(other.system, simpleProduct({ slug: 'theirs' }));
    for (const path of ['/theirs', '/', '', '\0', "/' or 1=1", `/${'x'.repeat(10_000)}`, '/\ud800']) {
      expect(await at(path), path.slice(0, 20)).toEqual({ kind: 'none' });
    }
  });

  it('is one name for one thing in a shop, and free in another', async () => {
    await createProduct(sale.system, simpleProduct({ slug: 'lamps' }));
    const taken = { code: 'conflict', field: 'slug', params: { slug: 'lamps' } };
    await expect(createCategory(sale.system, { name: 'Lamps' })).rejects.toMatchObject(taken);
    await expect(createPage(sale.system, { title: 'Lamps', slug: 'lamps' })).rejects.toMatchObject(taken);
    await expect(createProduct(sale.system, simpleProduct({ slug: 'lamps' }))).rejects.toMatchObject(taken);
    await expect(createRedirect(sale.system, { from: 'lamps', to: '/x' })).rejects.toMatchObject({
      code: 'conflict',
      field: 'from',
    });
    const other = await makeSale(test.db);
    await expect(createCategory(other.system, { name: 'Lamps' })).resolves.toMatchObject({ slug: 'lamps' });
  });

  it('in other letters, and the full path of a category, lead on with 301', async () => {
    await createProduct(sale.system, simpleProduct({ slug: 'mug' }));
    await createCategories(sale.system, [{ name: 'Home' }, { name: 'Lamps', parent: 'home' }]);
    expect(await at('/Mug')).toEqual({ kind: 'redirect', to: '/mug', type: 301 });
    expect(await at('/home/lamps')).toEqual({ kind: 'redirect', to: '/lamps', type: 301 });
    expect(await at('/lamps/home')).toEqual({ kind: 'none' });
  });
});

describe('moving', () => {
  it('leaves the old address to lead on with 301, straight to the latest', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ slug: 'a' }));
    const changes = await recordChanges(test.db, () =>
      moveProductSlug(sale.system, { productId: id, slug: 'b' }),
    );
    expect(changes).toMatchObject([{ kind: 'product.changed', entityId: id, data: { from: 'a' } }]);
    await moveProductSlug(sale.system, { productId: id, slug: 'c' });
    for (const old of ['/a', '/b']) expect(await at(old)).toEqual({ kind: 'redirect', to: '/c', type: 301 });
    expect(await at('/c')).toMatchObject({ kind: 'product', id });
    expect(await readProduct(sale.guest(), { id }, { group: undefined, prices: 'visible' })).toMatchObject({
      slug: 'c',
    });
  });

  it('can go back, and nobody else takes a former address', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ slug: 'a' }));
    await moveProductSlug(sale.system, { productId: id, slug: 'b' });
    await expect(createProduct(sale.system, simpleProduct({ slug: 'a' }))).rejects.toMatchObject({
      code: 'conflict',
    });
    await moveProductSlug(sale.system, { productId: id, slug: 'a' });
    expect(await at('/a')).toMatchObject({ kind: 'product', id });
    expect(await at('/b')).toEqual({ kind: 'redirect', to: '/a', type: 301 });
  });

  it('takes what is below a category along', async () => {
    const made = await createCategories(sale.system, [
      { name: 'Home' },
      { name: 'Lamps', parent: 'home' },
      { name: 'Shades', parent: 'lamps' },
      { name: 'Homeware' },
    ]);
    await moveCategorySlug(sale.system, { categoryId: made[0]?.id ?? '', slug: 'house' });
    const paths = await Promise.all(
      made.map(async ({ id }) => (await readCategory(sale.guest(), { id }))?.path),
    );
    expect(paths).toEqual(['house', 'house/lamps', 'house/lamps/shades', 'homeware']);
    expect(await at('/home')).toEqual({ kind: 'redirect', to: '/house', type: 301 });
  });

  it('refuses taken and reserved addresses and what is not there', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ slug: 'a' }));
    await createProduct(sale.system, simpleProduct({ slug: 'b' }));
    const move = (slug: string) => moveProductSlug(sale.system, { productId: id, slug });
    await expect(move('b')).rejects.toMatchObject({ code: 'conflict', field: 'slug' });
    await expect(move('checkout')).rejects.toMatchObject({ code: 'invalid-input', field: 'slug' });
    const other = await makeSale(test.db);
    await expect(moveProductSlug(other.system, { productId: id, slug: 'x' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(moveCategorySlug(other.system, { categoryId: id, slug: 'x' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('a redirect', () => {
  it('leads to a path of the shop with the type given', async () => {
    for (const type of [301, 302, 307, 308] as const) {
      await createRedirect(sale.system, { from: `summer-${type}`, to: '/sale?from=ad', type });
      expect(await at(`/summer-${type}`)).toEqual({ kind: 'redirect', to: '/sale?from=ad', type });
    }
    await createRedirect(sale.system, { from: 'winter', to: '/sale' });
    expect(await at('/winter')).toEqual({ kind: 'redirect', to: '/sale', type: 301 });
  });

  it('never leads out of the shop, nor to itself [AUTH-514]', async () => {
    for (const to of [
      '//evil.test',
      'https://evil.test',
      'javascript:alert(1)',
      '/\\evil.test',
      '/summer',
      'x',
    ]) {
      await expect(createRedirect(sale.system, { from: 'summer', to })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'to',
      });
    }
  });
});
