import { describe, expect, it } from 'vitest';
import { createRedirect } from '../../address/index.ts';
import { createCategory } from '../../category/index.ts';
import { createProduct } from '../../product/index.ts';
import { simpleProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { csvOf, importText } from '../testing/files.ts';
import { pageAt } from '../testing/moved-shop.ts';

const { test, sale } = saleForEachTest();

const page = (slug: string) => pageAt(test.db, sale, slug);

describe('importing the product CSV of another shop', () => {
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
      { ...one, Handle: 'nul', Title: 'N\0ul' },
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
      [18, 'nul', ''],
      [20, 'twice', 'Option1 Value'],
      [22, 'half', 'Variant Price'],
      [24, 'same-skus', 'variations.1.sku'],
      [25, 'cards', 'Gift Card'],
      [27, 'policy', 'Variant Inventory Policy'],
    ]);
    expect(report.every(({ reason }) => reason.length > 5 && reason.length < 200)).toBe(true);
    const reasons = new Map(report.map(({ handle, reason }) => [handle, reason]));
    expect(reasons.get('huge')).toBe('the text has more than 255 characters');
    expect(reasons.get('long')).toContain('more than 100,000 characters');
    expect(reasons.get('nul')).toContain('NUL');
    expect(summary).toMatchObject({ rows: 27, created: 2, rejected: 21 });
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
});
