import { inTransaction } from '@stoa/database';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rugProduct } from '../../../testing/products.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { makeShirt, wantedAttribute } from '../../../testing/shirt.ts';
import { createProduct } from '../../index.ts';
import { newSkus } from './new-skus.ts';

const { test, sale } = saleForEachTest();

describe('skus of new variations', () => {
  it('are looked for one by one among thousands that PostgreSQL knows nothing of yet', async () => {
    await createProduct(sale.system, rugProduct(2048));
    const wished = {
      pattern: '{sku}-{n}',
      sku: 'new',
      values: Array.from({ length: 2048 }, (_, at) => ({ color: `v${at}` })),
    };
    const skus = await inTransaction(test.db, async (tx) => {
      // To compare all with each takes several times as long, and an index a hundredth of it.
      await tx.execute(sql`set local statement_timeout = '2s'`);
      return newSkus(tx, sale.shop.ownSellerId ?? '', wished);
    });
    expect(skus.at(-1)).toBe('new-2048');
  });

  it('have no half of a character where they are cut', async () => {
    const shirt = await makeShirt(sale.system, { variants: [], variations: [] });
    const begin = 'a'.repeat(97);
    const made = await shirt.change([wantedAttribute('Colour', ['red', 'blue'])], {
      skuPattern: `${begin}\u{1f600}`,
    });
    expect(made).toMatchObject({ made: 2 });
    const skus = async () => (await shirt.rows()).map(({ sku }) => sku);
    expect(await skus()).toEqual([`${begin}\u{1f600}`, `${begin}-2`]);
    await shirt.change([wantedAttribute('Colour', ['red', 'blue', 'green'], { id: 'colour' })], {
      skuPattern: `{sku}${'b'.repeat(94)}\u{1f600}`,
    });
    expect(await skus()).toContain(`shirt${'b'.repeat(94)}`);
  });
});
