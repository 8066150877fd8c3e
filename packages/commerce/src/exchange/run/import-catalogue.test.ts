import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCategory, createProduct, createRedirect, readProduct } from '../../catalogue/index.ts';
import { registerFile } from '../../content/index.ts';
import { recordChanges } from '../../testing/changes.ts';
import { simpleProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { jsonLinesFormat } from '../json-lines/json-lines-format.ts';
import type { PictureFetcher } from '../pictures/picture-book.ts';
import { shopifyFormat } from '../shopify/shopify-format.ts';
import { csvOf, exportText, importText, inParts, noNetwork } from '../testing/files.ts';
import { importCatalogue } from './import-catalogue.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db);
});

/** Two products, as a merchant who moves shop would bring them. */
const moved = csvOf([
  {
    Handle: 'felt-hat',
    Title: 'Felt Hat',
    'Body (HTML)': '<p>Warm,\n<b>soft</b></p><script>alert(1)</script>',
    Vendor: 'Brim & Co',
    Type: 'Hats',
    Tags: 'Wool, Winter',
    Published: 'true',
    'Option1 Name': 'Colour',
    'Option1 Value': 'Grey',
    'Option2 Name': 'Size',
    'Option2 Value': 'S',
    'Variant SKU': 'HAT-GS',
    'Variant Grams': 120,
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 4,
    'Variant Inventory Policy': 'deny',
    'Variant Price': '42.50',
    'Variant Compare At Price': '50',
    'Image Src': 'https://pictures.example/hat.jpg?v=1',
    'Image Position': 2,
    'Image Alt Text': 'A hat',
    'SEO Title': 'Hat of felt',
    'SEO Description': 'Warm',
    'Variant Image': 'https://pictures.example/grey.jpg',
    Status: 'active',
    'Google Shopping / MPN': 'x',
  },
  {
    Handle: 'felt-hat',
    'Option1 Value': 'Grey',
    'Option2 Value': 'L',
    'Variant SKU': 'HAT-GL',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': -2,
    'Variant Inventory Policy': 'continue',
    'Variant Price': '45',
    'Image Src': 'https://pictures.example/side.jpg',
    'Image Position': 1,
  },
  { Handle: 'felt-hat', 'Image Src': 'https://pictures.example/back.jpg', 'Image Position': 3 },
  {
    Handle: 'gift',
    Title: 'Gift card',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Price': '25',
    'Variant Requires Shipping': 'false',
    'Gift Card': 'true',
    Status: 'draft',
  },
]);

async function page(slug: string) {
  const { rows } = await test.db.queries.execute<{ target_id: string }>(
    sql`select target_id from address where shop_id = ${sale.shop.id}::uuid and path = ${slug}`,
  );
  const id = rows[0]?.target_id ?? '';
  return readProduct(sale.guest(), { id }, { group: undefined, prices: 'visible' });
}

const allPictures: PictureFetcher = async (_src, file) => {
  await registerFile(sale.system, {
    name: file,
    sha256: '0'.repeat(64),
    mime: 'image/webp',
    bytes: 1,
    width: 30,
    height: 20,
  });
  return { file, width: 30, height: 20 };
};

describe('importing the product CSV of another shop', () => {
  it('takes over texts, options, prices, stock, pictures, category, tags and status [ENT-016, ENT-017, ENT-024, ENT-026, ENT-032, ENT-037]', async () => {
    const { summary } = await importText(sale.system, moved, shopifyFormat, allPictures);
    expect(summary).toEqual({ rows: 4, created: 2, changed: 0, unchanged: 0, rejected: 0, pictures: 0 });
    const hat = await page('felt-hat');
    expect(hat).toMatchObject({
      name: 'Felt Hat',
      brand: 'Brim & Co',
      attributes: { tags: ['Wool', 'Winter'] },
      description: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Warm, ' },
            { type: 'text', text: 'soft', marks: ['bold'] },
          ],
        },
      ],
      primaryCategory: { name: 'Hats', slug: 'hats' },
      variants: [
        { id: 'colour', label: 'Colour', options: [{ value: 'Grey' }] },
        { id: 'size', label: 'Size', options: [{ value: 'S' }, { value: 'L' }] },
      ],
      prices: { price: 4250, lowest: 4250, highest: 4500 },
      metaTitle: 'Hat of felt',
      metaDescription: 'Warm',
    });
    expect(hat?.media.map(({ alt, width, file }) => [alt, width, file.replace(/-[0-9a-f]{16}/, '')])).toEqual(
      [
        ['Felt Hat', 30, 'side.webp'],
        ['A hat', 30, 'hat.webp'],
        ['Felt Hat', 30, 'back.webp'],
      ],
    );
    expect(hat?.variations).toMatchObject([
      {
        sku: 'HAT-GS',
        values: { colour: 'Grey', size: 'S' },
        weightGrams: 120,
        stock: { salable: 4 },
        media: [{ alt: 'Grey, S' }],
      },
      { sku: 'HAT-GL', stock: { salable: 0, backorders: true }, media: [] },
    ]);
    expect(await page('gift')).toBeUndefined();
    const { rows } = await test.db.pool.query(
      `select class_code, non_shippable, price::int, visible from product join publication on product_id = id
       where sku = 'gift' and shop_id = $1`,
      [sale.shop.id],
    );
    expect(rows).toEqual([
      { class_code: 'gift_certificate', non_shippable: true, price: 2500, visible: false },
    ]);
  });

  it('changes nothing and says nothing the second time', async () => {
    await importText(sale.system, moved);
    const changes = await recordChanges(test.db, async () => {
      const { summary } = await importText(sale.system, moved);
      expect(summary).toMatchObject({ created: 0, changed: 0, unchanged: 2, rejected: 0 });
    });
    expect(changes).toEqual([]);
  });

  it('changes what the file changes, and tells', async () => {
    await importText(sale.system, moved);
    const changes = await recordChanges(test.db, () =>
      importText(sale.system, moved.replace('42.50', '41.00')),
    );
    expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['product.changed', 'price.changed']));
    expect(await page('felt-hat')).toMatchObject({ prices: { lowest: 4100 } });
  });

  it('keeps what the shop said and the file can not say', async () => {
    await importText(sale.system, moved);
    await test.db.pool.query(`update product set sub_title = 'Ours', popularity = 9 where sku = 'felt-hat'`);
    await importText(sale.system, moved.replace('Felt Hat', 'Felt Cap'));
    expect(await page('felt-hat')).toMatchObject({ name: 'Felt Cap', subTitle: 'Ours' });
  });

  it('reports pictures that can not be had, goes on without, and takes them once they can', async () => {
    const { summary, report } = await importText(sale.system, moved);
    expect(summary).toMatchObject({ created: 2, pictures: 4 });
    expect(report).toContainEqual({
      kind: 'picture',
      line: 2,
      handle: 'felt-hat',
      field: 'https://pictures.example/grey.jpg',
      reason: 'no network',
    });
    expect((await page('felt-hat'))?.media).toEqual([]);
    expect((await importText(sale.system, moved, shopifyFormat, allPictures)).summary).toMatchObject({
      changed: 1,
    });
    expect((await page('felt-hat'))?.media).toHaveLength(3);
    expect((await importText(sale.system, moved)).summary).toMatchObject({ unchanged: 2, pictures: 0 });
  });

  it('makes skus for what has none, the same each time, and keeps options that slugs can not tell apart', async () => {
    const file = csvOf([
      { Handle: 'cell', Title: 'Cell', 'Option1 Name': '尺寸', 'Option1 Value': 'A+', 'Variant Price': '1' },
      { Handle: 'cell', 'Option1 Value': 'A-', 'Variant Price': '2' },
      {
        Handle: 'plain',
        Title: 'Plain',
        'Option1 Name': 'Title',
        'Option1 Value': 'Default Title',
        'Variant Price': '3',
      },
    ]);
    await importText(sale.system, file);
    expect((await page('cell'))?.variations.map(({ sku, values }) => [sku, values])).toEqual([
      ['cell-a', { option1: 'A+' }],
      ['cell-a-2', { option1: 'A-' }],
    ]);
    expect((await importText(sale.system, file)).summary).toMatchObject({ unchanged: 2 });
  });

  it('refuses products, each whole, naming line, handle, field and reason', async () => {
    await createCategory(sale.system, { name: 'Lamps', slug: 'lamps' });
    await createRedirect(sale.system, { from: 'moved-on', to: '/lamps' });
    await createProduct(sale.system, simpleProduct({ sku: 'TAKEN' }));
    const one = { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Variant Price': '1' };
    const sizes = { 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Variant Price': '1' };
    const file = csvOf([
      { ...one, Handle: 'good', Title: 'Good', 'Variant SKU': 'G' },
      { ...one, Handle: 'negative', Title: 'N', 'Variant Price': '-1' },
      { ...one, Handle: 'grouped-digits', Title: 'N', 'Variant Price': '1,000.00' },
      { ...one, Handle: 'cents', Title: 'N', 'Variant Price': '1.005' },
      { ...one, Handle: 'free', Title: 'N', 'Variant Price': '' },
      { ...one, Handle: 'untitled' },
      { ...one, Handle: 'lamps', Title: 'Lamps' },
      { ...one, Handle: 'moved-on', Title: 'M' },
      { ...one, Handle: 'search', Title: 'S' },
      { ...one, Handle: 'good-2', Title: 'Same sku', 'Variant SKU': 'G' },
      { ...one, Handle: 'other', Title: 'Sku of another', 'Variant SKU': 'TAKEN' },
      { ...one, Handle: 'good', Title: 'Again' },
      { ...one, Title: 'No handle' },
      { ...one, Handle: '名前', Title: 'No letters' },
      { ...one, Handle: 'huge', Title: 'x'.repeat(10_000_000) },
      { ...one, Handle: 'long', Title: 'T', 'Body (HTML)': `<p>${'x '.repeat(500_000)}</p>` },
      { ...sizes, Handle: 'twice', Title: 'T' },
      { Handle: 'twice', 'Option1 Value': 'S', 'Variant Price': '2' },
      { ...sizes, Handle: 'half', Title: 'H' },
      { Handle: 'half', 'Option1 Value': 'M', 'Variant Price': 'abc' },
      { ...sizes, Handle: 'same-skus', Title: 'H', 'Variant SKU': 'X' },
      { Handle: 'same-skus', 'Option1 Value': 'M', 'Variant SKU': 'X', 'Variant Price': '1' },
      { ...sizes, Handle: 'cards', Title: 'C', 'Gift Card': 'true' },
      { Handle: 'cards', 'Option1 Value': 'M', 'Variant Price': '1' },
      { ...one, Handle: 'policy', Title: 'P', 'Variant Inventory Policy': 'maybe' },
      { ...one, Handle: 'last', Title: 'Last' },
    ]);
    const { summary, report } = await importText(sale.system, file);
    const refused = report.flatMap(({ line, handle, field }) => [[line, handle, field]]);
    expect(refused).toEqual([
      [3, 'negative', 'Variant Price'],
      [4, 'grouped-digits', 'Variant Price'],
      [5, 'cents', 'Variant Price'],
      [6, 'free', 'Variant Price'],
      [7, 'untitled', 'Title'],
      [8, 'lamps', 'slug'],
      [9, 'moved-on', 'slug'],
      [10, 'search', 'slug'],
      [11, 'good-2', 'sku'],
      [12, 'other', 'sku'],
      [13, 'good', 'slug'],
      [14, '', 'Handle'],
      [15, '名前', 'Handle'],
      [16, 'huge', 'name'],
      [17, 'long', 'description'],
      [19, 'twice', 'Option1 Value'],
      [21, 'half', 'Variant Price'],
      [22, 'same-skus', 'variations'],
      [24, 'cards', 'Gift Card'],
      [26, 'policy', 'Variant Inventory Policy'],
    ]);
    expect(report.every(({ reason }) => reason.length > 5 && reason.length < 200)).toBe(true);
    expect(summary).toMatchObject({ rows: 26, created: 2, rejected: 20 });
    expect(await page('half')).toBeUndefined();
    expect((await importText(sale.system, file)).report).toEqual(report);
  });

  it('takes nothing of a file that is broken somewhere', async () => {
    const good = csvOf([{ Handle: 'good', Title: 'Good', 'Variant Price': '1' }]);
    const broken = `${good}bad,"Bad,1\n`;
    await expect(importText(sale.system, broken)).rejects.toThrow(
      'Line 3: a quote is opened here and never closed.',
    );
    expect(await page('good')).toBeUndefined();
  });

  it('is refused while another import of the shop runs, not of another shop', async () => {
    const holding = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const slow: PictureFetcher = async () => {
      holding.resolve();
      await letGo.promise;
      return { unreachable: 'late' };
    };
    const first = importText(sale.system, moved, shopifyFormat, slow);
    await holding.promise;
    await expect(importText(sale.system, moved)).rejects.toMatchObject({ code: 'conflict', field: 'import' });
    const other = await makeSale(test.db);
    expect((await importText(other.system, moved)).summary).toMatchObject({ created: 2 });
    letGo.resolve();
    expect((await first).summary).toMatchObject({ created: 2 });
    expect((await importText(sale.system, moved)).summary).toMatchObject({ unchanged: 2 });
  });

  it('goes on after it was broken off, with the same end as in one go', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => ({
      Handle: `p-${at}`,
      Title: `P ${at}`,
      'Variant Price': `${at}`,
    }));
    const stop = new AbortController();
    const file = csvOf(rows);
    const options = {
      format: shopifyFormat,
      open: () => inParts(file, 65_536),
      fetchPicture: noNetwork,
      report: () => {},
    };
    const half = await importCatalogue(sale.system, {
      ...options,
      signal: stop.signal,
      progress: () => stop.abort(),
    });
    expect(half).toMatchObject({ created: 250, rows: 250 });
    expect(await importCatalogue(sale.system, options)).toMatchObject({
      created: 350,
      unchanged: 250,
      changed: 0,
    });
  });

  it('needs no more statements for many products than for few', async () => {
    const file = (count: number, name: string) =>
      csvOf(
        Array.from({ length: count }, (_, at) => ({
          Handle: `${name}-${at}`,
          Title: 'P',
          'Variant Price': '1',
        })),
      );
    const few = await recordStatements(test.db, () => importText(sale.system, file(5, 'few')));
    const many = await recordStatements(test.db, () => importText(sale.system, file(200, 'many')));
    expect(many.length).toBe(few.length);
  });
});

describe("importing Stoa's own lines", () => {
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;

  it('makes categories and products, and leaves what a line does not speak of', async () => {
    const file =
      line({ type: 'category', slug: 'lamps', name: 'Lamps' }) +
      line({ type: 'category', slug: 'desk-lamps', name: 'Desk lamps', parent: 'lamps' }) +
      line({
        type: 'product',
        slug: 'lamp',
        sku: 'L1',
        name: 'Lamp',
        price: 1000,
        categories: ['desk-lamps'],
        stock: { available: 3 },
      });
    expect((await importText(sale.system, file, jsonLinesFormat)).summary).toMatchObject({
      created: 3,
      rejected: 0,
    });
    const change = line({ type: 'product', slug: 'lamp', price: 900 });
    expect((await importText(sale.system, change, jsonLinesFormat)).summary).toMatchObject({ changed: 1 });
    expect(await page('lamp')).toMatchObject({
      name: 'Lamp',
      prices: { price: 900 },
      stock: { salable: 3 },
    });
    expect(
      (await importText(sale.system, file.replace('Desk lamps', 'Desks'), jsonLinesFormat)).summary,
    ).toMatchObject({
      changed: 2,
      unchanged: 1,
    });
  });

  it('refuses lines that are none, and names them', async () => {
    const file = [
      '{"type":"product"',
      '[]',
      '{"type":"product","slug":""}',
      '{"type":"offer","slug":"x"}',
      line({ type: 'product', slug: 'strange', sku: 'S', name: 'S', price: 1, colour: 'red' }).trim(),
      line({ type: 'product', slug: 'float', sku: 'F', name: 'F', price: 1.5 }).trim(),
      line({ type: 'product', slug: 'nul', sku: 'N', name: 'a\0b', price: 1 }).trim(),
      `{"type":"product","slug":"deep","sku":"D","name":"D","price":1,"description":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      line({ type: 'category', slug: 'below', name: 'B', parent: 'nowhere' }).trim(),
      line({ type: 'product', slug: 'good', sku: 'G', name: 'G', price: 1 }).trim(),
    ].join('\n');
    const { summary, report } = await importText(sale.system, file, jsonLinesFormat);
    expect(report.map(({ line: at, field }) => [at, field])).toEqual([
      [1, ''],
      [2, ''],
      [3, 'slug'],
      [4, 'type'],
      [5, ''],
      [6, 'price'],
      [7, ''],
      [8, ''],
      [9, 'parent'],
    ]);
    expect(summary).toMatchObject({ created: 1, rejected: 9 });
  });
});

it('writes no formula into a spreadsheet', async () => {
  await createProduct(sale.system, simpleProduct({ sku: 'f', slug: 'f', name: '=cmd|x', brand: '@SUM(1)' }));
  const csv = await exportText(sale.system, 'shopify');
  expect(csv).toContain("'=cmd|x");
  expect(csv).toContain("'@SUM(1)");
  expect((await importText(sale.system, csv)).summary).toMatchObject({ unchanged: 1 });
});
