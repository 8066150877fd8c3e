import { newId } from '@stoa/database';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { addToCart, readCart } from '../cart/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { editProduct, unpublishProduct } from '../product/index.ts';
import { adjustStock } from '../stock/index.ts';
import { checkoutOf, checkoutSettings } from '../testing/checkout.ts';
import { makeCustomer } from '../testing/customers.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { placeOrder, reorder } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
let ann: ShopContext;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  sale = await makeSale(test.db, { settings: checkoutSettings });
  ann = await makeCustomer(test.db, sale.shop, {}, sale.clock);
});

async function buy(...wanted: readonly (readonly [productId: string, qty: number])[]): Promise<string> {
  for (const [productId, qty] of wanted) await addToCart(ann, { productId, qty });
  return (await placeOrder(ann, await checkoutOf(ann))).orderId;
}

const again = (orderId: string, ctx: ShopContext = ann, idempotencyKey = newId()) =>
  reorder(ctx, { orderId, idempotencyKey });

it('puts everything that was ordered into the cart, once however often it is sent', async () => {
  const [cup, mug] = [await sale.simple(), await sale.simple()];
  const id = await buy([cup.id, 2], [mug.id, 1]);
  const key = newId();
  for (let n = 0; n < 2; n += 1) {
    expect((await again(id, ann, key)).map(({ addedQty, issue }) => [addedQty, issue])).toEqual([
      [2, undefined],
      [1, undefined],
    ]);
  }
  expect((await readCart(ann))?.lines.map(({ productId, qty }) => [productId, qty])).toEqual([
    [cup.id, 2],
    [mug.id, 1],
  ]);
});

it('tells what is gone, out of stock, less or dearer, and adds the rest', async () => {
  const [gone, none, few, dear] = [
    await sale.simple(),
    await sale.simple(),
    await sale.simple(),
    await sale.simple(),
  ];
  const id = await buy([gone.id, 1], [none.id, 1], [few.id, 5], [dear.id, 1]);
  await unpublishProduct(sale.system, gone.id);
  await adjustStock(sale.system, { lines: [{ productId: none.id, delta: -9 }] });
  await adjustStock(sale.system, { lines: [{ productId: few.id, delta: -3 }] });
  await editProduct(sale.system, { productId: dear.id, revision: 1, price: 1200 });
  const lines = await again(id);
  expect(lines.map(({ addedQty, issue }) => [addedQty, issue?.code])).toEqual([
    [0, 'reorder.gone'],
    [0, expect.any(String)],
    [2, 'reorder.fewer'],
    [1, 'reorder.price_changed'],
  ]);
  expect(lines[3]?.price).toEqual({ before: 1000, now: 1200 });
  expect((await readCart(ann))?.lines.map(({ productId }) => productId)).toEqual([few.id, dear.id]);
});

it('is for the owner of the order alone, or who holds its token', async () => {
  const id = await buy([(await sale.simple()).id, 1]);
  await expect(again(id, await makeCustomer(test.db, sale.shop))).rejects.toMatchObject({
    code: 'not-found',
  });
  await expect(again(id, sale.guest())).rejects.toMatchObject({ code: 'not-found' });
  const some = { orderId: id, lineIds: [newId()], idempotencyKey: newId() };
  await expect(reorder(ann, some)).rejects.toMatchObject({ code: 'not-found' });
});
