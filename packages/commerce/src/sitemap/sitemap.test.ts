import { describe, expect, it } from 'vitest';
import { createCategories, updateCategory } from '../category/index.ts';
import { createPage } from '../content/index.ts';
import {
  archiveProduct,
  createProduct,
  createProducts,
  editProduct,
  moveProductSlug,
  unpublishProduct,
} from '../product/index.ts';
import { simpleProduct, variableProduct } from '../testing/products.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { recordStatements } from '../testing/statements.ts';
import { listSitemapParts, readSitemapPart, type SitemapEntry, type SitemapKind } from './index.ts';

const { test, sale } = saleForEachTest();

async function entries(kind: SitemapKind, number = 1, size = 100): Promise<SitemapEntry[]> {
  const read: SitemapEntry[] = [];
  for await (const batch of readSitemapPart(sale.guest(), { kind, number, size })) read.push(...batch);
  return read;
}
const paths = async (kind: SitemapKind, number?: number, size?: number) =>
  (await entries(kind, number, size)).map(({ path }) => path);
const parts = async (size: number) =>
  (await listSitemapParts(sale.guest(), size)).map(({ kind, number }) => `${kind} ${number}`);

const sell = (slug: string, given: object = {}) =>
  createProduct(sale.system, simpleProduct({ slug, ...given }));

describe('products in a sitemap', () => {
  it('are those guests may see and crawlers may list, at their address of now', async () => {
    await sell('mug', { seoCrawlerSetting: 'Index and no-follow' });
    const renamed = await sell('pot');
    await moveProductSlug(sale.system, { productId: renamed.id, slug: 'teapot' });
    await createProduct(sale.system, variableProduct({ Red: 900, Blue: 900 }, { slug: 'cushion' }));
    await archiveProduct(sale.system, (await sell('archived')).id);
    await unpublishProduct(sale.system, (await sell('unpublished')).id);
    await sell('switched-off', { websiteVisibility: false });
    await sell('unlisted', { seoCrawlerSetting: 'No-index and follow' });
    await sell('secret', { seoCrawlerSetting: ' No-Index and No-Follow ' });
    const other = await makeSale(test.db);
    await createProduct(other.system, simpleProduct({ slug: 'theirs' }));
    expect(await paths('products')).toEqual(['/mug', '/teapot', '/cushion']);
  });

  it('come with the time of their last change and eight pictures at most', async () => {
    const { id } = await sell('mug');
    const media = Array.from({ length: 10 }, (_, at) => ({
      file: `mug-${at}.webp`,
      alt: 'A mug',
      width: 100,
      height: 100,
    }));
    await editProduct(sale.system, { productId: id, revision: 1, media });
    const [mug] = await entries('products');
    expect(mug?.updatedAt).toEqual(sale.clock());
    expect(mug?.pictures).toEqual(media.slice(0, 8).map(({ file }) => file));
  });

  it('are parted by number, each in one part, and the last part is not full', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e'];
    for (const slug of slugs) await sell(`mug-${slug}`);
    expect(await parts(2)).toEqual(['products 1', 'products 2', 'products 3']);
    const found = await Promise.all([1, 2, 3, 4].map((number) => paths('products', number, 2)));
    expect(found).toEqual([['/mug-a', '/mug-b'], ['/mug-c', '/mug-d'], ['/mug-e'], []]);
    expect(await parts(5)).toEqual(['products 1']);
    expect(await paths('products', 2, 5)).toEqual([]);
  });

  it('are read in batches, each a statement of its own', async () => {
    await createProducts(
      sale.system,
      Array.from({ length: 1001 }, () => simpleProduct()),
    );
    const sizes: number[] = [];
    const statements = await recordStatements(test.db, async () => {
      const part = { kind: 'products' as const, number: 1, size: 10_000 };
      for await (const batch of readSitemapPart(sale.guest(), part)) sizes.push(batch.length);
    });
    expect([sizes, statements.length]).toEqual([[1000, 1], 2]);
  });
});

it('categories in a sitemap are those that are shown with all above them', async () => {
  const [, , attic] = await createCategories(sale.system, [
    { name: 'Home' },
    { name: 'Lamps', parent: 'home', image: 'lamp.webp' },
    { name: 'Attic' },
    { name: 'Trunks', parent: 'attic' },
    { name: 'Unlisted', seoCrawlerSetting: 'No-index and follow' },
  ]);
  expect(await paths('categories')).toEqual(['/home', '/lamps', '/attic', '/trunks']);
  await updateCategory(sale.system, { categoryId: attic?.id ?? '', isActive: false });
  expect((await entries('categories')).map(({ path, pictures }) => [path, pictures])).toEqual([
    ['/home', []],
    ['/lamps', ['lamp.webp']],
  ]);
});

it('pages in a sitemap are the home page and those with an address, once published', async () => {
  const publish = true;
  await createPage(sale.system, { title: 'Welcome', pageType: 'Homepage', publish });
  await createPage(sale.system, { title: 'Our work', slug: 'about/our-work', publish });
  await createPage(sale.system, { title: 'Draft', slug: 'draft' });
  await createPage(sale.system, { title: 'Lost', slug: 'lost', is404Page: true, publish });
  await createPage(sale.system, { title: 'Lost', slug: 'not-here', pageType: '404 Page', publish });
  await createPage(sale.system, { title: 'Search', pageType: 'Search', publish });
  const seoCrawlerSetting = 'No-index and no-follow';
  await createPage(sale.system, { title: 'Hidden', slug: 'hidden', seoCrawlerSetting, publish });
  expect(await paths('pages')).toEqual(['/', '/about/our-work']);
});

it('the parts of a sitemap are told in one statement, of empty kinds none', async () => {
  await sell('mug');
  await createPage(sale.system, { title: 'About', slug: 'about', publish: true });
  expect(await recordStatements(test.db, () => parts(10))).toHaveLength(1);
  expect(await parts(10)).toEqual(['pages 1', 'products 1']);
});
