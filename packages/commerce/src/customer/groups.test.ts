import { customerGroup } from '@stoa/database';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { readAudit } from '../testing/audit.ts';
import { staffOf } from '../testing/context.ts';
import { makeSale, type TestSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { createCustomerGroup, listCustomerGroups, renameCustomerGroup } from './index.ts';

let test: TestDatabase;
let sale: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
beforeEach(async () => {
  sale = await makeSale(test.db);
});
afterAll(() => test.drop());

const make = (code: string, name = 'Trade') => createCustomerGroup(sale.system, { code, name });
const rename = (name: string, revision: number, group = 'trade') =>
  renameCustomerGroup(sale.system, { group, name, revision });
const trade = async () => (await listCustomerGroups(sale.system)).find(({ code }) => code === 'trade');
const lastEntry = async () => (await readAudit(sale.system)).at(-1);

describe('a group of customers', () => {
  it('is made, with an entry in the audit log [ADM-303]', async () => {
    await make(' trade ', '  Trade ');
    expect(await trade()).toEqual({ code: 'trade', name: 'Trade', revision: 1 });
    expect(await lastEntry()).toMatchObject({
      verb: 'customer-group.create',
      entityId: 'trade',
      revision: 1,
      changes: [{ path: ['name'], after: 'Trade' }],
    });
  });

  it('has a code of its own, also when two make it at once', async () => {
    const taken = { code: 'conflict', field: 'code' };
    const [first, second] = await Promise.allSettled([make('trade', 'One'), make('trade', 'Two')]);
    const refused = [first, second].filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: taken }]);
    await expect(make('trade')).rejects.toMatchObject({ ...taken, reason: { code: 'group.exists' } });
    await expect(make('retail')).rejects.toMatchObject(taken);
  });

  it('is renamed by whoever saw its newest name [ADM-303]', async () => {
    await make('trade');
    await rename('The trade', 1);
    expect(await trade()).toEqual({ code: 'trade', name: 'The trade', revision: 2 });
    expect(await lastEntry()).toMatchObject({
      verb: 'customer-group.rename',
      changes: [{ path: ['name'], before: 'Trade', after: 'The trade' }],
    });
    await expect(rename('Traders', 1)).rejects.toMatchObject({
      code: 'conflict',
      field: 'revision',
      present: { name: 'The trade' },
    });
    expect((await trade())?.name).toBe('The trade');
  });

  it('goes on counting where one of its code was there before', async () => {
    await make('trade');
    await rename('The trade', 1);
    await test.db.queries
      .delete(customerGroup)
      .where(and(eq(customerGroup.shopId, sale.shop.id), eq(customerGroup.code, 'trade')));
    await make('trade');
    expect(await trade()).toMatchObject({ revision: 3 });
    await expect(rename('Traders', 2)).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each(['', ' ', 'a\u0000b', 'a\ud800', 'x'.repeat(101), 'a\nb'])(
    'takes no name such as %j',
    async (name) => {
      await make('trade');
      await expect(rename(name, 1)).rejects.toMatchObject({ code: 'invalid-input', field: 'name' });
      await expect(make('other', name)).rejects.toMatchObject({ code: 'invalid-input', field: 'name' });
    },
  );

  it.each(['', 'Trade', '-a', 'a b', 'a\u0000', '\ud800', 'a'.repeat(64), 'a_b'])(
    'takes no code such as %j, and none is known by it',
    async (code) => {
      await expect(make(code)).rejects.toMatchObject({ code: 'invalid-input', field: 'code' });
      await expect(rename('Trade', 1, code)).rejects.toMatchObject({ code: 'not-found', field: 'group' });
    },
  );

  it('is its shop’s: others neither rename it nor take its code from them', async () => {
    await make('trade');
    const other = await makeSale(test.db);
    const input = { group: 'trade', name: 'Ours', revision: 1 };
    await expect(renameCustomerGroup(other.system, input)).rejects.toMatchObject({ code: 'not-found' });
    await createCustomerGroup(other.system, { code: 'trade', name: 'Theirs' });
    expect((await trade())?.name).toBe('Trade');
  });

  it('is changed by whoever may change customers alone', async () => {
    await make('trade');
    const reader = staffOf(sale.system, ['customers:read']);
    const refused = { code: 'forbidden' };
    await expect(createCustomerGroup(reader, { code: 'vip', name: 'VIP' })).rejects.toMatchObject(refused);
    await expect(
      renameCustomerGroup(reader, { group: 'trade', name: 'VIP', revision: 1 }),
    ).rejects.toMatchObject(refused);
    await expect(createCustomerGroup(sale.guest(), { code: 'vip', name: 'VIP' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
});
