import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { registerFile } from '../content/index.ts';
import { recordChanges } from '../testing/changes.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { recordStatements } from '../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { createCategories, createCategory } from './create-categories.ts';
import { type CategoryNode, listCategories, readCategory } from './read-categories.ts';
import { resolveAddress } from './resolve-address.ts';
import { updateCategory } from './update-category.ts';

let test: TestDatabase;
let sale: TestSale;
let ids: string[];
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
  const made = await createCategories(sale.system, [
    { name: 'Home', position: 2 },
    { name: 'Lamps', parent: 'home' },
    { name: 'Shades', parent: 'lamps' },
    { name: 'Garden', position: 1 },
  ]);
  ids = made.map(({ id }) => id);
});

const [HOME, LAMPS, SHADES, GARDEN] = [0, 1, 2, 3];
const id = (at = 0) => ids[at] ?? '';
const tree = async () => (await listCategories(sale.guest())).map(outline);
const outline = (node: CategoryNode): unknown => [node.slug, ...node.children.map(outline)];

describe('categories', () => {
  it('form a tree in their order, one statement', async () => {
    expect(await tree()).toEqual([['garden'], ['home', ['lamps', ['shades']]]]);
    expect(await recordStatements(test.db, tree)).toHaveLength(1);
  });

  it('are read by slug, path or id with what is above and below, one statement [ENT-044, ENT-045, ENT-046]', async () => {
    const optionalContent = {
      title: 'Why',
      subTitle: '',
      description: [],
      showInTitle: true,
      showInSubTitle: false,
      showInDescription: true,
    };
    await updateCategory(sale.system, {
      categoryId: id(LAMPS),
      metaTitle: 'All lamps',
      metaDescription: 'Light',
      metaKeyword: 'lamp',
      image: 'lamps.webp',
      imageMobile: 'lamps-m.webp',
      displayOption: 'horizontal',
      optionalContent,
    });
    const [sha256, bytes] = ['0'.repeat(64), 10_000];
    await registerFile(sale.system, {
      name: 'lamps.webp',
      sha256,
      bytes,
      mime: 'image/webp',
      width: 1600,
      height: 700,
    });
    const found = await readCategory(sale.guest(), { slug: 'lamps' });
    expect(found).toMatchObject({
      name: 'Lamps',
      slug: 'lamps',
      path: 'home/lamps',
      metaTitle: 'All lamps',
      metaKeyword: 'lamp',
      displayOption: 'horizontal',
      optionalContent,
    });
    expect(found?.image).toEqual({ file: 'lamps.webp', width: 1600, height: 700 });
    expect(found?.imageMobile).toEqual({ file: 'lamps-m.webp' });
    expect(found?.breadcrumb.map(({ slug }) => slug)).toEqual(['home', 'lamps']);
    expect(found?.children.map(({ slug }) => slug)).toEqual(['shades']);
    expect(await readCategory(sale.guest(), { path: '/home/lamps/' })).toEqual(found);
    expect(await readCategory(sale.guest(), { id: id(LAMPS) })).toEqual(found);
    expect(await recordStatements(test.db, () => readCategory(sale.guest(), { slug: 'lamps' }))).toHaveLength(
      1,
    );
  });

  it('are unknown to another shop', async () => {
    const other = await makeSale(test.db);
    expect(await readCategory(other.guest(), { id: id(LAMPS) })).toBeUndefined();
    expect(await listCategories(other.guest())).toEqual([]);
    await expect(updateCategory(other.system, { categoryId: id(), name: 'Mine' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(createCategory(other.system, { name: 'X', parent: 'home' })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'parent',
    });
  });

  it('hide what is below them when they are inactive', async () => {
    await updateCategory(sale.system, { categoryId: id(LAMPS), isActive: false });
    expect(await tree()).toEqual([['garden'], ['home']]);
    expect(await readCategory(sale.guest(), { slug: 'shades' })).toBeUndefined();
    expect(await readCategory(sale.guest(), { slug: 'lamps' })).toBeUndefined();
    expect(await resolveAddress(sale.guest(), '/home/lamps/shades')).toEqual({ kind: 'none' });
  });

  it('move in the tree with what is below, never below themselves', async () => {
    const changes = await recordChanges(test.db, () =>
      updateCategory(sale.system, { categoryId: id(LAMPS), parent: 'garden' }),
    );
    expect(changes).toMatchObject([{ kind: 'category.changed', entityId: id(LAMPS), shopId: sale.shop.id }]);
    expect((await readCategory(sale.guest(), { slug: 'shades' }))?.path).toBe('garden/lamps/shades');
    expect(await tree()).toEqual([['garden', ['lamps', ['shades']]], ['home']]);
    for (const parent of ['shades', 'lamps']) {
      await expect(updateCategory(sale.system, { categoryId: id(LAMPS), parent })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'parent',
      });
    }
    await updateCategory(sale.system, { categoryId: id(SHADES), parent: null });
    expect((await readCategory(sale.guest(), { slug: 'shades' }))?.path).toBe('shades');
  });

  it('moved below each other at once never form a ring', async () => {
    const count = (node: CategoryNode): number => 1 + node.children.reduce((sum, one) => sum + count(one), 0);
    const total = async () =>
      (await listCategories(sale.guest())).reduce((sum, node) => sum + count(node), 0);
    for (let round = 0; round < 15; round += 1) {
      const outcomes = await Promise.allSettled([
        updateCategory(sale.system, { categoryId: id(HOME), parent: 'garden' }),
        updateCategory(sale.system, { categoryId: id(GARDEN), parent: 'lamps' }),
      ]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await total()).toBe(4);
      for (const at of [HOME, GARDEN])
        await updateCategory(sale.system, { categoryId: id(at), parent: null });
    }
  });
});
