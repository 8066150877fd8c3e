import { newId } from '@stoa/database';
import { type OrderTransition, orderTransitions, type Scope, sumMoney } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../../cart/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { checkoutOf, checkoutSettings } from '../../../testing/checkout.ts';
import { staffOf } from '../../../testing/context.ts';
import { makeCustomer } from '../../../testing/customers.ts';
import { copyOrder, linesOf, orderOf } from '../../../testing/orders.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { type ChangeOrderState, changeOrderState, placeOrder, readOrderForStaff } from '../../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const everything: readonly Scope[] = ['orders:read', 'orders:write', 'orders:refund'];
const read = (id: string, ctx: ShopContext = sale.system) => readOrderForStaff(ctx, id);
const take = (orderId: string, step: object, ctx: ShopContext = sale.system) =>
  changeOrderState(ctx, { orderId, ...step } as ChangeOrderState);

const named = ({ steps }: Awaited<ReturnType<typeof read>>) =>
  steps.map(({ machine, to }) => `${machine} ${to}`).sort();

/** Every step there is. */
const everyStep = (['order', 'payment', 'fulfilment'] as const).flatMap((machine) =>
  Object.keys(orderTransitions[machine]).map((to) => ({ machine, to }) as OrderTransition),
);

describe('an order as staff read it', () => {
  it('has each line as it was bought, and amounts that add up to the total [ADM-203]', async () => {
    const ctx = sale.guest();
    for (const qty of [2, 3]) await addToCart(ctx, { productId: (await sale.simple()).id, qty });
    const { orderId, incrementId } = await placeOrder(ctx, await checkoutOf(ctx, { note: 'Ring twice' }));
    const order = await read(orderId);
    expect(order).toMatchObject({ incrementId, note: 'Ring twice', revision: 1, notes: 0, refundDue: 0 });
    expect(order.lines.map(({ qty, sentQty, choices }) => [qty, sentQty, choices])).toEqual([
      [2, 0, []],
      [3, 0, []],
    ]);
    expect(sumMoney(order.lines.map(({ rowTotal }) => rowTotal))).toBe(order.subtotal);
    expect(sumMoney(order.lines.map(({ discountAmount }) => discountAmount))).toBe(order.discountAmount);
    expect(sumMoney(order.taxes.map(({ amount }) => amount))).toBe(order.taxAmount);
    expect(order.taxAmount).toBeGreaterThan(0);
    const { subtotal, discountAmount, shippingAmount, taxAmount, grandTotal } = order;
    expect(subtotal - discountAmount + shippingAmount + taxAmount).toBe(grandTotal);
    expect(order.payments).toMatchObject([
      { state: 'due', amount: grandTotal, held: 0, entries: [{ kind: 'due', amount: grandTotal }] },
    ]);
  });

  it('tells what was sent of each line, when and by whom, and what is held of each payment', async () => {
    const orderId = await orderOf(sale, 2, 1);
    for (const to of ['processing', 'packing']) await take(orderId, { machine: 'fulfilment', to });
    const [first = ''] = await linesOf(sale.system, orderId);
    const sent = [{ orderLineId: first, quantity: 1 }];
    await take(orderId, { machine: 'fulfilment', to: 'fulfilled', lines: sent });
    await take(orderId, { machine: 'payment', to: 'paid' });
    await take(orderId, { machine: 'payment', to: 'partially_refunded', amount: 100 });
    const order = await read(orderId);
    expect(order.lines.map(({ sentQty }) => sentQty)).toEqual([1, 0]);
    expect(order.shipments).toEqual([
      { id: expect.any(String), at: sale.clock(), by: { kind: 'system', name: 'test' }, lines: sent },
    ]);
    expect(order.payments[0]?.entries.map(({ kind }) => kind)).toEqual(['due', 'captured', 'refunded']);
    expect(order.payments[0]?.held).toBe(order.grandTotal - 100);
    expect(order.revision).toBe(6);
  });

  it('takes at most 20 statements, however many lines it has', async () => {
    const orderId = await orderOf(sale, 1, 1, 1, 1);
    const sent = await recordStatements(test.db, () => read(orderId));
    expect(sent.length).toBeLessThanOrEqual(3);
  });

  it('is for staff with orders:read, of one seller for that one’s alone', async () => {
    const orderId = await orderOf(sale, 1);
    const { ownSellerId } = sale.shop;
    expect((await read(orderId, staffOf(sale.system, ['orders:read'], ownSellerId))).id).toBe(orderId);
    for (const ctx of [
      await makeCustomer(test.db, sale.shop),
      staffOf(sale.system, ['orders:write']),
      staffOf(sale.system, ['orders:read'], newId()),
    ]) {
      await expect(read(orderId, ctx)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expect(read(orderId, sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    const elsewhere = await makeSale(test.db);
    await expect(read(orderId, elsewhere.system)).rejects.toMatchObject({ code: 'not-found' });
    await expect(read(newId())).rejects.toMatchObject({ code: 'not-found' });
    await expect(read('1')).rejects.toMatchObject({ code: 'invalid-input' });
  });
});

describe('the steps that are offered', () => {
  it('are exactly those that are taken: any other is refused, with the sentence of a rule [ADM-204]', async () => {
    const base = await orderOf(sale, 1);
    const ways: readonly (readonly object[])[] = [
      [],
      [{ machine: 'fulfilment', to: 'processing' }],
      [{ machine: 'payment', to: 'paid' }],
      [{ machine: 'payment', to: 'voided' }],
      [{ machine: 'order', to: 'canceled' }],
      [
        { machine: 'payment', to: 'paid' },
        { machine: 'payment', to: 'partially_refunded', amount: 1 },
      ],
      [
        { machine: 'payment', to: 'paid' },
        { machine: 'payment', to: 'refunded' },
      ],
    ];
    for (const way of ways) {
      const reach = async () => {
        // The checkout takes so many orders an hour.
        sale.clock.advance(3600);
        const orderId = await orderOf(sale, 1);
        for (const step of way) await take(orderId, step);
        return orderId;
      };
      let orderId = await reach();
      const { steps } = await read(orderId);
      for (const { machine, to } of everyStep) {
        const offered = steps.find((step) => step.machine === machine && step.to === to);
        const taken = offered?.mostAmount === undefined ? {} : { amount: offered.mostAmount };
        const attempt = take(orderId, { machine, to, ...taken });
        if (offered) {
          await attempt;
          orderId = await reach();
        } else {
          await expect(attempt, `${machine} ${to} after ${JSON.stringify(way)}`).rejects.toMatchObject({
            code: 'transition-refused',
            reason: { code: expect.stringMatching(/^order\./) },
          });
        }
      }
    }
    expect(named(await read(base))).toEqual([
      'fulfilment processing',
      'order canceled',
      'payment paid',
      'payment voided',
    ]);
  });

  it('are those for which somebody has the scope [ADM-204]', async () => {
    const orderId = await orderOf(sale, 1);
    await take(orderId, { machine: 'payment', to: 'paid' });
    const { grandTotal } = await read(orderId);
    const refunds = ['payment partially_refunded', 'payment refunded'];
    const others = ['fulfilment processing', 'order canceled'];
    const offeredTo = async (...scopes: Scope[]) => named(await read(orderId, staffOf(sale.system, scopes)));
    expect(await offeredTo('orders:read')).toEqual([]);
    expect(await offeredTo('orders:read', 'orders:write')).toEqual(others);
    expect(await offeredTo('orders:read', 'orders:refund')).toEqual(refunds);
    expect(await offeredTo(...everything)).toEqual([...others, ...refunds].sort());
    const { steps, payments } = await read(orderId);
    expect(steps.find(({ to }) => to === 'partially_refunded')).toEqual({
      machine: 'payment',
      to: 'partially_refunded',
      paymentId: payments[0]?.id,
      mostAmount: grandTotal,
    });
  });

  it('are of each payment where an order has several, by its own state', async () => {
    const base = await orderOf(sale, 1);
    const { grandTotal } = await read(base);
    const orderId = await copyOrder(sale, base, {
      payments: [{ amount: grandTotal - 1 }, { amount: 1, state: 'voided' }],
    });
    const { steps, payments } = await read(orderId);
    const [due, voided] = payments.map(({ id }) => id);
    const ofPayments = steps.flatMap(({ to, paymentId }) => (paymentId ? [[paymentId, to]] : []));
    expect(ofPayments).toEqual([
      [due, 'paid'],
      [due, 'voided'],
      [voided, 'paid'],
    ]);
  });

  it('are taken once by what was seen: a newer order is a conflict', async () => {
    const orderId = await orderOf(sale, 1);
    const step = { machine: 'fulfilment', to: 'processing', revision: 1 };
    await take(orderId, { machine: 'payment', to: 'paid', revision: 1 });
    await expect(take(orderId, step)).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      params: { revision: 2 },
    });
    await take(orderId, { ...step, revision: 2 });
    expect((await read(orderId)).states.fulfilment).toBe('processing');
  });
});
