import { newId, paymentEntry, refund, salesOrder, stock, violatedConstraint } from '@stoa/database';
import type { OrderStatus } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../cart/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { changePrice } from '../../pricing/index.ts';
import { checkoutOf, checkoutSettings, look } from '../../testing/checkout.ts';
import { fromSession } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { ledgerOf } from '../../testing/orders.ts';
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

type Step = readonly ['order' | 'payment' | 'fulfilment', string, number?];

function take(ctx: ShopContext, orderId: string, [machine, to, amount]: Step, note = '') {
  const input = { orderId, machine, to, note, ...(amount !== undefined && { amount }) };
  return changeOrderState(ctx, input as Parameters<typeof changeOrderState>[1]);
}

async function newOrder(qty = 1) {
  const ctx = sale.guest();
  const product = await sale.simple();
  await addToCart(ctx, { productId: product.id, qty });
  const { orderId } = await placeOrder(ctx, await checkoutOf(ctx));
  return { orderId, product };
}

const staff = (...scopes: string[]): ShopContext => ({
  ...sale.system,
  actor: {
    kind: 'staff',
    staffId: '00000000-0000-7000-8000-000000000001',
    scopes: new Set(scopes),
    ...fromSession,
  },
});

describe('the states of an order', () => {
  it('lead from pending over processing and packing to complete and closed [ENT-577, OPEN-001, OPEN-502]', async () => {
    const { orderId } = await newOrder();
    const statuses: OrderStatus[] = [];
    const steps: Step[] = [
      ['fulfilment', 'processing'],
      ['fulfilment', 'packing'],
      ['payment', 'paid'],
      ['fulfilment', 'fulfilled'],
      ['order', 'closed'],
    ];
    for (const step of steps) statuses.push((await take(sale.system, orderId, step)).status);
    expect(statuses).toEqual(['processing', 'packing', 'packing', 'complete', 'closed']);
  });

  it.each<{ name: string; before: Step[]; refused: Step; reason: string }>([
    {
      name: 'skip nothing',
      before: [],
      refused: ['fulfilment', 'packing'],
      reason: 'order.transition_refused',
    },
    {
      name: 'never go back',
      before: [['fulfilment', 'processing']],
      refused: ['fulfilment', 'unfulfilled'],
      reason: 'order.transition_refused',
    },
    {
      name: 'are not canceled while packing',
      before: [
        ['fulfilment', 'processing'],
        ['fulfilment', 'packing'],
      ],
      refused: ['order', 'canceled'],
      reason: 'order.cannot_cancel_after_packing',
    },
    {
      name: 'are not closed while open',
      before: [],
      refused: ['order', 'closed'],
      reason: 'order.close_needs_refund_or_completion',
    },
    {
      name: 'end with a cancellation',
      before: [['order', 'canceled']],
      refused: ['fulfilment', 'processing'],
      reason: 'order.not_open',
    },
    {
      name: 'are canceled once',
      before: [['order', 'canceled']],
      refused: ['order', 'canceled'],
      reason: 'order.transition_refused',
    },
  ])('$name [OPEN-001, OPEN-502]', async ({ before, refused, reason }) => {
    const { orderId } = await newOrder();
    for (const step of before) await take(sale.system, orderId, step);
    const { states } = await readOrder(sale.system, { id: orderId });
    await expect(take(sale.system, orderId, refused)).rejects.toMatchObject({
      code: 'transition-refused',
      reason: { code: reason },
    });
    expect((await readOrder(sale.system, { id: orderId })).states).toEqual(states);
  });

  it('remember who took each step, when and why [OPEN-001]', async () => {
    const { orderId } = await newOrder();
    sale.clock.advance(90);
    await take(staff('orders:write'), orderId, ['fulfilment', 'processing'], 'Picked by hand');
    expect((await readOrder(sale.system, { id: orderId })).history.at(-1)).toEqual({
      machine: 'fulfilment',
      from: 'unfulfilled',
      to: 'processing',
      at: sale.clock(),
      by: { actor: 'staff:00000000-0000-7000-8000-000000000001', note: 'Picked by hand' },
    });
  });

  it('are changed by those who may [OPEN-002, PERM-513]', async () => {
    const { orderId } = await newOrder();
    const step: Step = ['payment', 'paid'];
    await expect(take(sale.guest(), orderId, step)).rejects.toMatchObject({ code: 'unauthenticated' });
    const customer = await makeCustomer(test.db, sale.shop);
    await expect(take(customer, orderId, step)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(take(staff('orders:read'), orderId, step)).rejects.toMatchObject({ code: 'forbidden' });
    await take(staff('orders:write'), orderId, step);
    await expect(take(staff('orders:write'), orderId, ['payment', 'refunded'])).rejects.toMatchObject({
      code: 'forbidden',
    });
    await take(staff('orders:refund'), orderId, ['payment', 'refunded']);
    const elsewhere = await makeSale(test.db);
    await expect(take(elsewhere.system, orderId, step)).rejects.toMatchObject({ code: 'not-found' });
    await expect(take(sale.system, orderId, ['payment', 'stolen'])).rejects.toMatchObject({ field: 'to' });
  });
});

describe('canceling', () => {
  it('gives the stock back once, also when two cancel at once', async () => {
    const { orderId, product } = await newOrder(4);
    const reserved = async () => {
      const [row] = await test.db.queries.select().from(stock).where(eq(stock.productId, product.id));
      return row?.reserved;
    };
    expect(await reserved()).toBe(4);
    const attempts = Array.from({ length: 4 }, () => take(sale.system, orderId, ['order', 'canceled']));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await reserved()).toBe(0);
    expect((await readOrder(sale.system, { id: orderId })).status).toBe('canceled');
  });
});

describe('the ledger', () => {
  it('holds what was taken and given back, and never gives back more [OPEN-001]', async () => {
    const { orderId } = await newOrder();
    const { grandTotal } = await readOrder(sale.system, { id: orderId });
    await take(sale.system, orderId, ['payment', 'paid']);
    for (const step of [
      ['payment', 'partially_refunded'],
      ['payment', 'partially_refunded', grandTotal + 1],
    ] as const) {
      await expect(take(sale.system, orderId, step)).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'amount',
      });
    }
    await take(sale.system, orderId, ['payment', 'partially_refunded', 100]);
    await take(sale.system, orderId, ['payment', 'refunded']);
    const entries = await ledgerOf(sale.system, orderId);
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['due', grandTotal],
      ['captured', grandTotal],
      ['refunded', 100],
      ['refunded', grandTotal - 100],
    ]);
  });

  it('is added nothing when a payment is voided, nor loses what was due', async () => {
    const { orderId } = await newOrder();
    await take(sale.system, orderId, ['payment', 'voided']);
    const entries = await ledgerOf(sale.system, orderId);
    expect(entries.map((entry) => entry.kind)).toEqual(['due']);
  });

  it('gives back in parts until all is given back, which is a refund of the whole [OPEN-001]', async () => {
    const { orderId } = await newOrder();
    const { grandTotal } = await readOrder(sale.system, { id: orderId });
    await take(sale.system, orderId, ['payment', 'paid']);
    const refund = (amount: number) => take(sale.system, orderId, ['payment', 'partially_refunded', amount]);
    for (const amount of [100, 200]) {
      expect((await refund(amount)).states.payment).toBe('partially_refunded');
    }
    await expect(refund(grandTotal - 299)).rejects.toMatchObject({ code: 'invalid-input', field: 'amount' });
    expect((await refund(grandTotal - 300)).states.payment).toBe('refunded');
    const { history } = await readOrder(sale.system, { id: orderId });
    expect(history.slice(-3).map(({ from, to }) => [from, to])).toEqual([
      ['paid', 'partially_refunded'],
      ['partially_refunded', 'partially_refunded'],
      ['partially_refunded', 'refunded'],
    ]);
    await expect(refund(1)).rejects.toMatchObject({ code: 'transition-refused' });
  });

  it('is never overdrawn by refunds that come at once, nor by whoever writes past the rules', async () => {
    const { orderId } = await newOrder();
    const { grandTotal } = await readOrder(sale.system, { id: orderId });
    await take(sale.system, orderId, ['payment', 'paid']);
    const half = Math.floor(grandTotal / 2);
    const attempts = Array.from({ length: 4 }, () =>
      take(sale.system, orderId, ['payment', 'partially_refunded', half]),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const [payment] = (await readOrder(sale.system, { id: orderId })).payments ?? [];
    const common = { shopId: sale.shop.id, paymentId: payment?.id ?? '', amount: 1 };
    const write = (ctx: ShopContext, id = newId()) =>
      look(ctx, async (tx) => {
        await tx.insert(refund).values({ ...common, orderId, id, actor: 'test' });
        await tx.insert(paymentEntry).values({ ...common, id, kind: 'refunded', refundId: id });
      }).then(() => undefined, violatedConstraint);
    const left = grandTotal - 2 * half;
    const written = await Promise.all(Array.from({ length: 6 }, () => write(sale.system)));
    expect(written.filter((constraint) => constraint === undefined)).toHaveLength(left);
    expect(written.filter((constraint) => constraint === 'payment_entry_held')).toHaveLength(6 - left);
  });
});

describe('money of an order that is over', () => {
  it('is told to staff as due to be refunded, by the step and by the order, until it is given back', async () => {
    const { orderId } = await newOrder();
    const { grandTotal } = await readOrder(sale.system, { id: orderId });
    const due = async () => (await readOrder(sale.system, { id: orderId })).refundDue;
    await take(sale.system, orderId, ['payment', 'paid']);
    expect(await due()).toBe(0);
    expect((await take(sale.system, orderId, ['order', 'canceled'])).refundDue).toBe(grandTotal);
    expect(await due()).toBe(grandTotal);
    const partly = await take(sale.system, orderId, ['payment', 'partially_refunded', 100]);
    expect(partly.refundDue).toBe(grandTotal - 100);
    expect((await take(sale.system, orderId, ['payment', 'refunded'])).refundDue).toBe(0);
    expect(await due()).toBe(0);
  });

  it('is due once goods came back, and nothing where nothing was taken; buyers are not told', async () => {
    const { orderId } = await newOrder();
    for (const to of ['processing', 'packing', 'fulfilled', 'returned']) {
      expect((await take(sale.system, orderId, ['fulfilment', to])).refundDue).toBe(0);
    }
    const { refundDue } = await take(sale.system, orderId, ['payment', 'paid']);
    expect(refundDue).toBeGreaterThan(0);
    const ctx = sale.guest();
    await addToCart(ctx, { productId: (await sale.simple()).id, qty: 1 });
    const { orderId: own, guestToken } = await placeOrder(ctx, await checkoutOf(ctx));
    expect(await readOrder(ctx, { id: own, guestToken })).not.toHaveProperty('refundDue');
  });
});

describe('what was sold', () => {
  it('stays as it was when prices change, and can’t be altered by the application [CHK-010]', async () => {
    const { orderId, product } = await newOrder();
    const before = await readOrder(sale.system, { id: orderId });
    await changePrice(sale.system, { productId: product.id, price: 1 });
    expect(await readOrder(sale.system, { id: orderId })).toEqual(before);
    const changed = (table: string, column: string) => sql.raw(`update ${table} set ${column} = ${column}`);
    for (const statement of [
      ...['subtotal', 'shipping_amount', 'tax_amount', 'grand_total'].map((of) => changed('sales_order', of)),
      ...['unit_price', 'qty', 'row_total', 'tax_amount'].map((of) => changed('order_line', of)),
      ...['taxable_amount', 'amount'].map((of) => changed('order_tax', of)),
      sql`delete from order_line where order_id = ${orderId}::uuid`,
      sql`delete from sales_order where id = ${orderId}::uuid`,
    ]) {
      await expect(look(sale.system, (tx) => tx.execute(statement))).rejects.toMatchObject({
        cause: { code: '42501' },
      });
    }
    expect(await look(sale.system, (tx) => tx.$count(salesOrder, eq(salesOrder.id, orderId)))).toBe(1);
  });
});
