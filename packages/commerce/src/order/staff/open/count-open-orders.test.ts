import { newId } from '@stoa/database';
import type { OrderTransition } from '@stoa/domain';
import { beforeEach, expect, it } from 'vitest';
import { checkoutOf, checkoutSettings, fill } from '../../../testing/checkout.ts';
import { staffOf } from '../../../testing/context.ts';
import { orderWork } from '../../../testing/order-work.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { saleForEachTest } from '../../../testing/sale-for-each-test.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { countOpenOrders, placeOrder } from '../../index.ts';

const { test } = saleForEachTest();

let sale: TestSale;
beforeEach(async () => {
  sale = await makeSale(test.db, { settings: checkoutSettings });
});

async function order(...products: { readonly id: string }[]): Promise<string> {
  const guest = sale.guest();
  await fill(guest, products);
  return (await placeOrder(guest, await checkoutOf(guest))).orderId;
}
const step = (machine: 'order' | 'fulfilment', to: string) => ({ machine, to }) as OrderTransition;
const shipping = ['processing', 'packing', 'fulfilled'].map((to) => step('fulfilment', to));

it('of each product the orders are counted that are not done, in one statement [ADM-112]', async () => {
  const [mug, pot, cup] = [await sale.simple(), await sale.simple(), await sale.simple()];
  const work = orderWork(test.db, sale);
  await order(mug, pot);
  await work.takeAll(await order(mug), shipping.slice(0, 2));
  await work.take(await order(mug, pot), step('order', 'canceled'));
  await work.takeAll(await order(mug), [...shipping, step('order', 'closed')]);
  await work.takeAll(await order(mug), shipping);
  let counts: ReadonlyMap<string, number> = new Map();
  const sent = await recordStatements(test.db, async () => {
    counts = await countOpenOrders(sale.system, [mug.id, pot.id, cup.id, newId()]);
  });
  expect(counts).toEqual(
    new Map([
      [mug.id, 2],
      [pot.id, 1],
    ]),
  );
  expect(sent.filter((one) => one.includes('order_line'))).toHaveLength(1);
  expect(await countOpenOrders(sale.system, [])).toEqual(new Map());
});

it('they are counted for whoever reads the catalogue, of their own shop and seller alone', async () => {
  const mug = await sale.simple();
  await order(mug);
  const counted = (ctx = sale.system) => countOpenOrders(ctx, [mug.id]);
  expect(await counted(staffOf(sale.system, ['catalog:read']))).toEqual(new Map([[mug.id, 1]]));
  expect(await counted(staffOf(sale.system, ['catalog:read'], sale.shop.ownSellerId))).toEqual(
    new Map([[mug.id, 1]]),
  );
  expect(await counted(staffOf(sale.system, ['catalog:read'], newId()))).toEqual(new Map());
  expect(await counted((await makeSale(test.db)).system)).toEqual(new Map());
  await expect(counted(staffOf(sale.system, ['orders:read']))).rejects.toMatchObject({ code: 'forbidden' });
  await expect(counted(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
});
