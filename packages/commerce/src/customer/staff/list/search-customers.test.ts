import { customer, newId } from '@stoa/database';
import { emailKey } from '@stoa/domain';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ShopContext } from '../../../kernel/context.ts';
import { look } from '../../../testing/checkout.ts';
import { staffOf } from '../../../testing/context.ts';
import { makeCustomer } from '../../../testing/customers.ts';
import { makeSale, type TestSale } from '../../../testing/sale.ts';
import { recordStatements } from '../../../testing/statements.ts';
import { unique } from '../../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing.ts';
import { createCustomerGroup } from '../../index.ts';
import { type CustomerSearch, searchCustomers } from './search-customers.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

type Row = Partial<typeof customer.$inferInsert>;

/** Writes a customer past all use cases; returns the id. */
async function insert(row: Row = {}, ctx: ShopContext = sale.system): Promise<string> {
  const id = newId();
  const email = row.email ?? `${unique('customer')}@example.com`;
  const own = { shopId: ctx.shop.id, id, email, emailKey: emailKey(email), groupCode: 'retail' };
  const at = ctx.clock();
  await look(ctx, (tx) => tx.insert(customer).values({ ...own, createdAt: at, updatedAt: at, ...row }));
  return id;
}

const listed = async (search: CustomerSearch, ctx: ShopContext = sale.system) =>
  (await searchCustomers(ctx, { limit: 100, ...search })).customers.map(({ id }) => id);

const sorts = ['joined', 'name', 'orders', 'spent', 'lastOrder'] as const;

describe('the list of customers of the back office', () => {
  it('tells of each who they are and what they bought, the newest first', async () => {
    const own = await makeSale(test.db, { currency: 'EUR' });
    const { actor } = await makeCustomer(test.db, own.shop, {
      email: 'Ann@Example.com',
      firstName: 'Ann',
      lastName: 'Archer',
      status: 'pending',
    });
    own.clock.advance(60);
    const lastOrderAt = new Date('2026-02-03T04:05:06.789Z');
    const later = await insert({ orderCount: 3, spent: 12_345_678_901, lastOrderAt }, own.system);
    const { customers, total, next } = await searchCustomers(own.system);
    expect([customers.map(({ id }) => id), total, next]).toEqual([[later, actor.customerId], 2, undefined]);
    expect(customers[1]).toEqual({
      id: actor.customerId,
      name: 'Ann Archer',
      email: 'Ann@Example.com',
      status: 'pending',
      group: { code: 'retail', name: expect.any(String) },
      joinedAt: new Date('2026-03-02T12:00:00Z'),
      orders: 0,
      spent: 0,
      currency: 'EUR',
      lastOrderAt: null,
    });
    expect(customers[0]).toMatchObject({ name: '', orders: 3, spent: 12_345_678_901, lastOrderAt });
  });

  it('is filtered by standing and by group, any one of several', async () => {
    const own = await makeSale(test.db);
    await createCustomerGroup(own.system, { code: 'trade', name: 'Trade' });
    await createCustomerGroup(own.system, { code: 'press', name: 'Press' });
    const verified = await insert({}, own.system);
    const pending = await insert({ verifyHash: 'x', groupCode: 'trade' }, own.system);
    const restricted = await insert({ isRestricted: true, verifyHash: 'x', groupCode: 'press' }, own.system);
    const only = async (search: CustomerSearch) => (await listed(search, own.system)).sort();
    expect(await only({ status: ['verified'] })).toEqual([verified]);
    expect(await only({ status: ['pending'] })).toEqual([pending]);
    expect(await only({ status: ['restricted'] })).toEqual([restricted]);
    expect(await only({ status: ['restricted', 'pending'] })).toEqual([pending, restricted].sort());
    expect(await only({ group: ['trade'] })).toEqual([pending]);
    expect(await only({ group: ['trade', 'retail'] })).toEqual([verified, pending].sort());
    expect(await only({ group: ['trade'], status: ['verified'] })).toEqual([]);
    expect(await only({ group: ['none'] })).toEqual([]);
  });

  it('is filtered by how many orders, and by what was spent, both ends included', async () => {
    const own = await makeSale(test.db);
    const [none, one, two] = [
      await insert({}, own.system),
      await insert({ orderCount: 1, spent: 500 }, own.system),
      await insert({ orderCount: 2, spent: 499 }, own.system),
    ];
    const only = async (search: CustomerSearch) => (await listed(search, own.system)).sort();
    expect(await only({ leastOrders: 1 })).toEqual([one, two].sort());
    expect(await only({ mostOrders: 1 })).toEqual([none, one].sort());
    expect(await only({ leastOrders: 1, mostOrders: 1 })).toEqual([one]);
    expect(await only({ mostOrders: 0 })).toEqual([none]);
    expect(await only({ leastSpent: 500 })).toEqual([one]);
    expect(await only({ mostSpent: 499 })).toEqual([none, two].sort());
    expect(await only({ leastSpent: 499, mostSpent: 499 })).toEqual([two]);
    expect(await only({ leastSpent: 1, leastOrders: 2 })).toEqual([two]);
  });

  it('is filtered by days of the last order as the shop’s clock counts them; who never ordered is in none', async () => {
    // In New York it is the evening before, and a day of 23 hours begins with the 8th.
    const own = await makeSale(test.db);
    const at = (time: string) => insert({ orderCount: 1, lastOrderAt: new Date(time) }, own.system);
    await insert({}, own.system);
    const evening = await at('2026-03-08T04:59:59.999Z');
    const morning = await at('2026-03-08T05:00:00Z');
    const night = await at('2026-03-09T03:59:59.999Z');
    const after = await at('2026-03-09T04:00:00Z');
    const among = (search: CustomerSearch) =>
      listed({ sort: 'lastOrder', direction: 'asc', ...search }, own.system);
    expect(await among({ from: '2026-03-08', to: '2026-03-08' })).toEqual([morning, night]);
    expect(await among({ to: '2026-03-07' })).toEqual([evening]);
    expect(await among({ from: '2026-03-09' })).toEqual([after]);
    expect(await among({ from: '1970-01-01' })).toEqual([evening, morning, night, after]);
  });

  it('refuses a span that ends before it begins, and what is beyond bounds', async () => {
    for (const [search, field] of [
      [{ leastOrders: 2, mostOrders: 1 }, 'mostOrders'],
      [{ leastSpent: 2, mostSpent: 1 }, 'mostSpent'],
      [{ from: '2026-03-09', to: '2026-03-08' }, 'to'],
      [{ from: '2026-02-30' }, 'from'],
      [{ leastOrders: -1 }, 'leastOrders'],
      [{ mostSpent: 1.5 }, 'mostSpent'],
      [{ limit: 101 }, 'limit'],
    ] as const) {
      await expect(searchCustomers(sale.system, search), field).rejects.toMatchObject({
        code: 'invalid-input',
        field,
      });
    }
  });

  it('finds by the beginning of an address or of a name, either way about', async () => {
    const id = await insert({ email: 'Zoe@Exämple.org', firstName: 'Zoë', lastName: 'Van Dyke' });
    for (const q of [
      'ZOE@',
      'zoe@exämple.org',
      'zoe@xn--ex',
      'Zo',
      'zoë van',
      'VAN DYKE',
      'van dyke zoë',
      '  van   d ',
    ]) {
      expect(await listed({ q }), q).toEqual([id]);
    }
    for (const q of ['dyke van', 'oe@ex', '%', '_', "'", '\u{10ffff}', `zoë${'x'.repeat(97)}`]) {
      expect(await listed({ q }), q).toEqual([]);
    }
    expect(await listed({ q: 'zoë', status: ['restricted'] })).toEqual([]);
    const alone = await insert({ lastName: 'Quince' });
    expect(await listed({ q: 'quince' })).toEqual([alone]);
    const long = 'Wolfe'.repeat(51);
    const named = await insert({ firstName: long, lastName: 'Y' });
    expect(await listed({ q: long.slice(0, 100) })).toEqual([named]);
  });

  it('finds a name whose letters and accents were typed as characters of their own', async () => {
    const own = await makeSale(test.db);
    const id = await insert({ firstName: 'Zo\u00e9' }, own.system);
    expect(await listed({ q: 'zoe\u0301' }, own.system)).toEqual([id]);
  });

  it('is sorted by time, name, orders, spent and last order, either way', async () => {
    const own = await makeSale(test.db);
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const ann = await insert(
      { firstName: 'Ann', createdAt: day(3), orderCount: 9, spent: 5, lastOrderAt: day(4) },
      own.system,
    );
    const bob = await insert(
      { firstName: 'bob', createdAt: day(1), orderCount: 10, spent: 7, lastOrderAt: day(3) },
      own.system,
    );
    const cid = await insert({ firstName: 'Cid', createdAt: day(2) }, own.system);
    const sorted = (search: CustomerSearch) => listed({ direction: 'asc', ...search }, own.system);
    expect(await sorted({ sort: 'joined' })).toEqual([bob, cid, ann]);
    expect(await sorted({ sort: 'name' })).toEqual([ann, bob, cid]);
    expect(await sorted({ sort: 'orders' })).toEqual([cid, ann, bob]);
    expect(await sorted({ sort: 'spent' })).toEqual([cid, ann, bob]);
    expect(await sorted({ sort: 'lastOrder' })).toEqual([cid, bob, ann]);
    for (const sort of sorts) {
      expect(await sorted({ sort, direction: 'desc' }), sort).toEqual((await sorted({ sort })).reverse());
    }
  });

  it('shows each customer once, page by page, though others join and leave meanwhile [ADM-905]', async () => {
    const own = await makeSale(test.db);
    const there = new Map<string, Row>();
    const place = async (row: Row) => there.set(await insert(row, own.system), row);
    const remove = (ids: string[]) =>
      look(own.system, (tx) => tx.delete(customer).where(inArray(customer.id, ids)));
    const lastOrderAt = new Date('2026-01-05T00:00:00.123Z');
    const other = { orderCount: 2, spent: 7, lastOrderAt, firstName: '"Long" \\ '.padEnd(255, '𝒜') };
    // All alike, and some that differ.
    for (const row of [{}, {}, {}, {}, {}, {}, other, other]) await place(row);
    const ways = sorts.flatMap((sort) =>
      (['asc', 'desc'] as const).flatMap((direction) =>
        [undefined, 'customer'].map((q) => ({ sort, direction, q })),
      ),
    );
    for (const search of ways) {
      const seen: string[] = [];
      const joined: string[] = [];
      let after: string | undefined;
      do {
        const page = await searchCustomers(own.system, { ...search, limit: 2, ...(after && { after }) });
        expect(page.total, 'counted with the first page').toBe(after === undefined ? there.size : undefined);
        seen.push(...page.customers.map(({ id }) => id));
        after = page.next;
        // Of those who were there, the one after whom the second page begins.
        if (joined.length === 0) await remove(seen.slice(-1));
        joined.push(await insert({}, own.system));
      } while (after && joined.length < 100);
      const how = JSON.stringify(search);
      expect(seen.filter((id) => there.has(id)).sort(), how).toEqual([...there.keys()].sort());
      expect(new Set(seen).size, how).toBe(seen.length);
      await remove(joined);
      const [, gone = ''] = seen;
      await place(there.get(gone) ?? {});
      there.delete(gone);
    }
  });

  it('refuses a cursor that no page of this sorting gave [ADM-905]', async () => {
    await insert();
    await insert();
    const { next = '' } = await searchCustomers(sale.system, { limit: 1 });
    const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    const id = newId();
    for (const [after, sort] of [
      ['', 'joined'],
      ['x', 'joined'],
      [`${next}A`, 'joined'],
      [next, 'spent'],
      [forged('joined', 'desc', '99999999999999999999', id), 'joined'],
      [forged('joined', 'desc', '1', 'x'), 'joined'],
      [forged('joined', 'asc', '1', id), 'joined'],
      [forged('orders', 'desc', '9999999999999999', id), 'orders'],
      [forged('name', 'desc', '\0', id), 'name'],
      [forged('name', 'desc', 'x'.repeat(101), id), 'name'],
    ] as const) {
      await expect(searchCustomers(sale.system, { after, sort }), after).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'cursor',
      });
    }
  });

  it('goes on from any place that a list of its sorting could have', async () => {
    const id = await insert();
    const after = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
    // More orders than the column holds, and who has no name.
    const most = after('orders', 'desc', '999999999999999', id);
    expect(await listed({ sort: 'orders', after: most })).toContain(id);
    const nameless = after('name', 'desc', '', id);
    expect(await listed({ sort: 'name', after: nameless })).not.toContain(id);
  });

  it('is for staff with customers:read who are limited to no seller', async () => {
    expect((await listed({}, staffOf(sale.system, ['customers:read']))).length).toBeGreaterThan(0);
    await expect(searchCustomers(sale.guest())).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const ctx of [
      await makeCustomer(test.db, sale.shop),
      staffOf(sale.system, ['customers:write', 'orders:read']),
      staffOf(sale.system, ['customers:read'], sale.shop.ownSellerId),
    ]) {
      await expect(searchCustomers(ctx)).rejects.toMatchObject({ code: 'forbidden' });
    }
  });

  it('knows no customer of another shop', async () => {
    await insert({ firstName: 'Ann' });
    const elsewhere = await makeSale(test.db);
    expect(await searchCustomers(elsewhere.system, {})).toEqual({ customers: [], total: 0 });
    expect(await searchCustomers(elsewhere.system, { q: 'ann' })).toEqual({ customers: [], total: 0 });
    const theirs = await insert({ firstName: 'Ann' }, elsewhere.system);
    expect(await listed({ q: 'ann' }, elsewhere.system)).toEqual([theirs]);
    expect(await listed({ q: 'ann' })).not.toContain(theirs);
  });

  it('takes two statements with its count, however many filters there are, and one where somebody is searched for', async () => {
    await insert();
    await insert();
    const filters: CustomerSearch = {
      leastOrders: 0,
      mostSpent: 9,
      status: ['verified'],
      group: ['retail'],
    };
    const ask = (search: CustomerSearch) =>
      recordStatements(test.db, () => searchCustomers(sale.system, search));
    expect((await ask({ limit: 1 })).length).toBe(2);
    expect((await ask({ ...filters, sort: 'name', limit: 1 })).length).toBe(2);
    expect((await ask({ ...filters, q: 'customer', sort: 'name', limit: 1 })).length).toBe(1);
  });
});
