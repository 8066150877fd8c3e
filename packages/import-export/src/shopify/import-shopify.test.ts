import { createProduct } from '@stoa/commerce';
import { recordChanges, simpleProduct } from '@stoa/commerce/testing';
import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
import { csvOf, exportText, importText } from '../testing/files.ts';
import { allPictures, moved, pageAt } from '../testing/moved-shop.ts';
import { shopifyFormat } from './shopify-format.ts';

const { test, sale } = saleForEachTest();

const page = (slug: string) => pageAt(test.db, sale, slug);

describe('importing the product CSV of another shop', () => {
  it('takes over texts, options, prices, stock, pictures, category, tags and status', async () => {
    const { summary } = await importText(sale.system, moved, shopifyFormat, allPictures(sale));
    expect(summary).toEqual({
      ...{ rows: 4, created: 2, changed: 0, unchanged: 0 },
      ...{ rejected: 0, repaired: 0, pictures: 0 },
    });
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
    expect((await importText(sale.system, moved, shopifyFormat, allPictures(sale))).summary).toMatchObject({
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
});

it('writes no formula into a spreadsheet', async () => {
  await createProduct(sale.system, simpleProduct({ sku: 'f', slug: 'f', name: '=cmd|x', brand: '@SUM(1)' }));
  const csv = await exportText(sale.system, 'shopify');
  expect(csv).toContain("'=cmd|x");
  expect(csv).toContain("'@SUM(1)");
  expect((await importText(sale.system, csv)).summary).toMatchObject({ unchanged: 1 });
});
