import { describe, expect, it } from 'vitest';
import { createCategories } from '../../category/index.ts';
import { draft, recordAt } from '../../testing/drafts.ts';
import { simpleProduct } from '../../testing/products.ts';
import { makeSale } from '../../testing/sale.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { moveProductSlug } from '../index.ts';
import { createProduct } from './create-products.ts';
import type { ProductWrite } from './product-write.ts';
import { saveProducts } from './save-products.ts';
import { SeenKeys } from './seen-keys.ts';

const { test, sale } = saleForEachTest();

const save = (...writes: ProductWrite[]) => saveProducts(sale.system, writes);
const recordOf = (slug: string) => recordAt(test.db, sale, slug);

describe('products that are not taken, and what is left alone', () => {
  it('refuses one and takes the rest, each whole', async () => {
    await createCategories(sale.system, [{ name: 'Taken', slug: 'taken' }]);
    await createProduct(sale.system, simpleProduct({ sku: 'S1', slug: 'first' }));
    const saved = await save(
      draft('a', {}),
      draft('b', { price: -1 }),
      draft('taken', {}),
      draft('c', { sku: 'S1' }),
      draft('d', { categories: ['nowhere'] }),
      draft('e', { priceLevels: [{ minQty: 1, price: 5, customerGroups: ['vip'], savePercent: null }] }),
      draft('a', { name: 'Again' }),
      draft('f', { sku: 'a' }),
      draft('cart', {}),
      draft('search', {}),
      draft('first', { classCode: 'gift_certificate', stock: undefined }),
      draft('g', {}),
    );
    expect(saved.map((one) => (one.kind === 'rejected' ? one.faults[0]?.field : one.kind))).toEqual([
      ...['created', 'price', 'slug', 'sku', 'categories', 'priceLevels', 'slug', 'sku'],
      ...['slug', 'slug', 'classCode', 'created'],
    ]);
    expect(await recordOf('b')).toBeUndefined();
  });

  it('refuses a moment that the database does not know', async () => {
    const later = (backorderShipDate: string) => ({ stock: { available: 1, backorderShipDate } });
    const saved = await save(
      draft('a', later('0000-01-01T00:00:00Z')),
      draft('b', later('2026-05-01T00:00:00+02:00')),
    );
    expect(saved).toMatchObject([
      { kind: 'rejected', faults: [{ field: 'stock.backorderShipDate' }] },
      { kind: 'created' },
    ]);
  });

  it('takes a product by its former address and leaves it where it is', async () => {
    const { id } = await createProduct(sale.system, simpleProduct({ sku: 'x', slug: 'old' }));
    await moveProductSlug(sale.system, { productId: id, slug: 'new' });
    expect(await save(draft('old', { name: 'Renamed' }))).toEqual([{ kind: 'changed' }]);
    expect(await recordOf('new')).toMatchObject({ slug: 'new', name: 'Renamed' });
  });

  it('refuses what an earlier part of the same file named', async () => {
    const seen = new SeenKeys();
    await saveProducts(sale.system, [draft('a', {})], seen);
    const again = await saveProducts(sale.system, [draft('a', { price: 5 }), draft('b', { sku: 'a' })], seen);
    expect(again).toMatchObject([{ kind: 'rejected' }, { kind: 'rejected' }]);
    expect(await recordOf('a')).toMatchObject({ price: 1000 });
  });

  it('does not touch a product of the same address in another shop', async () => {
    const other = await makeSale(test.db);
    await createProduct(other.system, simpleProduct({ sku: 'shared', slug: 'shared' }));
    await save(draft('shared', { name: 'Ours' }));
    const { rows } = await test.db.pool.query('select name from product where seller_id = $1', [
      other.shop.ownSellerId,
    ]);
    expect(rows).toEqual([{ name: 'Mug' }]);
  });
});
