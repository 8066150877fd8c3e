import { auditEntry, inShop, inTransaction, newId, staffSession } from '@stoa/database';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { assignRole, createStaff } from '../../staff/index.ts';
import { readAudit } from '../../testing/audit.ts';
import { makeSale, type TestSale } from '../../testing/sale.ts';
import { unique } from '../../testing/unique.ts';
import { createTestDatabase, type TestDatabase } from '../../testing.ts';
import { type AccountAct, auditAccount } from './index.ts';

let test: TestDatabase;
let first: TestSale;
let second: TestSale;
let other: TestSale;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  [first, second, other] = [await makeSale(test.db), await makeSale(test.db), await makeSale(test.db)];
});
afterAll(() => test.drop());

async function hire(...shops: readonly TestSale[]): Promise<string> {
  const person = { email: `${unique('staff')}@shop.test`, name: 'Ada', password: 'stoa-demo' };
  const { staffId } = await createStaff(first.system, person);
  for (const { system } of shops) await assignRole(system, { staffId, role: 'support' });
  return staffId;
}

const act = (staffId: string): AccountAct => ({
  staffId,
  verb: 'person.change-password',
  changed: ['password'],
  means: 'session',
  networkAddress: '192.0.2.7',
  clock: first.clock,
  requestId: 'one-request',
});
const entriesOf = async (sale: TestSale, staffId: string) =>
  (await readAudit(sale.system)).filter(
    ({ entity, entityId }) => entity === 'person' && entityId === staffId,
  );

it('tells each shop where the person has a role, and no other, that something changed and not to what [ADM-018]', async () => {
  const staffId = await hire(second, first);
  await inTransaction(test.db, (tx) => auditAccount(tx, act(staffId)));
  for (const { shop, ...sale } of [first, second]) {
    expect(await entriesOf({ shop, ...sale }, staffId)).toEqual([
      {
        shopId: shop.id,
        id: expect.any(String),
        at: first.clock(),
        actorKind: 'staff',
        actor: staffId,
        means: 'session',
        networkAddress: '192.0.2.7',
        verb: 'person.change-password',
        entity: 'person',
        entityId: staffId,
        revision: null,
        changes: [{ path: ['password'], before: '•••', after: '•••' }],
        requestId: 'one-request',
      },
    ]);
  }
  expect(await entriesOf(other, staffId)).toEqual([]);
});

it('is part of the transaction of the act', async () => {
  const staffId = await hire(first, second);
  const fails = inTransaction(test.db, async (tx) => {
    await auditAccount(tx, act(staffId));
    throw new Error('the act failed');
  });
  await expect(fails).rejects.toThrow('the act failed');
  expect([...(await entriesOf(first, staffId)), ...(await entriesOf(second, staffId))]).toEqual([]);
});

it('leaves the transaction without a shop, where it was without: sessions are seen, and rows of no shop', async () => {
  const staffId = await hire(first, second);
  const expiresAt = first.clock();
  await inTransaction(test.db, async (tx) => {
    await auditAccount(tx, { ...act(staffId), verb: 'person.end-sessions', changed: [] });
    await tx.insert(staffSession).values({ tokenHash: unique('hash'), staffId, expiresAt });
    expect(await tx.$count(staffSession, eq(staffSession.staffId, staffId))).toBe(1);
    await expect(tx.execute(sql`savepoint here`)).resolves.toBeDefined();
    await expect(tx.$count(auditEntry)).rejects.toThrow();
    await tx.execute(sql`rollback to here`);
  });
  expect(await entriesOf(first, staffId)).toMatchObject([{ verb: 'person.end-sessions', changes: [] }]);
});

it('leaves the shop of the transaction as it was', async () => {
  const staffId = await hire(first, second);
  const { rows } = await inShop(other.system, async (tx) => {
    await auditAccount(tx, act(staffId));
    return tx.execute(sql`select current_setting('stoa.shop') as shop`);
  });
  expect(rows).toEqual([{ shop: other.shop.id }]);
  expect(await entriesOf(second, staffId)).toHaveLength(1);
});

it('two at once do not wait for each other in a circle', async () => {
  const people = [await hire(first, second), await hire(second, first)];
  await Promise.all(people.map((id) => inTransaction(test.db, (tx) => auditAccount(tx, act(id)))));
  for (const id of people) expect(await entriesOf(first, id)).toHaveLength(1);
});

it('of who has a role in no shop there is no entry', async () => {
  const staffId = newId();
  await inTransaction(test.db, (tx) => auditAccount(tx, act(staffId)));
  expect(await entriesOf(first, staffId)).toEqual([]);
});
