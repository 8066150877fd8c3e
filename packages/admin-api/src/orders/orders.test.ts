import type { AdminOutputs } from '@stoa/admin-contract';
import type { TestSale } from '@stoa/commerce/testing';
import type { Role } from '@stoa/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkoutSettings } from '../../../commerce/src/testing/checkout.ts';
import { orderOf } from '../../../commerce/src/testing/orders.ts';
import { adminRoutes } from '../rest/routes.ts';
import { saleOffice } from '../testing/sale-office.ts';

const { opened, ask } = saleOffice('owner', { settings: checkoutSettings });
let sale: TestSale;
beforeAll(() => {
  ({ sale } = opened());
});
type Told = AdminOutputs['orders'];

const read = async (id: string) => (await ask<Told['read']>(`/orders/${id}`)).body;
const step = (id: string, body: object, role: Role = 'owner') =>
  ask(`/orders/${id}/steps`, { method: 'POST', body }, role);

describe('orders over HTTP', () => {
  it('are listed page by page, with filters of one value and of several [ADM-905]', async () => {
    const there = [await orderOf(sale, 1), await orderOf(sale, 2), await orderOf(sale, 1)];
    const list = async (query: string) => {
      const { status, body } = await ask<Told['list']>(`/orders?${query}`);
      expect(status).toBe(200);
      return body;
    };
    const first = await list('limit=2&paymentState[]=due&paymentState[]=paid&sort=number&direction=asc');
    expect(first).toMatchObject({ total: 3, next: expect.any(String) });
    expect(first.items.map(({ id }) => id)).toEqual(there.slice(0, 2));
    expect(first.items[1]).toMatchObject({
      customer: { id: null, name: 'Ann Archer', email: 'ann@example.com' },
      pieces: 2,
      status: 'pending',
      currency: 'USD',
    });
    const cursor = encodeURIComponent(first.next ?? '');
    const second = await list(`limit=2&paymentState[]=due&sort=number&direction=asc&cursor=${cursor}`);
    expect(second).toMatchObject({ items: [{ id: there[2] }], next: null, total: null });
    expect((await list('status[]=complete')).items).toEqual([]);
    expect((await ask<Told['latest']>('/orders-latest')).body.latest?.number).toBe('100003');
    expect(await ask('/orders?cursor=x')).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ pointer: '/cursor' }] },
    });
    expect(await ask('/orders?from=2026-02-02&to=2026-02-01')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/to' }] },
    });
  });

  it('are told with amounts that add up, and with the steps that may be taken [ADM-203, ADM-204]', async () => {
    const order = await read(await orderOf(sale, 2, 1));
    expect(order.subtotal - order.discount + order.shipping + order.tax).toBe(order.total);
    expect(order.lines.reduce((sum, line) => sum + line.subtotal - line.discount, 0)).toBe(
      order.subtotal - order.discount,
    );
    const payment = { machine: 'payment', paymentId: order.payments[0]?.id, mostAmount: null };
    expect(order.steps).toHaveLength(4);
    expect(order.steps).toContainEqual({ ...payment, to: 'paid' });
    const toSupport = await ask<Told['read']>(`/orders/${order.id}`, {}, 'support');
    expect(toSupport.body.steps).toEqual([]);
  });

  it('take the steps that are offered; another is 409 with the sentence of the rule [ADM-204]', async () => {
    const id = await orderOf(sale, 1);
    expect(await step(id, { version: 1, machine: 'order', to: 'closed' })).toMatchObject({
      status: 409,
      // The office of the tests tells a sentence by its code.
      body: { code: 'transition-refused', detail: 'order.close_needs_refund_or_completion' },
    });
    const [offered] = (await read(id)).steps.filter(({ to }) => to === 'paid');
    const { paymentId, machine, to } = offered ?? {};
    const paid = await step(id, { version: 1, machine, to, paymentId, note: 'By check' });
    expect(paid).toMatchObject({ status: 200, body: { version: 2, states: { payment: 'paid' } } });
  });

  it('have their steps in the audit log as the contract names them [ADM-018, ADM-901]', async () => {
    const id = await orderOf(sale, 1);
    await step(id, { version: 1, machine: 'fulfilment', to: 'processing' });
    const { items } = (await ask<AdminOutputs['audit']['list']>(`/audit-entries?entityId=${id}`)).body;
    const { access } = adminRoutes.find(({ name }) => name === 'orders.takeStep') ?? {};
    expect(access).toMatchObject({ verb: 'order.{machine}' });
    expect(items[0]?.verb).toBe('order.fulfilment');
  });

  it('take a step by the version that was seen alone [ADM-907]', async () => {
    const id = await orderOf(sale, 1);
    const processing = { machine: 'fulfilment', to: 'processing' };
    expect(await step(id, processing)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/version' }] },
    });
    expect(await step(id, { ...processing, version: 1 })).toMatchObject({ status: 200 });
    expect(await step(id, { machine: 'payment', to: 'paid', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [{ pointer: '/version' }], params: { revision: 2 } },
    });
  });

  it('give money back to whoever has orders:refund alone', async () => {
    const id = await orderOf(sale, 1);
    await step(id, { version: 1, machine: 'payment', to: 'paid' });
    const back = { version: 2, machine: 'payment', to: 'partially_refunded', amount: 100, note: 'A scratch' };
    expect(await step(id, back, 'seller')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await step(id, { ...back, amount: 1_000_000 })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/amount' }] },
    });
    expect(await step(id, back)).toMatchObject({
      status: 200,
      body: { states: { payment: 'partially_refunded' } },
    });
    const { body } = await ask<Told['timeline']>(`/orders/${id}/timeline?kinds[]=refund`);
    expect(body).toMatchObject({
      currency: 'USD',
      events: [
        { kind: 'refund', amount: 100, reason: 'A scratch', by: { kind: 'staff', name: 'Ada Quill' } },
      ],
    });
  });

  it('have notes that keep their earlier texts, among all that happened [ADM-205]', async () => {
    const id = await orderOf(sale, 1);
    const added = await ask<Told['addNote']>(`/orders/${id}/notes`, {
      method: 'POST',
      body: { text: 'Called' },
    });
    expect(added.status).toBe(201);
    const path = `/orders/${id}/notes/${added.body.id}`;
    const edit = { method: 'PATCH', body: { version: 1, text: 'Called twice' } } as const;
    expect(await ask(path, edit, 'support')).toMatchObject({ status: 403 });
    expect(await ask(path, edit)).toMatchObject({ status: 200, body: { version: 2 } });
    const { status, body } = await ask<Told['timeline']>(`/orders/${id}/timeline`);
    expect(status).toBe(200);
    expect([...new Set(body.events.map(({ kind }) => kind))].sort()).toEqual([
      'mail',
      'note',
      'payment',
      'state',
    ]);
    expect(body.events.find(({ kind }) => kind === 'note')).toMatchObject({
      id: added.body.id,
      text: 'Called twice',
      version: 2,
      earlier: [{ text: 'Called' }],
    });
    expect(await ask(path, { ...edit, body: { version: 1, text: 'Late' } })).toMatchObject({
      status: 409,
      body: { code: 'conflict', params: { fields: 'text' } },
    });
  });
});
