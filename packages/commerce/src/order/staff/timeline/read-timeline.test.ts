import { mail, newId, salesOrder } from '@stoa/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addToCart } from '../../../cart/index.ts';
import { changing, storedRow } from '../../../kernel/change/index.ts';
import { createStaff } from '../../../staff/index.ts';
import { checkoutOf, checkoutSettings, look } from '../../../testing/checkout.ts';
import { staffOf, testPlatform } from '../../../testing/context.ts';
import { makeCustomer } from '../../../testing/customers.ts';
import { linesOf, orderOf } from '../../../testing/orders.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { unique } from '../../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import {
  addOrderNote,
  type ChangeOrderState,
  changeOrderState,
  placeOrder,
  readOrderTimeline,
} from '../../index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db, { settings: checkoutSettings });
});
afterAll(() => test.drop());

const everything = ['orders:read', 'orders:write', 'orders:refund'] as const;

/** Somebody of the staff, by name. */
async function makeStaff(name: string) {
  const person = { email: `${unique('staff')}@example.com`, name, password: 'correct horse' };
  const { staffId } = await createStaff(testPlatform(test.db, sale.clock), person);
  const ctx = staffOf(sale.system, everything);
  return { ...ctx, actor: { ...ctx.actor, staffId } };
}

describe('the timeline of an order', () => {
  it('has every change, payment, refund, shipment, mail, edit and note, with time and who [ADM-205]', async () => {
    const ada = await makeStaff('Ada Quill');
    const staff = { kind: 'staff', id: ada.actor.staffId, name: 'Ada Quill' };
    const ctx = sale.guest();
    await addToCart(ctx, { productId: (await sale.simple()).id, qty: 2 });
    const { orderId } = await placeOrder(ctx, await checkoutOf(ctx));
    const placed = sale.clock();
    const [line = ''] = await linesOf(sale.system, orderId);
    const take = async (step: object) => {
      sale.clock.advance(60);
      await changeOrderState(ada, { orderId, ...step } as ChangeOrderState);
      return sale.clock();
    };
    const paid = await take({ machine: 'payment', to: 'paid', note: 'By check' });
    await take({ machine: 'fulfilment', to: 'processing' });
    await take({ machine: 'fulfilment', to: 'packing' });
    const sent = await take({ machine: 'fulfilment', to: 'fulfilled' });
    const back = await take({
      machine: 'payment',
      to: 'partially_refunded',
      amount: 100,
      note: 'A scratch',
      lines: [{ orderLineId: line, quantity: 1, amount: 100 }],
    });
    sale.clock.advance(60);
    const { id: noteId } = await addOrderNote(ada, { orderId, text: 'Has called' });
    sale.clock.advance(60);
    await editAddress(ada, orderId);

    const { events, currency } = await readOrderTimeline(sale.system, { orderId });
    expect(currency).toBe('USD');
    const times = events.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const of = (kind: string) =>
      events.filter((event) => event.kind === kind).map(({ id: _id, kind: _kind, ...told }) => told);
    const buyer = { kind: 'customer', name: 'Ann Archer' };
    expect(of('state').slice(0, 4)).toMatchObject([
      { at: placed, by: buyer, machine: 'order', from: null, to: 'open' },
      { at: placed, by: buyer, machine: 'payment', from: null, to: 'due' },
      { at: placed, by: buyer, machine: 'fulfilment', from: null, to: 'unfulfilled' },
      { at: paid, by: staff, machine: 'payment', from: 'due', to: 'paid', note: 'By check' },
    ]);
    expect(of('state')).toHaveLength(8);
    const { grandTotal } = await look(sale.system, async (tx) => {
      const [row] = await tx.select().from(salesOrder).where(eq(salesOrder.id, orderId));
      return { grandTotal: row?.grandTotal };
    });
    expect(of('payment')).toEqual([
      { at: placed, by: buyer, entry: 'due', amount: grandTotal, payment: 'Check' },
      { at: paid, by: staff, entry: 'captured', amount: grandTotal, payment: 'Check' },
    ]);
    expect(of('refund')).toEqual([
      {
        at: back,
        by: staff,
        amount: 100,
        reason: 'A scratch',
        payment: 'Check',
        lines: [{ orderLineId: line, quantity: 1, amount: 100 }],
      },
    ]);
    expect(of('shipment')).toEqual([
      {
        at: sent,
        by: staff,
        lines: [{ orderLineId: line, sku: expect.any(String), name: expect.any(String), quantity: 2 }],
      },
    ]);
    expect(of('mail')).toMatchObject([
      { at: placed, by: { kind: 'system' }, recipient: 'ann@example.com', delivery: 'queued', sentAt: null },
    ]);
    expect(of('edit')).toMatchObject([
      {
        at: sale.clock(),
        by: staff,
        verb: 'order.edit-test',
        changes: [{ path: ['city'], after: 'Albany' }],
      },
    ]);
    expect(events.find(({ kind }) => kind === 'note')).toMatchObject({
      id: noteId,
      by: staff,
      text: 'Has called',
    });
  });

  it('tells how the delivery of a mail stands [ADM-205]', async () => {
    const orderId = await orderOf(sale, 1);
    const other = await orderOf(sale, 1);
    const failure = { status: 'failed', attempts: 3, lastError: 'mailbox is full' } as const;
    await look(sale.system, (tx) => tx.update(mail).set(failure).where(eq(mail.orderId, orderId)));
    const mails = async (of: string) =>
      (await readOrderTimeline(sale.system, { orderId: of, kinds: ['mail'] })).events;
    expect(await mails(orderId)).toMatchObject([
      { delivery: 'failed', attempts: 3, lastError: 'mailbox is full' },
    ]);
    expect(await mails(other)).toMatchObject([{ delivery: 'queued', attempts: 0 }]);
  });

  it('is filtered by kinds [ADM-205]', async () => {
    const orderId = await orderOf(sale, 1);
    const kindsOf = async (...kinds: ('state' | 'payment' | 'mail' | 'note')[]) => [
      ...new Set((await readOrderTimeline(sale.system, { orderId, kinds })).events.map(({ kind }) => kind)),
    ];
    expect((await kindsOf()).sort()).toEqual(['mail', 'payment', 'state']);
    expect(await kindsOf('state')).toEqual(['state']);
    expect((await kindsOf('mail', 'note', 'payment')).sort()).toEqual(['mail', 'payment']);
    expect(await kindsOf('note')).toEqual([]);
  });

  it('names a customer with an account', async () => {
    const ann = await makeCustomer(test.db, sale.shop, { firstName: 'Anna', lastName: 'Lee' });
    const ctx = { ...sale.guest(), actor: ann.actor };
    await addToCart(ctx, { productId: (await sale.simple()).id, qty: 1 });
    const { orderId } = await placeOrder(ctx, await checkoutOf(ctx));
    const { events } = await readOrderTimeline(sale.system, { orderId, kinds: ['payment'] });
    expect(events[0]?.by).toEqual({ kind: 'customer', id: ann.actor.customerId, name: 'Anna Lee' });
  });

  it('is for staff with orders:read, of one seller for that one’s alone, and takes at most 20 statements', async () => {
    const orderId = await orderOf(sale, 1);
    const read = (ctx = sale.system) => readOrderTimeline(ctx, { orderId });
    const sent = await recordStatements(test.db, () => read());
    expect(sent.length).toBeLessThanOrEqual(10);
    await read(staffOf(sale.system, ['orders:read'], sale.shop.ownSellerId));
    for (const ctx of [
      staffOf(sale.system, ['orders:read'], newId()),
      staffOf(sale.system, ['orders:write']),
    ]) {
      await expect(read(ctx)).rejects.toMatchObject({ code: 'forbidden' });
    }
    await expect(read(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(read((await makeSale(test.db)).system)).rejects.toMatchObject({ code: 'not-found' });
  });
});

/** A change of an order that is no step: what edits of orders will be. */
function editAddress(ctx: Awaited<ReturnType<typeof makeStaff>>, orderId: string) {
  const of = storedRow({
    shop: ctx.shop,
    entity: 'order',
    id: orderId,
    field: 'orderId',
    table: salesOrder,
    where: eq(salesOrder.id, orderId),
    view: () => ({}),
  });
  const change = { verb: 'order.edit-test', scope: 'orders:write', of, version: undefined } as const;
  return changing(ctx, change, async ({ note }) => note({}, { city: 'Albany' }));
}
