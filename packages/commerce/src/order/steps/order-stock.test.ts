import {
  inTransaction,
  newId,
  openDatabase,
  silentLog,
  stock,
  stockMovement,
  violatedConstraint,
} from '@stoa/database';
import type { OrderTransition } from '@stoa/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { archiveProduct, createProduct } from '../../product/index.ts';
import { replaceStock } from '../../stock/index.ts';
import { checkoutSettings } from '../../testing/checkout.ts';
import { type OrderWork, orderWork } from '../../testing/order-work.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
let work: OrderWork;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
  work = orderWork(test.db, sale);
});
afterAll(() => test.drop());

const processing = { machine: 'fulfilment', to: 'processing' } as const;
const packing = { machine: 'fulfilment', to: 'packing' } as const;
const fulfilled = { machine: 'fulfilment', to: 'fulfilled' } as const;
const returned = { machine: 'fulfilment', to: 'returned' } as const;
const canceled = { machine: 'order', to: 'canceled' } as const;
const shipping = [processing, packing, fulfilled];

describe('the goods of an order', () => {
  it('are held when it is placed and leave stock when it is shipped, each with a movement', async () => {
    const { id } = await sale.simple();
    const orderId = await work.order({ [id]: 4 });
    expect(await work.amounts(id)).toEqual([10, 4, 0]);
    await work.takeAll(orderId, [processing, packing]);
    expect(await work.amounts(id)).toEqual([10, 4, 0]);
    await work.take(orderId, fulfilled);
    expect(await work.amounts(id)).toEqual([6, 0, 0]);
    await work.take(orderId, { machine: 'payment', to: 'paid' });
    await work.take(orderId, { machine: 'order', to: 'closed' });
    expect(await work.amounts(id)).toEqual([6, 0, 0]);
    expect(await work.movements(orderId)).toEqual([
      ['reserve', 0, 4, 0, 'placed'],
      ['ship', -4, -4, 0, 'shipped'],
    ]);
  });

  it('come back to stock when the order is returned, also once it was closed', async () => {
    const { id } = await sale.simple();
    const orderId = await work.order({ [id]: 4 });
    await work.takeAll(orderId, [...shipping, { machine: 'order', to: 'closed' }, returned]);
    expect(await work.amounts(id)).toEqual([10, 0, 0]);
    expect((await work.movements(orderId)).at(-1)).toEqual(['return', 4, 0, 0, 'returned']);
  });

  it('are free again when it is canceled, or closed before anything was sent', async () => {
    const { id } = await sale.simple();
    const first = await work.order({ [id]: 4 });
    const second = await work.order({ [id]: 5 });
    await work.takeAll(first, [processing, canceled]);
    expect(await work.amounts(id)).toEqual([10, 5, 0]);
    expect((await work.movements(first)).at(-1)).toEqual(['release', 0, -4, 0, 'canceled']);
    await work.takeAll(second, [
      { machine: 'payment', to: 'paid' },
      processing,
      { machine: 'payment', to: 'refunded' },
      { machine: 'order', to: 'closed' },
    ]);
    expect(await work.amounts(id)).toEqual([10, 0, 0]);
    expect((await work.movements(second)).at(-1)).toEqual(['release', 0, -5, 0, 'closed']);
  });

  it('are each variation’s and each child’s own, whatever was archived meanwhile', async () => {
    const { id } = await sale.simple();
    const other = await sale.simple();
    const orderId = await work.order({ [id]: 2, [other.id]: 3 });
    await archiveProduct(sale.system, id);
    await work.takeAll(orderId, shipping);
    expect([await work.amounts(id), await work.amounts(other.id)]).toEqual([
      [8, 0, 0],
      [7, 0, 0],
    ]);
  });

  it('without stock keeping are shipped and returned without a movement', async () => {
    const gift = { classCode: 'gift_certificate', sku: 'gift', name: 'Gift', price: 5000 } as const;
    const { id } = await createProduct(sale.system, gift);
    const orderId = await work.order({ [id]: 2 });
    await work.takeAll(orderId, [...shipping, returned]);
    expect(await work.movements(orderId)).toEqual([]);
  });
});

describe('goods on backorder', () => {
  const late = () => sale.simple({ stock: { available: 3, allowBackorders: true } });

  it('are held for the oldest order that waits as soon as they arrive, and only the rest can be sold', async () => {
    const { id } = await late();
    const first = await work.order({ [id]: 5 });
    const second = await work.order({ [id]: 2 });
    expect(await work.amounts(id)).toEqual([3, 3, 4]);
    await work.adjust({ productId: id, delta: 3 });
    expect(await work.amounts(id)).toEqual([6, 6, 1]);
    expect((await work.movements(first)).at(-1)).toEqual(['allocate', 0, 2, -2, 'arrived']);
    expect((await work.movements(second)).at(-1)).toEqual(['allocate', 0, 1, -1, 'arrived']);
    await work.adjust({ productId: id, delta: 3 });
    expect(await work.amounts(id)).toEqual([9, 7, 0]);
  });

  it('go to who waits when another order is canceled', async () => {
    const { id } = await late();
    const first = await work.order({ [id]: 4 });
    const second = await work.order({ [id]: 2 });
    await work.take(first, canceled);
    expect(await work.amounts(id)).toEqual([3, 2, 0]);
    expect((await work.movements(second)).at(-1)).toEqual(['allocate', 0, 2, -2, 'arrived']);
  });

  it('are served before a catalogue’s count of what can be sold, which changes nothing when it comes again', async () => {
    const { id } = await late();
    await work.order({ [id]: 5 });
    const rules = { allowBackorders: true, backorderMessage: '', backorderShipDate: null };
    const low = { lowStockThreshold: 0, lowStockAlertMessage: '' };
    const count = (onHand: number) =>
      inTransaction(test.db, (tx) =>
        replaceStock(tx, sale.system, sale.shop.ownSellerId ?? '', [
          { productId: id, stock: { ...rules, ...low, onHand } },
        ]),
      );
    await count(0);
    expect(await work.amounts(id)).toEqual([3, 3, 2]);
    for (const _ of ['first', 'again']) {
      await count(7);
      expect(await work.amounts(id)).toEqual([12, 5, 0]);
    }
  });

  it('are not shipped before they were counted in: the step says what is missing', async () => {
    const { id, sku } = await late();
    const orderId = await work.order({ [id]: 5 });
    await work.takeAll(orderId, [processing, packing]);
    await expect(work.take(orderId, fulfilled)).rejects.toMatchObject({
      code: 'transition-refused',
      reason: { code: 'order.goods_missing', params: { n: 2, sku } },
    });
    expect(await work.amounts(id)).toEqual([3, 3, 2]);
    expect((await readOrder(sale.system, { id: orderId })).states.fulfilment).toBe('packing');
    await work.adjust({ productId: id, delta: 2 });
    await work.take(orderId, fulfilled);
    expect(await work.amounts(id)).toEqual([0, 0, 0]);
  });
});

describe('at once', () => {
  it('two processes ship, return and cancel an order: goods move once', async () => {
    const other = openDatabase({ url: test.url, log: silentLog, connections: 8 });
    const { id } = await sale.simple();
    const race = async (orderId: string, steps: readonly OrderTransition[]) => {
      const attempts = steps.flatMap((step) =>
        [test.db, other, other].map((db) => work.take(orderId, step, db)),
      );
      const results = await Promise.allSettled(attempts);
      return results.filter(({ status }) => status === 'fulfilled').length;
    };
    for (let round = 0; round < 4; round += 1) {
      const orderId = await work.order({ [id]: 2 });
      await work.takeAll(orderId, [processing, packing]);
      expect(await race(orderId, [fulfilled])).toBe(1);
      expect(await work.amounts(id)).toEqual([8, 0, 0]);
      expect(await race(orderId, [returned])).toBe(1);
      expect(await work.amounts(id)).toEqual([10, 0, 0]);
      const undecided = await work.order({ [id]: 2 });
      await work.take(undecided, processing);
      expect(await race(undecided, [canceled, packing])).toBe(1);
      const { states } = await readOrder(sale.system, { id: undecided });
      expect(await work.amounts(id)).toEqual([10, states.order === 'canceled' ? 0 : 2, 0]);
      if (states.order === 'open') await work.takeAll(undecided, [fulfilled, returned]);
    }
    await other.close();
  });
});

describe('the database', () => {
  const insert = async (
    row: Partial<typeof stockMovement.$inferInsert>,
    orderId: string,
    productId: string,
  ) =>
    test.db.queries
      .insert(stockMovement)
      .values({
        sellerId: sale.shop.ownSellerId ?? '',
        productId,
        id: newId(),
        kind: 'ship',
        orderId,
        onHandAfter: 0,
        reservedAfter: 0,
        backorderedAfter: 0,
        ...row,
      })
      .then(() => undefined, violatedConstraint);

  it('takes no movement of an order twice, and none that sends what the order does not hold', async () => {
    const { id } = await sale.simple();
    const orderId = await work.order({ [id]: 4 });
    const write = (row: Partial<typeof stockMovement.$inferInsert>) => insert(row, orderId, id);
    expect(await write({ kind: 'reserve', reservedDelta: 1 })).toBe('stock_movement_reserved');
    expect(await write({ onHandDelta: -5, reservedDelta: -5 })).toBe('stock_movement_order_balance');
    expect(await write({ onHandDelta: -2, reservedDelta: 0 })).toBe('stock_movement_amounts');
    expect(await write({ kind: 'return', onHandDelta: 1 })).toBe('stock_movement_order_balance');
    expect(await write({ kind: 'adjust', onHandDelta: 1 })).toBe('stock_movement_cause');
    await work.takeAll(orderId, shipping);
    expect(await write({ onHandDelta: -1, reservedDelta: -1 })).toBe('stock_movement_order_balance');
    expect(await write({ kind: 'release', reservedDelta: -1 })).toBe('stock_movement_order_balance');
  });

  it('knows no goods that lie on the shelf while an order waits for them', async () => {
    const { id } = await sale.simple({ stock: { available: 3, allowBackorders: true } });
    await work.order({ [id]: 5 });
    const loosened = test.db.queries
      .update(stock)
      .set({ onHand: 4 })
      .where(and(eq(stock.productId, id)));
    expect(violatedConstraint(await loosened.catch((error: unknown) => error))).toBe('stock_waiting');
  });
});
