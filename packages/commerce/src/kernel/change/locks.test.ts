import { emitProductChanges } from '@stoa/database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { productRow } from '../../pricing/index.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase, waitingConnections } from '../../testing.ts';
import { changing } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

it('a product under change does not hold up who puts it into a cart', async () => {
  const { id } = await sale.simple();
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  const change = {
    verb: 'product.edit',
    scope: 'catalog:write',
    of: productRow(sale.system, id),
    version: undefined,
  } as const;
  const first = changing(sale.system, change, async ({ tx }) => {
    entered.resolve();
    await leave.promise;
    await emitProductChanges(tx, 'product.changed', sale.shop.ownSellerId ?? '', [id]);
  });
  await entered.promise;
  let isAdded = false;
  const added = addToCart(sale.guest(), { productId: id, qty: 1 }).then(() => {
    isAdded = true;
  });
  const isSettled = async () => isAdded || (await waitingConnections(test.db)) > 0;
  await expect.poll(isSettled, { timeout: 60_000 }).toBe(true);
  const hasPassed = isAdded;
  leave.resolve();
  await Promise.all([first, added]);
  expect(hasPassed).toBe(true);
});
