import { createProduct, moveProductSlug } from '@stoa/commerce';
import { recordChanges, simpleProduct } from '@stoa/commerce/testing';
import { saleForEachTest } from '@stoa/commerce/testing-vitest';
import { describe, expect, it } from 'vitest';
import { csvOf, exportText, formatNamed, importText } from '../testing/files.ts';
import { pageAt } from '../testing/moved-shop.ts';

const { test, sale } = saleForEachTest();

/** Makes a product at an address that has been reserved since. */
async function storedAt(word: string): Promise<string> {
  const { id } = await createProduct(sale.system, simpleProduct({ slug: 'before', sku: 'OLD' }));
  await test.db.pool.query('update address set path = $1 where shop_id = $2 and target_id = $3', [
    word,
    sale.shop.id,
    id,
  ]);
  return id;
}

describe('a word that became reserved', () => {
  it('is no address for a new product of a file, which gets the next one', async () => {
    const file = csvOf([{ Handle: 'listing-page', Title: 'Listing page', 'Variant Price': '5' }]);
    const { summary } = await importText(sale.system, file);
    expect(summary).toMatchObject({ created: 1, rejected: 0 });
    expect(await pageAt(test.db, sale, 'listing-page')).toBeUndefined();
    expect((await pageAt(test.db, sale, 'listing-page-2'))?.name).toBe('Listing page');
  });

  it.each(['shopify', 'jsonl'] as const)(
    'stays the address of the product that had it: its own file changes nothing (%s)',
    async (format) => {
      await storedAt('cdn');
      const text = await exportText(sale.system, format);
      const changes = await recordChanges(test.db, async () => {
        const { summary } = await importText(sale.system, text, formatNamed(format));
        expect(summary).toMatchObject({ created: 0, changed: 0, rejected: 0 });
      });
      expect(changes).toEqual([]);
    },
  );

  it('lets the product that had it change, keep it, and leave it for good', async () => {
    const productId = await storedAt('cdn');
    const file = csvOf([{ Handle: 'cdn', Title: 'Mug', 'Variant SKU': 'OLD', 'Variant Price': '7' }]);
    expect((await importText(sale.system, file)).summary).toMatchObject({ changed: 1, rejected: 0 });
    expect((await pageAt(test.db, sale, 'cdn'))?.prices).toMatchObject({ price: 700 });
    await moveProductSlug(sale.system, { productId, slug: 'cdn' });
    await moveProductSlug(sale.system, { productId, slug: 'disc' });
    expect(await pageAt(test.db, sale, 'disc')).toBeDefined();
    await expect(moveProductSlug(sale.system, { productId, slug: 'cdn' })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'slug',
    });
  });
});
