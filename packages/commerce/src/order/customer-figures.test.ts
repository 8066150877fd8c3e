import { customer, payment, paymentEntry, salesOrder } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../cart/index.ts';
import { readCustomerForStaff } from '../customer/index.ts';
import { checkoutOf, checkoutSettings, look } from '../testing/checkout.ts';
import { makeCustomer } from '../testing/customers.ts';
import { copyOrder, orderOf } from '../testing/orders.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { unique } from '../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { changeOrderState, claimGuestOrders, placeOrder, readOrder } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const nobody = { orders: 0, spent: 0, lastOrderAt: null };

const newCustomer = async () => (await makeCustomer(test.db, sale.shop)).actor.customerId;

async function figuresOf(customerId: string) {
  const { orders, spent, lastOrderAt } = await readCustomerForStaff(sale.system, customerId);
  return { orders, spent, lastOrderAt };
}

/** What the ledger says of a customer's orders. */
async function heldFor(customerId: string): Promise<number> {
  const [row] = await look(sale.system, (tx) =>
    tx
      .select({
        held: sql`coalesce(sum(case ${paymentEntry.kind} when 'captured' then ${paymentEntry.amount}
          when 'refunded' then -${paymentEntry.amount} else 0 end), 0)`.mapWith(Number),
      })
      .from(salesOrder)
      .innerJoin(payment, and(eq(payment.shopId, salesOrder.shopId), eq(payment.orderId, salesOrder.id)))
      .innerJoin(
        paymentEntry,
        and(eq(paymentEntry.shopId, payment.shopId), eq(paymentEntry.paymentId, payment.id)),
      )
      .where(and(eq(salesOrder.shopId, sale.shop.id), eq(salesOrder.customerId, customerId))),
  );
  return row?.held ?? 0;
}

const pay = (orderId: string) => changeOrderState(sale.system, { orderId, machine: 'payment', to: 'paid' });

const give = (orderId: string, customerId: string | null) =>
  look(sale.system, (tx) =>
    tx
      .update(salesOrder)
      .set({ customerId })
      .where(and(eq(salesOrder.shopId, sale.shop.id), eq(salesOrder.id, orderId))),
  );

const claim = (customerId: string) =>
  look(sale.system, async (tx) => {
    await tx
      .update(customer)
      .set({ emailConfirmedAt: sale.clock() })
      .where(and(eq(customer.shopId, sale.shop.id), eq(customer.id, customerId)));
    await claimGuestOrders(tx, sale.system, customerId);
  });

describe('the figures of a customer', () => {
  it('follow orders that are placed, paid, given back and cancelled', async () => {
    const ctx = await makeCustomer(test.db, sale.shop, {}, sale.clock);
    const { customerId } = ctx.actor;
    expect(await figuresOf(customerId)).toEqual(nobody);
    await addToCart(ctx, { productId: (await sale.simple()).id, qty: 2 });
    const { orderId } = await placeOrder(ctx, await checkoutOf(ctx));
    const lastOrderAt = sale.clock();
    expect(await figuresOf(customerId)).toEqual({ orders: 1, spent: 0, lastOrderAt });
    await pay(orderId);
    const { grandTotal } = await readOrder(sale.system, { id: orderId });
    expect(await figuresOf(customerId)).toEqual({ orders: 1, spent: grandTotal, lastOrderAt });
    const back = { orderId, machine: 'payment', note: 'A scratch' } as const;
    await changeOrderState(sale.system, { ...back, to: 'partially_refunded', amount: 150 });
    expect((await figuresOf(customerId)).spent).toBe(grandTotal - 150);
    await changeOrderState(sale.system, { ...back, to: 'refunded' });
    expect(await figuresOf(customerId)).toEqual({ orders: 1, spent: 0, lastOrderAt });
    sale.clock.advance(60);
    const next = await copyOrder(sale, orderId, {
      order: { customerId, placedAt: sale.clock(), paymentState: 'due' },
    });
    await changeOrderState(sale.system, { orderId: next, machine: 'order', to: 'canceled' });
    expect(await figuresOf(customerId)).toEqual({ orders: 2, spent: 0, lastOrderAt: sale.clock() });
  });

  it('take in what guests bought with the address, once it is confirmed', async () => {
    const email = `${unique('guest')}@example.com`;
    const base = await orderOf(sale, 1);
    const [paid, due] = [
      await copyOrder(sale, base, { order: { email, emailKey: email, placedAt: new Date('2026-01-02') } }),
      await copyOrder(sale, base, { order: { email, emailKey: email, placedAt: new Date('2026-01-01') } }),
    ];
    await pay(paid);
    const { customerId } = (await makeCustomer(test.db, sale.shop, { email })).actor;
    expect(await figuresOf(customerId)).toEqual(nobody);
    await claim(customerId);
    const { grandTotal } = await readOrder(sale.system, { id: paid });
    const lastOrderAt = new Date('2026-01-02');
    expect(await figuresOf(customerId)).toEqual({ orders: 2, spent: grandTotal, lastOrderAt });
    await pay(due);
    expect(await figuresOf(customerId)).toEqual({ orders: 2, spent: grandTotal * 2, lastOrderAt });
  });

  it('go with an order from one customer to another, and from one to nobody', async () => {
    const [ann, bob] = [await newCustomer(), await newCustomer()];
    const base = await orderOf(sale, 1);
    const at = (day: string) => ({ order: { customerId: ann, placedAt: new Date(day) } });
    const older = await copyOrder(sale, base, at('2026-01-01'));
    const newer = await copyOrder(sale, base, at('2026-01-05'));
    for (const id of [older, newer]) await pay(id);
    const { grandTotal } = await readOrder(sale.system, { id: base });
    await give(newer, bob);
    expect(await figuresOf(ann)).toEqual({
      orders: 1,
      spent: grandTotal,
      lastOrderAt: new Date('2026-01-01'),
    });
    expect(await figuresOf(bob)).toEqual({
      orders: 1,
      spent: grandTotal,
      lastOrderAt: new Date('2026-01-05'),
    });
    await give(newer, bob);
    expect((await figuresOf(bob)).orders).toBe(1);
    await give(older, null);
    expect(await figuresOf(ann)).toEqual(nobody);
  });

  it('are exact after twenty orders and twenty payments of one customer at once', async () => {
    const customerId = await newCustomer();
    const base = await orderOf(sale, 1);
    const { grandTotal } = await readOrder(sale.system, { id: base });
    const twenty = Array.from({ length: 20 }, (_, n) => n);
    const made = await Promise.all(
      twenty.map((n) =>
        copyOrder(sale, base, {
          order: { customerId, placedAt: new Date(Date.UTC(2026, 0, 1 + ((n * 7) % 20))) },
        }),
      ),
    );
    const lastOrderAt = new Date('2026-01-20');
    expect(await figuresOf(customerId)).toEqual({ orders: 20, spent: 0, lastOrderAt });
    await Promise.all(made.map(pay));
    expect(await figuresOf(customerId)).toEqual({ orders: 20, spent: 20 * grandTotal, lastOrderAt });
  });

  it('are exact where orders change hands while they are paid', async () => {
    const email = `${unique('guest')}@example.com`;
    const base = await orderOf(sale, 1);
    const orders = await Promise.all(
      Array.from({ length: 8 }, () => copyOrder(sale, base, { order: { email, emailKey: email } })),
    );
    const { customerId } = (await makeCustomer(test.db, sale.shop, { email })).actor;
    const others = [await newCustomer(), await newCustomer()];
    await Promise.all([claim(customerId), ...orders.map(pay)]);
    const all = { orders: 8, spent: await heldFor(customerId) };
    expect(await figuresOf(customerId)).toMatchObject(all);
    expect(all.spent).toBeGreaterThan(0);
    await Promise.all([
      ...orders.map((id, n) => give(id, others[n % 2] ?? null)),
      ...orders.map((orderId) =>
        changeOrderState(sale.system, { orderId, machine: 'payment', to: 'partially_refunded', amount: 7 }),
      ),
    ]);
    expect(await figuresOf(customerId)).toEqual(nobody);
    for (const other of others) {
      expect(await figuresOf(other)).toMatchObject({ orders: 4, spent: await heldFor(other) });
    }
    expect((await heldFor(others[0] ?? '')) + (await heldFor(others[1] ?? ''))).toBe(all.spent - 8 * 7);
  });
});
