import { newId } from '@stoa/database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readAudit } from '../../testing/audit.ts';
import { recordChanges } from '../../testing/changes.ts';
import { staffOf } from '../../testing/context.ts';
import { makeCustomer } from '../../testing/customers.ts';
import { mailsOf } from '../../testing/people.ts';
import { makeSale } from '../../testing/sale.ts';
import { createTestDatabase, recordStatements, type TestDatabase } from '../../testing.ts';
import { changeCustomer, changeCustomers, readCustomerForStaff } from '../index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

type Status = 'pending' | 'verified' | 'restricted';

async function setUp(statuses: readonly Status[] = []) {
  const { shop, system, clock } = await makeSale(test.db);
  const staff = staffOf(system, ['customers:read', 'customers:write']);
  const make = async (status: Status) => {
    const { actor } = await makeCustomer(test.db, shop, { status }, clock);
    return actor.customerId;
  };
  const customers: string[] = [];
  for (const status of statuses) customers.push(await make(status));
  const change = (input: Partial<Parameters<typeof changeCustomers>[1]>) =>
    changeCustomers(staff, { customers, ...input });
  const standings = () =>
    Promise.all(
      customers.map(async (id) => {
        const { status, group, revision } = await readCustomerForStaff(staff, id);
        return [status, group.code, revision];
      }),
    );
  const mailed = async () => (await mailsOf(system)).map(({ subject }) => subject);
  return { shop, system, staff, make, customers, change, standings, mailed };
}

describe('several customers at once', () => {
  it('are approved, and only those are written, logged, told of and, where that is asked, mailed who were not [ADM-302]', async () => {
    const { system, customers, change, standings, mailed } = await setUp([
      'pending',
      'verified',
      'restricted',
    ]);
    const before = (await readAudit(system)).length;
    const changes = await recordChanges(test.db, async () => {
      expect(await change({ status: 'verified', tell: true })).toBe(2);
    });
    expect(await standings()).toEqual([
      ['verified', 'retail', 2],
      ['verified', 'retail', 1],
      ['verified', 'retail', 2],
    ]);
    const entries = (await readAudit(system)).slice(before);
    expect(
      entries.map(({ verb, entityId, revision, changes: told }) => [verb, entityId, revision, told]),
    ).toEqual([
      ['customer.change', customers[0], 2, [{ path: ['status'], before: 'pending', after: 'verified' }]],
      ['customer.change', customers[2], 2, [{ path: ['status'], before: 'restricted', after: 'verified' }]],
    ]);
    const told = changes.filter(({ kind }) => kind === 'customer.changed').map(({ entityId }) => entityId);
    expect(told).toEqual([customers[0], customers[2]]);
    const approved = 'Your account at Test shop is approved';
    expect(await mailed()).toEqual([approved, approved]);
    expect(await change({ status: 'verified', tell: true })).toBe(0);
    expect(await mailed()).toHaveLength(2);
    expect(await readAudit(system)).toHaveLength(before + 2);
    expect(await change({ status: 'restricted' })).toBe(3);
    expect(await mailed()).toHaveLength(2);
    expect(await change({ status: 'verified', tell: false })).toBe(3);
    expect(await mailed()).toHaveLength(2);
  });

  it('are moved to a group, with the status that each has, and nobody is mailed of it', async () => {
    const { change, standings, mailed } = await setUp(['pending', 'restricted']);
    expect(await change({ group: 'wholesale', tell: true })).toBe(2);
    expect(await standings()).toEqual([
      ['pending', 'wholesale', 2],
      ['restricted', 'wholesale', 2],
    ]);
    expect(await mailed()).toEqual([]);
  });

  it('are changed all or none: one of another shop, or a group that is none, leaves all as they were [ADM-302]', async () => {
    const { customers, change, standings, mailed } = await setUp(['pending', 'pending']);
    const other = await setUp(['pending']);
    const before = await standings();
    const asked = { status: 'verified', tell: true } as const;
    for (const stranger of [newId(), ...other.customers])
      await expect(change({ ...asked, customers: [...customers, stranger] })).rejects.toMatchObject({
        code: 'not-found',
        field: 'customers',
      });
    for (const group of ['none', 'a\u0000b', '\ud800'])
      await expect(change({ ...asked, group })).rejects.toMatchObject({
        code: 'invalid-input',
        field: 'group',
      });
    expect([await standings(), await mailed()]).toEqual([before, []]);
    expect(await other.standings()).toEqual([['pending', 'retail', 1]]);
  });

  it('are counted once, however often and in whatever letters their id is given', async () => {
    const { customers, change } = await setUp(['pending']);
    const [id = ''] = customers;
    expect(await change({ customers: [id, id.toUpperCase(), id], status: 'verified' })).toBe(1);
  });

  it.each([
    ['status', { status: undefined }],
    ['customers', { customers: [], status: 'verified' }],
    ['customers', { customers: Array.from({ length: 10_000 }, newId), status: 'verified' }],
    ['customers.0', { customers: ['\u0000'], status: 'verified' }],
  ] as const)('are not changed by a bad %s', async (field, input) => {
    const { change } = await setUp(['pending']);
    const { customers, ...rest } = { customers: undefined, ...input };
    const asked = change({ ...rest, ...(customers && { customers: [...customers] }) });
    await expect(asked).rejects.toMatchObject({ code: 'invalid-input', field });
  });

  it('are changed by whoever has the scope', async () => {
    const { staff, customers } = await setUp(['pending']);
    const reader = staffOf(staff, ['customers:read']);
    await expect(changeCustomers(reader, { customers, status: 'verified' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('take as many statements when they are many as when they are few', async () => {
    const count = async (many: number) => {
      const { change } = await setUp(Array.from({ length: many }, () => 'pending' as const));
      const sent = await recordStatements(test.db, async () => {
        expect(await change({ status: 'verified', group: 'wholesale', tell: true })).toBe(many);
      });
      return sent.length;
    };
    const few = await count(2);
    expect(few).toBeGreaterThan(0);
    expect(await count(40)).toBe(few);
  });

  it('are changed by two people at once without either waiting forever', async () => {
    const { customers, staff, standings } = await setUp(Array.from({ length: 12 }, () => 'pending' as const));
    const backwards = customers.toReversed();
    const counts = await Promise.all([
      changeCustomers(staff, { customers, status: 'verified' }),
      changeCustomers(staff, { customers: backwards, status: 'verified' }),
      changeCustomers(staff, { customers: backwards, group: 'wholesale' }),
    ]);
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 12, 12]);
    expect(new Set((await standings()).map((one) => one.join()))).toEqual(new Set(['verified,wholesale,3']));
  });

  it('are merged with by who saw them before, field by field', async () => {
    const { customers, staff, change, standings } = await setUp(['pending']);
    const [customerId = ''] = customers;
    await change({ status: 'verified' });
    await changeCustomer(staff, { customerId, revision: 1, group: 'wholesale' });
    expect(await standings()).toEqual([['verified', 'wholesale', 3]]);
    await expect(
      changeCustomer(staff, { customerId, revision: 1, status: 'restricted' }),
    ).rejects.toMatchObject({ code: 'conflict', present: { status: 'verified' } });
  });
});
