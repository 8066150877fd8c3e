import { createCategory, createProduct, createRedirect } from '@stoa/commerce';
import { simpleProduct } from '@stoa/commerce/testing';
import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
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
      { ...sizes, Handle: 'half', Title: 'H' },
      { Handle: 'half', 'Option1 Value': 'M', 'Variant Price': 'abc' },
      { ...one, Handle: 'other', Title: 'Sku of another', 'Variant SKU': 'TAKEN' },
      { ...sizes, Handle: 'good-kind', Title: 'Good kind' },
      { ...one, Handle: 'last', Title: 'Last' },
    ]);
    await createProduct(sale.system, simpleProduct({ slug: 'good-kind' }));
    const { summary, report } = await importText(sale.system, file);
    const refused = report.flatMap(({ line, handle, field }) => [[line, handle, field]]);
    expect(refused).toEqual([
      [3, 'negative', 'Variant Price'],
      [5, 'half', 'Variant Price'],
      [6, 'other', 'sku'],
      [7, 'good-kind', 'classCode'],
    ]);
    expect(report.every(({ reason }) => reason.length > 20 && reason.length < 200)).toBe(true);
    expect(summary).toMatchObject({ rows: 7, created: 2, rejected: 4 });
    expect(await page('half')).toBeUndefined();
    expect((await importText(sale.system, file)).report).toEqual(report);
  });

  it('moves aside for a category, a redirect and words the shop keeps, and stays where it went', async () => {
    await createCategory(sale.system, { name: 'Lamps', slug: 'lamps' });
    await createRedirect(sale.system, { from: 'moved-on', to: '/lamps' });
    const handles = ['lamps', 'moved-on', 'search'];
    const file = csvOf(handles.map((Handle) => ({ Handle, Title: Handle, 'Variant Price': '1' })));
    const { summary, report } = await importText(sale.system, file);
    expect(summary).toMatchObject({ created: 3, rejected: 0, repaired: 3 });
    expect(report.map(({ kind, handle }) => [kind, handle])).toEqual(handles.map((one) => ['repaired', one]));
    expect((await page('lamps-2'))?.name).toBe('lamps');
    expect((await importText(sale.system, file)).summary).toMatchObject({ unchanged: 3, repaired: 3 });
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
