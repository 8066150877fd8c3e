import { emitProductChanges, product } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { changing } from '../../kernel/change/index.ts';
import { changePrices, productRow, refreshDerivedPrices } from '../../pricing/index.ts';
import { draft } from '../../testing/drafts.ts';
import { simpleProduct } from '../../testing/products.ts';
import { saleForEachTest } from '../../testing/sale-for-each-test.ts';
import { waitingConnections } from '../../testing/transactions.ts';
import { createProduct, createUnseenProduct, editProduct, saveProducts } from '../index.ts';

const { test, sale } = saleForEachTest();

/** Changes the price of a product, and stays before the commit until it is let on. */
async function beginPriceChange(id: string, price: number) {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const of = productRow(sale.system, id);
  const change = { verb: 'product.edit', scope: 'catalog:write', of, version: undefined } as const;
  const done = changing(sale.system, change, async ({ tx, row: { sellerId } }) => {
    await tx.update(product).set({ price }).where(eq(product.id, id));
    await refreshDerivedPrices(tx, sellerId, [id]);
    await emitProductChanges(tx, 'product.changed', sellerId, [id]);
    entered.resolve();
    await leave.promise;
  });
  await entered.promise;
  const finish = () => {
    leave.resolve();
    return done;
  };
  return { finish };
}

const group = { sku: 'set', name: 'Set', children: ['cup'] };
const children = ['pot', 'cup'];

it.each<readonly [string, (tea: string) => Promise<unknown>]>([
  ['made', () => createProduct(sale.system, { ...group, classCode: 'grouped' })],
  ['made unseen', () => createUnseenProduct(sale.system, { ...group, kind: 'grouped' })],
  ['written anew', () => saveProducts(sale.system, [draft('tea', { children })])],
  ['changed', (productId) => editProduct(sale.system, { productId, revision: 1, children })],
])('a grouped product that is %s while the price of a part changes has the price of then', async (_, put) => {
  const { id } = await createProduct(sale.system, simpleProduct({ sku: 'cup', price: 900 }));
  await createProduct(sale.system, simpleProduct({ sku: 'pot', price: 2000 }));
  const tea = await createProduct(sale.system, {
    classCode: 'grouped',
    sku: 'tea',
    name: 'Tea',
    slug: 'tea',
    children: ['pot'],
  });
  const priced = await beginPriceChange(id, 100);
  let isPut = false;
  const putting = put(tea.id).then(() => {
    isPut = true;
  });
  await expect.poll(async () => isPut || (await waitingConnections(test.db)) > 0).toBe(true);
  await priced.finish();
  await putting;
  const { rows } = await test.db.pool.query(
    `select p.price::int from product_child c join product p on p.id = c.product_id
     where c.child_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ price: 100 }]);
});

it('whoever changes prices has the grouped products above before their parts, as whoever puts something into one', async () => {
  const { db } = test;
  const cup = await createProduct(sale.system, simpleProduct({ sku: 'cup' }));
  const tea = await createProduct(sale.system, { ...group, slug: 'set', classCode: 'grouped' });
  const holder = await db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select from product where id = $1 for no key update', [cup.id]);
    const priced = changePrices(sale.system, [{ productId: cup.id, price: 100 }]);
    await expect.poll(() => waitingConnections(db)).toBe(1);
    const { rowCount } = await db.pool.query(
      'select from product where id = $1 for no key update skip locked',
      [tea.id],
    );
    await holder.query('rollback');
    await priced;
    expect(rowCount).toBe(0);
  } finally {
    holder.release();
  }
});
