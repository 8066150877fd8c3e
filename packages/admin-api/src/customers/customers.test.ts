import type { AdminOutputs } from '@stoa/admin-contract';
import { createCustomerGroup } from '@stoa/commerce';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkoutSettings } from '../../../commerce/src/testing/checkout.ts';
import { makeCustomer } from '../../../commerce/src/testing/customers.ts';
import { copyOrder, orderOf } from '../../../commerce/src/testing/orders.ts';
import { saleOffice } from '../testing/sale-office.ts';

const { opened, ask } = saleOffice('owner', { settings: checkoutSettings });
/** A customer with one order that was paid. */
let ann: string;
let orderId: string;
beforeAll(async () => {
  const { db, sale } = opened();
  await createCustomerGroup(sale.system, { code: 'trade', name: 'Trade' });
  const person = { email: 'Ann@Example.com', firstName: 'Ann', lastName: 'Archer', group: 'trade' };
  ann = (await makeCustomer(db, sale.shop, person, sale.clock)).actor.customerId;
  for (const status of ['pending', 'restricted'] as const) {
    sale.clock.advance(60);
    await makeCustomer(db, sale.shop, { email: `${status}@example.com`, status }, sale.clock);
  }
  orderId = await copyOrder(sale, await orderOf(sale, 1), { order: { customerId: ann } });
});

type Told = AdminOutputs['customers'];

describe('customers over HTTP', () => {
  it('are listed page by page, with filters of one value and of several [ADM-905]', async () => {
    const list = async (query: string) => {
      const { status, body } = await ask<Told['list']>(`/customers?${query}`);
      expect(status).toBe(200);
      return body;
    };
    const first = await list('limit=2&status[]=verified&status[]=pending&status[]=restricted&direction=asc');
    expect(first).toMatchObject({ total: 3, next: expect.any(String) });
    expect(first.items[0]).toEqual({
      id: ann,
      name: 'Ann Archer',
      email: 'Ann@Example.com',
      status: 'verified',
      group: { code: 'trade', name: 'Trade' },
      joinedAt: '2026-03-02T12:00:00.000Z',
      orders: 1,
      spent: 0,
      currency: 'USD',
      lastOrderAt: expect.any(String),
    });
    const cursor = encodeURIComponent(first.next ?? '');
    expect(await list(`limit=2&direction=asc&cursor=${cursor}`)).toMatchObject({
      items: [{ status: 'restricted', lastOrderAt: null }],
      next: null,
      total: null,
    });
    for (const query of [
      'q=arch',
      'q=ann@',
      'group[]=trade',
      'leastOrders=1&mostSpent=0',
      'from=2026-01-01',
    ]) {
      expect(
        (await list(query)).items.map(({ id }) => id),
        query,
      ).toEqual([ann]);
    }
    expect((await list('q=arch&status[]=pending')).items).toEqual([]);
  });

  it('are refused with the field at fault', async () => {
    for (const [query, pointer] of [
      ['cursor=x', '/cursor'],
      ['from=2026-02-02&to=2026-02-01', '/to'],
      ['leastOrders=2&mostOrders=1', '/mostOrders'],
      ['leastSpent=2&mostSpent=1', '/mostSpent'],
    ]) {
      expect(await ask(`/customers?${query}`), query).toMatchObject({
        status: 400,
        body: { code: 'invalid-input', errors: [{ pointer }] },
      });
    }
  });

  it('are read one by one, by whoever may read customers [ADM-305]', async () => {
    const { status, body, text } = await ask<Told['read']>(`/customers/${ann}`, {}, 'support');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: ann,
      version: 1,
      email: 'Ann@Example.com',
      group: { code: 'trade', name: 'Trade' },
      hasPassword: false,
      sessions: 0,
      orders: 1,
      addresses: [],
    });
    expect(text).not.toMatch(/hash|token/i);
    expect((await ask(`/customers/${ann}`, {}, 'catalog-manager')).status).toBe(403);
    expect((await ask('/customers', {}, 'catalog-manager')).status).toBe(403);
    expect((await ask(`/customers/${opened().sale.shop.id}`)).status).toBe(404);
  });

  it('have their orders found', async () => {
    const { body } = await ask<AdminOutputs['orders']['list']>(`/orders?customerId=${ann}`);
    expect(body).toMatchObject({ items: [{ id: orderId, customer: { id: ann } }], total: 1 });
    const none = await ask<AdminOutputs['orders']['list']>(`/orders?customerId=${opened().sale.shop.id}`);
    expect(none.body.items).toEqual([]);
  });
});
