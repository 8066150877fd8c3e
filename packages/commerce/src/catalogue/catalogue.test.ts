import { describe, expect, it } from 'vitest';
import type { ShopContext, StaffActor } from '../kernel/context.ts';
import { createProducts, SeenKeys } from '../product/index.ts';
import { fromSession } from '../testing/context.ts';
import { simpleProduct } from '../testing/products.ts';
import { makeSale } from '../testing/sale.ts';
import { saleForEachTest } from '../testing/sale-for-each-test.ts';
import { readCategoryRecords, readOwnProducts, saveCategories, withCatalogueLock } from './index.ts';

const { test, sale } = saleForEachTest();

const lamps = { slug: 'lamps', given: { name: 'Lamps' } };
const desk = { slug: 'desk', given: { name: 'Desk lamps', parent: 'lamps' } };

describe('saving categories', () => {
  it('makes new ones, changes those that differ and leaves the others', async () => {
    const save = (...rows: Parameters<typeof saveCategories>[1]) =>
      saveCategories(sale.system, rows, new SeenKeys());
    expect(await save(lamps, desk)).toEqual([{ kind: 'created' }, { kind: 'created' }]);
    expect(await save(lamps, { ...desk, given: { position: 3 } })).toEqual([
      { kind: 'unchanged' },
      { kind: 'changed' },
    ]);
    const [, stored] = await readCategoryRecords(test.db.queries, sale.shop.id);
    expect(stored?.record).toMatchObject({ slug: 'desk', name: 'Desk lamps', parent: 'lamps', position: 3 });
  });

  it('refuses each faulty one by itself, and one that was there before', async () => {
    const orphan = { slug: 'orphan', given: { name: 'Orphan', parent: 'nowhere' } };
    const nameless = { slug: 'nameless', given: {} };
    const saved = await saveCategories(sale.system, [lamps, orphan, nameless, desk, lamps], new SeenKeys());
    expect(saved).toMatchObject([
      { kind: 'created' },
      { kind: 'rejected', faults: [{ field: 'parent' }] },
      { kind: 'rejected', faults: [{ field: 'name' }] },
      { kind: 'created' },
      { kind: 'rejected', faults: [{ field: 'slug' }] },
    ]);
  });

  it('is for staff of the catalogue alone', async () => {
    const reader: StaffActor = {
      kind: 'staff',
      staffId: 's',
      scopes: new Set(['orders:read']),
      ...fromSession,
    };
    const asked = (ctx: ShopContext) => saveCategories(ctx, [], new SeenKeys());
    await expect(asked(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(asked({ ...sale.system, actor: reader })).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('reading the own products', () => {
  const slugs = async (ctx = sale.system) => {
    const read: string[] = [];
    for await (const records of readOwnProducts(ctx)) read.push(...records.map(({ slug }) => slug));
    return read;
  };

  it('finds all of them over many batches, those that name others at the end, and none of another shop', async () => {
    const other = await makeSale(test.db);
    await other.simple();
    const many = Array.from({ length: 260 }, (_, at) => simpleProduct({ sku: `p${at}` }));
    await createProducts(sale.system, [
      ...many.slice(0, 100),
      { classCode: 'grouped', sku: 'set', name: 'Set', slug: 'set', children: ['p0'] },
      ...many.slice(100),
    ]);
    expect(await slugs()).toEqual([...many.map(({ slug }) => slug), 'set']);
  });

  it('is refused where a shop has no catalogue of its own', async () => {
    const marketplace = { ...sale.system, shop: { ...sale.system.shop, ownSellerId: undefined } };
    await expect(slugs(marketplace)).rejects.toMatchObject({ code: 'invalid-input', field: 'sellerId' });
  });
});

describe('the lock of a catalogue', () => {
  it('lets one in at a time, and the next in after a failure', async () => {
    const inside = withCatalogueLock(sale.system, async () => {
      await expect(withCatalogueLock(sale.system, async () => 'second')).rejects.toMatchObject({
        code: 'conflict',
        field: 'import',
      });
      throw new Error('broken');
    });
    await expect(inside).rejects.toThrow('broken');
    expect(await withCatalogueLock(sale.system, async () => 'next')).toBe('next');
  });
});
