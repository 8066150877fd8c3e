import { newId, salesOrder } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { changeOrderState, placeOrder } from '../../order/index.ts';
import { createProduct, publishProduct } from '../../product/index.ts';
import { carrySeller } from '../../shop/index.ts';
import { createStaff } from '../../staff/index.ts';
import { checkoutOf, checkoutSettings, look } from '../../testing/checkout.ts';
import { staffOf, testPlatform } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { variableProduct } from '../../testing/products.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { recordStatements } from '../../testing/statements.ts';
import { stockRow } from '../../testing/stock.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { adjustStock, countStock, listStockMovements } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

/** Somebody of the staff, by name, who may do everything with stock and orders. */
async function makeStaff(name: string, ctx: ShopContext = sale.system) {
  const person = { email: `${unique('staff')}@example.com`, name, password: 'correct horse' };
  const { staffId } = await createStaff(testPlatform(test.db, sale.clock), person);
  const staff = staffOf(ctx, ['catalog:read', 'stock:write', 'orders:read', 'orders:write']);
  return { ...staff, actor: { ...staff.actor, staffId } };
}

/** An order, by a guest unless told; an hour after the one before, since only so many are placed within an hour. */
async function order(
  productId: string,
  qty: number,
  ctx: ShopContext = sale.guest(),
): Promise<{ id: string; number: string }> {
  sale.clock.advance(3600);
  await addToCart(ctx, { productId, qty });
  const { orderId: id } = await placeOrder(ctx, await checkoutOf(ctx));
  const [row] = await look(sale.system, (tx) => tx.select().from(salesOrder).where(eq(salesOrder.id, id)));
  return { id, number: row?.incrementId ?? '' };
}

const list = async (productId: string, ctx: ShopContext = sale.system) =>
  (await listStockMovements(ctx, { productId })).movements;

describe('movements of stock', () => {
  it('tell kind, reason, person or order and the amounts after each, the latest first [ADM-132]', async () => {
    const { id } = await sale.simple({ stock: { available: 1, allowBackorders: true } });
    const ada = await makeStaff('Ada Quill');
    const first = await order(id, 2);
    await adjustStock(ada, { lines: [{ productId: id, delta: 4 }], reason: 'A box was found' });
    const second = await order(id, 3);
    for (const to of ['processing', 'packing', 'fulfilled'] as const) {
      await changeOrderState(ada, { orderId: first.id, machine: 'fulfilment', to });
    }
    await changeOrderState(ada, { orderId: second.id, machine: 'order', to: 'canceled' });
    await countStock(ada, { productId: id, counted: 9, seen: 3, reason: 'Stocktaking' });
    const movements = await list(id);
    const staff = { kind: 'staff', id: ada.actor.staffId, name: 'Ada Quill' };
    const buyer = { kind: 'customer', name: 'Ann Archer' };
    const told = movements.map(({ kind, reason, by, order: of, onHand, reserved, backordered }) => [
      kind,
      reason,
      by,
      of,
      [onHand, reserved, backordered],
    ]);
    expect(told).toEqual([
      ['adjust', 'Stocktaking', staff, null, [9, 0, 0]],
      ['release', 'canceled', staff, second, [3, 0, 0]],
      ['ship', 'shipped', staff, first, [3, 3, 0]],
      ['reserve', 'placed', buyer, second, [5, 5, 0]],
      ['allocate', 'arrived', staff, first, [5, 2, 0]],
      ['adjust', 'A box was found', staff, null, [5, 1, 1]],
      ['reserve', 'placed', buyer, first, [1, 1, 1]],
      ['adjust', 'first stock', { kind: 'system', name: 'test' }, null, [1, 0, 0]],
    ]);
    expect(movements[0]?.at).toEqual(sale.clock());
    expect(await stockRow(test.db, id)).toMatchObject({ onHand: 9, reserved: 0, backordered: 0 });
  });

  it('of pieces that come for several orders tell what is there after each of them [ADM-132]', async () => {
    const { id } = await sale.simple({ stock: { available: 0, allowBackorders: true } });
    for (const qty of [2, 3]) await order(id, qty);
    await adjustStock(sale.system, { lines: [{ productId: id, delta: 7 }], reason: 'Delivered' });
    const told = (await list(id)).map(({ kind, onHand, reserved, backordered }) => [
      kind,
      ...[onHand, reserved, backordered],
    ]);
    expect(told.slice(0, 3)).toEqual([
      ['allocate', 7, 5, 0],
      ['allocate', 7, 2, 3],
      ['adjust', 7, 0, 5],
    ]);
    expect(await stockRow(test.db, id)).toMatchObject({ onHand: 7, reserved: 5, backordered: 0 });
  });

  it('come page by page, and each once while others are made [ADM-132]', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 0 } });
    const adjust = (delta: number) => adjustStock(sale.system, { lines: [{ productId, delta }] });
    for (const delta of [1, 2, 3, 4, 5]) await adjust(delta);
    const first = await listStockMovements(sale.system, { productId, limit: 2 });
    await adjust(6);
    const second = await listStockMovements(sale.system, { productId, limit: 2, after: first.next });
    const third = await listStockMovements(sale.system, { productId, limit: 2, after: second.next });
    const deltas = [first, second, third].map(({ movements }) => movements.map((one) => one.onHandDelta));
    expect(deltas).toEqual([[5, 4], [3, 2], [1]]);
    expect(third.next).toBeUndefined();
    await expect(listStockMovements(sale.system, { productId, after: 'x' })).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'cursor',
    });
  });

  it('of a variation are its own, and of what keeps no stock there are none [ADM-132]', async () => {
    const made = await createProduct(sale.system, variableProduct({ red: 100, blue: 100 }));
    const [red = '', blue = ''] = Object.values(made.variationIds);
    await adjustStock(sale.system, { lines: [{ productId: red, delta: 2 }] });
    expect((await list(red)).map(({ onHand }) => onHand)).toEqual([7, 5]);
    expect(await list(blue)).toHaveLength(1);
    expect(await list(made.id)).toEqual([]);
  });

  it('take as many statements for many people and orders as for few', async () => {
    const { id: productId } = await sale.simple({ stock: { available: 100 } });
    const count = async () =>
      (await recordStatements(test.db, () => listStockMovements(sale.system, { productId, limit: 100 })))
        .length;
    const adjust = async (name: string) =>
      adjustStock(await makeStaff(name), { lines: [{ productId, delta: 1 }], reason: name });
    await adjust('Ada Quill');
    await order(productId, 1);
    const few = await count();
    for (const name of ['Bo Finch', 'Cy Reed', 'Di Lark']) await adjust(name);
    await order(productId, 2);
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(7);
  });

  it('tell who bought to whoever may read orders alone', async () => {
    const { id } = await sale.simple();
    const buyer = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    const placed = await order(id, 1, buyer);
    const [known] = await list(id);
    expect(known?.by).toMatchObject({ kind: 'customer', id: buyer.actor.customerId });
    const [movement] = await list(id, staffOf(sale.system, ['catalog:read']));
    expect(movement?.order).toEqual(placed);
    expect(movement?.by).toEqual({ kind: 'customer', name: '' });
  });
});

describe('movements of a product of several shops', () => {
  it('tell neither orders nor people of the others', async () => {
    const agora = await makeSale(test.db, { type: 'marketplace' });
    const { id: productId } = await sale.simple({ stock: { available: 9 } });
    const sellerId = sale.shop.ownSellerId ?? '';
    await expect(list(productId, agora.system)).rejects.toMatchObject({ code: 'not-found' });
    await carrySeller(agora.system, { shopId: agora.shop.id, sellerId });
    await publishProduct(agora.system, { productId });
    const ada = await makeStaff('Ada Quill');
    const bo = await makeStaff('Bo Finch', agora.system);
    const { id: orderId } = await order(productId, 2);
    for (const to of ['processing', 'packing', 'fulfilled'] as const) {
      await changeOrderState(ada, { orderId, machine: 'fulfilment', to });
    }
    await adjustStock(ada, { lines: [{ productId, delta: -1 }], reason: 'Broken' });
    await adjustStock(bo, { lines: [{ productId, delta: 2 }], reason: 'Found' });
    const told = (await list(productId, agora.system)).map(({ kind, by, order: of, onHand }) => [
      kind,
      by,
      of,
      onHand,
    ]);
    expect(told).toEqual([
      ['adjust', { kind: 'staff', id: bo.actor.staffId, name: 'Bo Finch' }, null, 8],
      ['adjust', { kind: 'staff', name: '' }, null, 6],
      ['ship', null, null, 7],
      ['reserve', null, null, 9],
      ['adjust', { kind: 'system', name: 'test' }, null, 9],
    ]);
  });

  it('are told to staff of a seller of that one’s products alone', async () => {
    const { id: productId } = await sale.simple();
    const asked = { productId };
    const own = staffOf(sale.system, ['catalog:read'], sale.shop.ownSellerId);
    expect((await listStockMovements(own, asked)).movements).toHaveLength(1);
    const other = staffOf(sale.system, ['catalog:read'], newId());
    await expect(listStockMovements(other, asked)).rejects.toMatchObject({ code: 'not-found' });
    await expect(listStockMovements(staffOf(sale.system, ['orders:read']), asked)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(listStockMovements(sale.guest(), asked)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
