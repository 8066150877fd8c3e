import { newId } from '@stoa/database';
import { type OrderStatus, orderStatuses } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../../cart/index.ts';
import { createSeller } from '../../../shop/index.ts';
import { annsAddress, checkoutOf, checkoutSettings } from '../../../testing/checkout.ts';
import { staffOf, testPlatform } from '../../../testing/context.ts';
import { makeCustomer } from '../../../testing/customers.ts';
import { copyOrder, orderOf } from '../../../testing/orders.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { unique } from '../../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { addOrderNote, changeOrderState, latestOrder, placeOrder, searchOrders } from '../../index.ts';
import { isInView } from './order-views.ts';
import type { OrderSearch } from './search-orders.ts';

let test: TestDatabase;
let sale: TestSale;
/** An order of two pieces of a product, as the buyer of the tests places it. */
let first: string;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
  first = await orderOf(sale, 2);
});
afterAll(() => test.drop());

type Copy = NonNullable<Parameters<typeof copyOrder>[2]['order']>;
const copy = (order: Copy, of: TestSale = sale) => copyOrder(of, of === sale ? first : '', { order });

const listed = async (search: OrderSearch, ctx = sale.system) =>
  (await searchOrders(ctx, { limit: 100, ...search })).orders.map(({ id }) => id);

describe('the list of orders of the back office', () => {
  it('tells of each order what it is worked on by, the newest first', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const ctx = own.guest();
    await addToCart(ctx, { productId: (await own.simple()).id, qty: 3 });
    const { orderId, incrementId } = await placeOrder(
      ctx,
      await checkoutOf(ctx, { shippingAddress: annsAddress }),
    );
    await addOrderNote(own.system, { orderId, text: 'Has called' });
    own.clock.advance(60);
    const later = await orderOf(own, 1);
    const { orders, total, next } = await searchOrders(own.system, {});
    expect([orders.map(({ id }) => id), total, next]).toEqual([[later, orderId], 2, undefined]);
    expect(orders[1]).toEqual({
      id: orderId,
      number: incrementId,
      placedAt: new Date('2026-03-02T12:00:00Z'),
      customerName: 'Ann Archer',
      email: 'ann@example.com',
      customerId: null,
      status: 'pending',
      states: { order: 'open', payment: 'due', fulfilment: 'unfulfilled' },
      total: expect.any(Number),
      currency: 'USD',
      pieces: 3,
      seller: { id: own.shop.ownSellerId, name: expect.any(String) },
      country: 'US',
      notes: 1,
    });
  });

  it('is filtered by each state, and by any of several', async () => {
    const paid = await copy({ paymentState: 'paid', fulfilmentState: 'packing' });
    const canceled = await copy({ orderState: 'canceled', paymentState: 'voided' });
    const closed = await copy({ orderState: 'closed', paymentState: 'paid' });
    const only = async (search: OrderSearch) =>
      (await listed(search)).filter((id) => [first, paid, canceled, closed].includes(id)).sort();
    expect(await only({ orderState: ['canceled', 'closed'] })).toEqual([canceled, closed].sort());
    expect(await only({ paymentState: ['paid'] })).toEqual([paid, closed].sort());
    expect(await only({ paymentState: ['paid'], orderState: ['open'] })).toEqual([paid]);
    expect(await only({ fulfilmentState: ['packing'] })).toEqual([paid]);
    expect(await only({ fulfilmentState: ['packing'], orderState: ['canceled'] })).toEqual([]);
    expect(await only({ fulfilmentState: ['packing'], status: ['complete'] })).toEqual([]);
  });

  it('is filtered by each of the seven statuses, and no order has another', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const base = await orderOf(own, 1);
    const made: Record<OrderStatus, Copy> = {
      pending: {},
      pending_payment: { paymentState: 'failed' },
      processing: { fulfilmentState: 'processing' },
      packing: { fulfilmentState: 'packing' },
      complete: { fulfilmentState: 'returned' },
      canceled: { orderState: 'canceled' },
      closed: { orderState: 'closed', paymentState: 'refunded' },
    };
    for (const status of orderStatuses) {
      const id = status === 'complete' ? undefined : await copyOrder(own, base, { order: made[status] });
      const { orders, total } = await searchOrders(own.system, { status: [status] });
      for (const order of orders) expect(order.status).toBe(status);
      if (id !== undefined) expect(orders.map((order) => order.id)).toContain(id);
      expect(total).toBe(status === 'complete' ? 0 : status === 'pending' ? 2 : 1);
    }
  });

  it('begins with what is to be paid, shipped and refunded', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const due = await orderOf(own, 1);
    const paid = await copyOrder(own, due, { order: { paymentState: 'paid', fulfilmentState: 'packing' } });
    const failed = await copyOrder(own, due, { order: { paymentState: 'failed' } });
    await copyOrder(own, due, { order: { orderState: 'canceled' } });
    await copyOrder(own, due, { order: { orderState: 'canceled', paymentState: 'refunded' } });
    await copyOrder(own, due, { order: { orderState: 'closed', paymentState: 'partially_refunded' } });
    const canceled = await copyOrder(own, due, {
      order: { orderState: 'canceled', paymentState: 'partially_refunded' },
    });
    const inView = async (view: OrderSearch['view']) => (await listed({ view }, own.system)).sort();
    expect(await inView('to-pay')).toEqual([due, failed].sort());
    expect(await inView('to-ship')).toEqual([due, paid].sort());
    expect(await inView('to-refund')).toEqual([canceled]);
    expect(isInView('to-refund', { order: 'open', payment: 'paid', fulfilment: 'returned' })).toBe(true);
    expect(isInView('to-refund', { order: 'open', payment: 'paid', fulfilment: 'fulfilled' })).toBe(false);
  });

  it('is filtered by country, sku and seller', async () => {
    const { sellerId } = await createSeller(testPlatform(test.db), {
      code: unique('seller'),
      name: 'Other',
      currency: 'USD',
    });
    const abroad = await copy({ shippingAddress: { ...annsAddress, country: 'CA' } });
    const digital = await copy({ shippingAddress: null, billingAddress: { ...annsAddress, country: 'DE' } });
    const theirs = await copy({ sellerId });
    expect(await listed({ country: 'ca' })).toEqual([abroad]);
    expect(await listed({ country: 'DE' })).toEqual([digital]);
    expect(await listed({ sellerId })).toEqual([theirs]);
    const other = await copyOrder(sale, first, { line: { sku: 'Odd-Sku-1' } });
    expect(await listed({ sku: 'odd-sku-1' })).toEqual([other]);
    expect(await listed({ sku: 'odd-sku' })).toEqual([]);
  });

  it('is filtered by customer', async () => {
    const { actor } = await makeCustomer(test.db, sale.shop);
    const other = await makeCustomer(test.db, sale.shop);
    const { customerId } = actor;
    const theirs = [await copy({ customerId }), await copy({ customerId, paymentState: 'paid' })];
    await copy({ customerId: other.actor.customerId });
    expect((await listed({ customerId })).sort()).toEqual(theirs.toSorted());
    expect(await listed({ customerId, paymentState: ['paid'] })).toEqual([theirs[1]]);
    expect(await listed({ customerId: newId() })).toEqual([]);
    const elsewhere = await makeSale(test.db, { settings: checkoutSettings });
    expect(await listed({ customerId }, elsewhere.system)).toEqual([]);
  });

  it('is filtered by days as the shop’s clock counts them, the last included', async () => {
    // In New York it is the evening before, and a day of 23 hours begins with the 8th.
    const at = async (time: string) => copy({ placedAt: new Date(time) });
    const evening = await at('2026-03-08T04:59:59.999Z');
    const morning = await at('2026-03-08T05:00:00Z');
    const night = await at('2026-03-09T03:59:59.999Z');
    const after = await at('2026-03-09T04:00:00Z');
    const among = async (search: OrderSearch) => await listed({ direction: 'asc', ...search });
    expect(await among({ from: '2026-03-08', to: '2026-03-08' })).toEqual([morning, night]);
    expect(await among({ from: '2026-03-07', to: '2026-03-07' })).toEqual([evening]);
    expect(await among({ from: '2026-03-09' })).toEqual([after]);
    for (const [search, field] of [
      [{ from: '2026-03-09', to: '2026-03-08' }, 'to'],
      [{ from: '2026-02-30' }, 'from'],
      [{ limit: 101 }, 'limit'],
    ] as const) {
      await expect(searchOrders(sale.system, search)).rejects.toMatchObject({ code: 'invalid-input', field });
    }
  });

  it('finds by the beginning of a number, an address, a name either way about, or a sku', async () => {
    const zoe = { ...annsAddress, firstName: 'Zoë', lastName: 'Van Dyke' };
    const id = await copy({
      incrementId: '990017',
      email: 'Zoe@Example.org',
      emailKey: 'zoe@example.org',
      billingAddress: zoe,
    });
    for (const q of [
      '9900',
      '#990017',
      'zoe@ex',
      'Zo',
      'zoë van',
      'VAN DYKE',
      'van dyke zoë',
      '  van   d ',
    ]) {
      expect(await listed({ q }), q).toEqual([id]);
    }
    const withSku = await copyOrder(sale, first, { line: { sku: 'Zebra-7' } });
    expect(await listed({ q: 'zebra' })).toEqual([withSku]);
    for (const q of ['dyke van', 'oe@example', '%', '_', '90017', "'", '\u{10ffff}']) {
      expect(await listed({ q }), q).toEqual([]);
    }
    expect(await listed({ q: '9900', country: 'CA' })).toEqual([]);
  });

  it('is sorted by time, total and number, either way', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const made: string[] = [];
    for (const qty of [2, 3, 1]) {
      made.push(await orderOf(own, qty));
      own.clock.advance(60);
    }
    const [two, three, one] = made;
    const long = await copyOrder(own, made[0] ?? '', {
      order: { incrementId: '1000000', placedAt: new Date(0) },
    });
    const sorted = (search: OrderSearch) => listed({ direction: 'asc', ...search }, own.system);
    expect(await sorted({ sort: 'placed' })).toEqual([long, two, three, one]);
    expect(await sorted({ sort: 'number' })).toEqual([two, three, one, long]);
    expect(await sorted({ sort: 'total' })).toEqual([one, ...[two, long].sort(), three]);
    for (const sort of ['placed', 'number', 'total'] as const) {
      expect(await sorted({ sort, direction: 'desc' })).toEqual((await sorted({ sort })).reverse());
    }
  });

  it('shows each order once, page by page, though others are placed meanwhile [ADM-905]', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const base = await orderOf(own, 1);
    const there = [base];
    // Some at one moment, and of one total.
    for (let n = 0; n < 8; n++) there.push(await copyOrder(own, base, {}));
    for (const sort of ['placed', 'total', 'number'] as const) {
      for (const direction of ['asc', 'desc'] as const) {
        const seen: string[] = [];
        let after: string | undefined;
        do {
          const page = await searchOrders(own.system, { sort, direction, limit: 2, ...(after && { after }) });
          expect(page.total !== undefined, 'counted with the first page').toBe(after === undefined);
          seen.push(...page.orders.map(({ id }) => id));
          after = page.next;
          await copyOrder(own, base, { order: { placedAt: new Date('2026-01-01T00:00:00.123Z') } });
        } while (after);
        expect(seen.filter((id) => there.includes(id)).sort()).toEqual(there.toSorted());
        expect(new Set(seen).size).toBe(seen.length);
        there.splice(0, there.length, ...(await listed({}, own.system)));
      }
    }
  });

  it('refuses a cursor that no page of this sorting gave [ADM-905]', async () => {
    const { next = '' } = await searchOrders(sale.system, { limit: 1 });
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const id = newId();
    for (const after of [
      '',
      'x',
      `${next}A`,
      forged('placed', 'desc', '99999999999999999999', id),
      forged('placed', 'desc', '1', 'x'),
      forged('placed', 'asc', '1', id),
      forged('total', 'desc', '1', id),
      forged({}),
    ]) {
      await expect(searchOrders(sale.system, { after }), after).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'cursor',
      });
    }
  });

  it('is for staff with orders:read; a role of one seller sees that one’s alone', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const mine = await orderOf(own, 1);
    const { sellerId } = await createSeller(testPlatform(test.db), {
      code: unique('seller'),
      name: 'S',
      currency: 'USD',
    });
    own.clock.advance(60);
    const theirs = await copyOrder(own, mine, { order: { sellerId, placedAt: own.clock() } });
    const limited = staffOf(own.system, ['orders:read'], sellerId);
    expect(await listed({}, limited)).toEqual([theirs]);
    expect(await listed({ sellerId: own.shop.ownSellerId }, limited)).toEqual([]);
    expect((await latestOrder(limited))?.id).toBe(theirs);
    expect((await latestOrder(staffOf(own.system, ['orders:read'], own.shop.ownSellerId)))?.id).toBe(mine);
    expect((await listed({}, staffOf(own.system, ['orders:read']))).sort()).toEqual([mine, theirs].sort());
    const customer = await makeCustomer(test.db, own.shop);
    for (const ask of [searchOrders, latestOrder]) {
      await expect(ask(own.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(ask(customer)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(ask(staffOf(own.system, ['orders:write']))).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('knows no order of another shop', async () => {
    const elsewhere = await makeSale(test.db, { settings: checkoutSettings });
    expect(await searchOrders(elsewhere.system, {})).toEqual({ orders: [], total: 0 });
    expect(await latestOrder(elsewhere.system)).toBeUndefined();
    expect(await listed({ q: 'ann' }, elsewhere.system)).toEqual([]);
  });

  it('takes two statements with its count, however many filters there are, and one for the newest order', async () => {
    const filters = { q: 'ann', country: 'US', sku: 'x', paymentState: ['due'], from: '2026-01-01' } as const;
    const ask = (search: OrderSearch) => recordStatements(test.db, () => searchOrders(sale.system, search));
    expect((await ask({ limit: 1 })).length).toBe(2);
    expect((await ask({ ...filters, paymentState: ['due'] })).length).toBeLessThanOrEqual(2);
    expect((await recordStatements(test.db, () => latestOrder(sale.system))).length).toBe(1);
  });

  it('follows the states of an order as they change', async () => {
    const own = await makeSale(test.db, { settings: checkoutSettings });
    const orderId = await orderOf(own, 1);
    expect(await listed({ view: 'to-pay' }, own.system)).toEqual([orderId]);
    await changeOrderState(own.system, { orderId, machine: 'payment', to: 'paid' });
    expect(await listed({ view: 'to-pay' }, own.system)).toEqual([]);
    expect(await listed({ paymentState: ['paid'] }, own.system)).toEqual([orderId]);
  });
});
