import {
  newId,
  openDatabase,
  salesOrder,
  shipment,
  shipmentLine,
  silentLog,
  stock,
  violatedConstraint,
} from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import { checkoutOf, checkoutSettings, look } from '../../testing/checkout.ts';
import { linesOf, orderOf } from '../../testing/orders.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { changeOrderState, placeOrder, readOrder } from '../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

type Fulfilment = Extract<Parameters<typeof changeOrderState>[1], { machine: 'fulfilment' }>;

const take = (orderId: string, to: Fulfilment['to'], lines?: Fulfilment['lines'], db = test.db) =>
  changeOrderState({ ...sale.system, db }, { machine: 'fulfilment', orderId, to, ...(lines && { lines }) });

async function packed(orderId: string): Promise<string> {
  await take(orderId, 'processing');
  await take(orderId, 'packing');
  return orderId;
}

const read = (id: string) => readOrder(sale.system, { id });

describe('the shipments of an order', () => {
  it('are one of everything where nothing else is said, and are told to staff', async () => {
    const orderId = await packed(await orderOf(sale, 2, 1));
    expect((await take(orderId, 'fulfilled')).states.fulfilment).toBe('fulfilled');
    const [first, second] = await linesOf(sale.system, orderId);
    expect((await read(orderId)).shipments).toEqual([
      {
        actor: 'system:test',
        lines: [
          { orderLineId: first, quantity: 2 },
          { orderLineId: second, quantity: 1 },
        ],
      },
    ]);
  });

  it('are as many as it takes: the order is fulfilled with the last, and goods leave stock with each', async () => {
    const ctx = sale.guest();
    const { id: productId } = await sale.simple();
    await addToCart(ctx, { productId, qty: 3 });
    const { orderId } = await placeOrder(ctx, await checkoutOf(ctx));
    await packed(orderId);
    const [line = ''] = await linesOf(sale.system, orderId);
    const amounts = async () => {
      const [row] = await test.db.queries.select().from(stock).where(eq(stock.productId, productId));
      return [row?.onHand, row?.reserved];
    };
    const part = await take(orderId, 'fulfilled', [{ orderLineId: line, quantity: 2 }]);
    expect([part.states.fulfilment, part.status, await amounts()]).toEqual(['packing', 'packing', [8, 1]]);
    await expect(take(orderId, 'fulfilled', [{ orderLineId: line, quantity: 2 }])).rejects.toMatchObject({
      code: 'invalid-input',
      field: 'lines.0',
    });
    const rest = await take(orderId, 'fulfilled');
    expect([rest.states.fulfilment, rest.status, await amounts()]).toEqual(['fulfilled', 'complete', [7, 0]]);
    const { shipments, history } = await read(orderId);
    expect(shipments?.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[2], [1]]);
    expect(history.slice(-2).map(({ from, to }) => [from, to])).toEqual([
      ['packing', 'packing'],
      ['packing', 'fulfilled'],
    ]);
    await take(orderId, 'returned');
    expect(await amounts()).toEqual([10, 0]);
  });

  it('name lines of their order, each once, and only where goods are sent', async () => {
    const orderId = await orderOf(sale, 2);
    const [line = ''] = await linesOf(sale.system, orderId);
    const [other = ''] = await linesOf(sale.system, await orderOf(sale, 1));
    const one = { orderLineId: line, quantity: 1 };
    await expect(take(orderId, 'processing', [one])).rejects.toMatchObject({ field: 'lines' });
    await packed(orderId);
    await expect(take(orderId, 'fulfilled', [one, one])).rejects.toMatchObject({ field: 'lines' });
    await expect(take(orderId, 'fulfilled', [{ orderLineId: other, quantity: 1 }])).rejects.toMatchObject({
      field: 'lines.0',
    });
    expect((await read(orderId)).shipments).toEqual([]);
  });
});

describe('of the last piece', () => {
  it('one shipment goes through when two processes send it at once', async () => {
    const elsewhere = openDatabase({ url: test.url, log: silentLog, connections: 4 });
    const orderId = await packed(await orderOf(sale, 3, 1));
    const [line = ''] = await linesOf(sale.system, orderId);
    await take(orderId, 'fulfilled', [{ orderLineId: line, quantity: 2 }]);
    const last = [{ orderLineId: line, quantity: 1 }];
    const attempts = [test.db, elsewhere, test.db, elsewhere].map((db) =>
      take(orderId, 'fulfilled', last, db),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read(orderId)).states.fulfilment).toBe('packing');
    await elsewhere.close();
  });

  it('the database takes one shipment, though two are written at once past all use cases', async () => {
    const orderId = await packed(await orderOf(sale, 1));
    const [orderLineId = ''] = await linesOf(sale.system, orderId);
    const write = (id = newId()) => {
      const common = { shopId: sale.shop.id, orderId };
      return look(sale.system, async (tx) => {
        await tx.insert(shipment).values({ ...common, id, actor: 'test' });
        await tx.insert(shipmentLine).values({ ...common, shipmentId: id, orderLineId, quantity: 1 });
      }).then(() => 'done', violatedConstraint);
    };
    expect((await Promise.all([write(), write(), write()])).sort()).toEqual([
      'done',
      'shipment_line_ordered',
      'shipment_line_ordered',
    ]);
  });
});

it('the database knows no order that is fulfilled, and not all of it was sent', async () => {
  const orderId = await orderOf(sale, 1);
  const claimed = look(sale.system, (tx) =>
    tx.update(salesOrder).set({ fulfilmentState: 'fulfilled' }).where(eq(salesOrder.id, orderId)),
  );
  expect(violatedConstraint(await claimed.catch((error: unknown) => error))).toBe('sales_order_shipped');
});
