import { describe, expect, it } from 'vitest';
import { staffOf } from '../../testing/context.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { archiveProduct, createProduct, duplicateProduct, findCopySkus } from '../index.ts';

const { test, sale } = saleForEachTest();

const skusOf = (id: string, ctx = sale.system) => findCopySkus(ctx, id);
const take = (...skus: string[]) => Promise.all(skus.map((sku) => sale.simple({ sku })));
const makeCushion = () =>
  createProduct(sale.system, variableProduct({ red: 1, blue: 2 }, { sku: 'cushion' }));

describe('the skus of a copy', () => {
  it('have the smallest ending that is free for all of them, by which it is then made [ADM-106]', async () => {
    const { id, variationIds } = await makeCushion();
    const wanted = (ending: string) => ({
      ending,
      sku: `cushion${ending}`,
      variations: [`cushion-red${ending}`, `cushion-blue${ending}`],
    });
    expect(await skusOf(id)).toEqual(wanted('-2'));
    await take('cushion-2', 'cushion-blue-3', 'cushion-5');
    expect(await skusOf(id)).toEqual(wanted('-4'));
    await duplicateProduct(sale.system, { productId: id, name: 'Copy', ending: '-4' });
    expect((await skusOf(id)).ending).toBe('-6');
    await archiveProduct(sale.system, variationIds['cushion-blue'] ?? '');
    expect(await skusOf(id)).toEqual({
      ending: '-3',
      sku: 'cushion-3',
      variations: ['cushion-red-3'],
    });
  });

  it('pass over as many as are taken, and over none of another shop', async () => {
    const { id, sku } = await sale.simple();
    await take(...Array.from({ length: 30 }, (_, at) => `${sku}-${at + 2}`));
    const elsewhere = await makeSale(test.db);
    await elsewhere.simple({ sku: `${sku}-32` });
    expect((await skusOf(id)).ending).toBe('-32');
  });

  it('are none where a sku has no room for an ending', async () => {
    const [fitting, full, long] = await Promise.all(
      [98, 98, 99].map((length, at) => sale.simple({ sku: `${at}`.padEnd(length, 's'), slug: `s-${at}` })),
    );
    expect((await skusOf(fitting?.id ?? '')).ending).toBe('-2');
    for (let at = 2; at < 10; at += 1) await sale.simple({ sku: `${full?.sku}-${at}`, slug: `t-${at}` });
    for (const one of [full, long]) {
      await expect(skusOf(one?.id ?? '')).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'ending',
        reason: { code: 'catalogue.sku_too_long' },
      });
    }
  });

  it('are told to who may read the catalogue', async () => {
    const { id } = await makeCushion();
    expect((await skusOf(id, staffOf(sale.system, ['catalog:read']))).ending).toBe('-2');
    const other = staffOf(sale.system, ['stock:write']);
    await expect(skusOf(id, other)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(skusOf(id, sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
