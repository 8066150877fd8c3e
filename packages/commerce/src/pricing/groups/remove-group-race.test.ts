import { customer, emit, inShop, priceLevel } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createCustomer, createCustomerGroup, listCustomerGroups } from '../../customer/index.ts';
import { editProduct } from '../../product/index.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase, waitingConnections } from '../../testing.ts';
import { setPriceLevels } from '../index.ts';
import { removeCustomerGroup } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(test.db);
  await createCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
});
afterAll(() => test.drop());

const traders = [{ minQty: 1, price: 500, customerGroups: ['trade'] }];
const remove = () => removeCustomerGroup(sale.system, { group: 'trade', moveTo: 'wholesale' });
const waiting = (connections: number) =>
  expect.poll(() => waitingConnections(test.db), { timeout: 60_000 }).toBe(connections);

/** Begins a transaction of its own that does `work`, and holds what that locked until it is let go. */
async function holding(work: Parameters<typeof inShop<unknown>>[1]) {
  const done = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const ended = inShop(sale.system, async (tx) => {
    await work(tx);
    done.resolve();
    await leave.promise;
  });
  await Promise.race([done.promise, ended]);
  return async () => {
    leave.resolve();
    await ended;
  };
}

const holdLevels = (productId: string) =>
  holding((tx) => tx.select().from(priceLevel).where(eq(priceLevel.productId, productId)).for('update'));
const holdCustomer = (id: string) =>
  holding((tx) => tx.select().from(customer).where(eq(customer.id, id)).for('update'));

async function groupsOfLevels(productId: string): Promise<string[][]> {
  const rows = await test.db.queries.select().from(priceLevel).where(eq(priceLevel.productId, productId));
  return rows.map(({ customerGroups }) => customerGroups);
}

async function groupOf(customerId: string): Promise<string | undefined> {
  const [row] = await inShop(sale.system, (tx) =>
    tx.select({ group: customer.groupCode }).from(customer).where(eq(customer.id, customerId)),
  );
  return row?.group;
}

it('a price level that names a group while it is removed moves along: by its own act', async () => {
  const { id: productId } = await sale.simple({ priceLevels: [{ minQty: 1, price: 900 }] });
  const release = await holdLevels(productId);
  const set = setPriceLevels(sale.system, { productId, levels: traders });
  await waiting(1);
  const removed = remove();
  await waiting(2);
  await release();
  await Promise.all([set, removed]);
  expect(await groupsOfLevels(productId)).toEqual([['wholesale']]);
});

it('and by an edit of the product', async () => {
  const { id: productId } = await sale.simple({ priceLevels: [{ minQty: 1, price: 900 }] });
  const release = await holdLevels(productId);
  const edited = editProduct(sale.system, { productId, revision: 1, priceLevels: traders });
  await waiting(1);
  const removed = remove();
  await waiting(2);
  await release();
  await Promise.all([edited, removed]);
  expect(await groupsOfLevels(productId)).toEqual([['wholesale']]);
});

it('a group that goes is named by no price level and gets no customer afterwards', async () => {
  const { actor } = await makeCustomer(test.db, sale.shop, { group: 'trade' });
  const { id: productId } = await sale.simple();
  const release = await holdCustomer(actor.customerId);
  const removed = remove();
  await waiting(1);
  const set = setPriceLevels(sale.system, { productId, levels: traders });
  const made = createCustomer(sale.system, { email: 'late@example.com', group: 'trade' });
  const outcomes = Promise.allSettled([set, made]);
  await waiting(3);
  await release();
  await removed;
  expect(await outcomes).toMatchObject([
    { status: 'rejected', reason: { code: 'invalid-input', field: 'levels' } },
    { status: 'rejected', reason: { code: 'invalid-input', field: 'group' } },
  ]);
  expect(await groupsOfLevels(productId)).toEqual([]);
  expect(await groupOf(actor.customerId)).toBe('wholesale');
});

it('a customer who comes into a group while it is removed moves along', async () => {
  const { actor } = await makeCustomer(test.db, sale.shop, { group: 'retail' });
  const release = await holding((tx) =>
    tx.update(customer).set({ groupCode: 'trade' }).where(eq(customer.id, actor.customerId)),
  );
  const removed = remove();
  await waiting(1);
  await release();
  await removed;
  expect(await groupOf(actor.customerId)).toBe('wholesale');
});

it('a customer who leaves a group while it is removed stays where they went', async () => {
  const { actor } = await makeCustomer(test.db, sale.shop, { group: 'trade' });
  const release = await holding((tx) =>
    tx.update(customer).set({ groupCode: 'retail' }).where(eq(customer.id, actor.customerId)),
  );
  const removed = remove();
  await waiting(1);
  await release();
  await removed;
  expect(await groupOf(actor.customerId)).toBe('retail');
});

it('a product whose levels are written is waited for, and nobody is for ever', async () => {
  const { id: productId } = await sale.simple({ priceLevels: traders });
  const release = await holding(async (tx) => {
    await tx.select().from(priceLevel).where(eq(priceLevel.productId, productId)).for('update');
    await emit(tx, { kind: 'price.changed', entityId: productId });
  });
  const levels = [...traders, { minQty: 5, price: 400, customerGroups: ['trade', 'wholesale'] }];
  const set = setPriceLevels(sale.system, { productId, levels });
  await waiting(1);
  const removed = remove();
  await waiting(2);
  await release();
  await Promise.all([set, removed]);
  expect(await groupsOfLevels(productId)).toEqual([['wholesale'], ['wholesale']]);
});

it('of two groups that are to take each other over, one stays', async () => {
  await createCustomerGroup(sale.system, { code: 'vip', name: 'VIP' });
  for (const group of ['trade', 'vip']) await makeCustomer(test.db, sale.shop, { group });
  const outcomes = await Promise.allSettled([
    removeCustomerGroup(sale.system, { group: 'trade', moveTo: 'vip' }),
    removeCustomerGroup(sale.system, { group: 'vip', moveTo: 'trade' }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'invalid-input', field: 'moveTo' } },
  ]);
  expect(await listCustomerGroups(sale.system)).toHaveLength(3);
});
