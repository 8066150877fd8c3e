import { areChangesSettled, createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { removeOldChanges } from './remove-old-changes.ts';

const NOW = '2026-03-02T12:00:00Z';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(() => test.db.pool.query('delete from change'));

const write = (hoursAgo: number, count = 1) =>
  test.db.pool.query(
    `insert into change (kind, entity_id, at)
     select 'price.changed', $1::text, $3::timestamptz - make_interval(hours => $1::int) from generate_series(1, $2)`,
    [hoursAgo, count, NOW],
  );
const left = async () => {
  const { rows } = await test.db.pool.query<{ of: string }>(
    'select distinct entity_id as of from change order by 1',
  );
  return rows.map((row) => row.of);
};
const remove = () => removeOldChanges(test, new Date(Date.parse(NOW) - 86_400_000));
/** Transactions in other databases of the server keep changes, and other tests run beside this one. */
const settle = () => expect.poll(() => areChangesSettled(test.db)).toBe(true);

it('removes changes older than asked, however many, and notes up to which transaction', async () => {
  await write(30, 5001);
  await write(25);
  await write(1);
  await settle();
  expect(await remove()).toBe(5002);
  expect(await left()).toEqual(['1']);
  const { rows } = await test.db.pool.query(
    `select (select xid from pruned_changes) < (select min(xid) from change) as below`,
  );
  expect(rows).toEqual([{ below: true }]);
  expect(await remove()).toBe(0);
});

it('leaves what a reader may still wait for: whatever began after a transaction that runs', async () => {
  const slow = await test.db.pool.connect();
  await slow.query('begin');
  await slow.query('select pg_current_xact_id()');
  await write(30);
  expect(await remove()).toBe(0);
  await slow.query('rollback');
  slow.release();
  await settle();
  expect(await remove()).toBe(1);
});

it('removes what came out of a backup of another server, whose numbers are still to come', async () => {
  const numbered = (hoursAgo: number) =>
    test.db.pool.query(
      `insert into change (kind, entity_id, at, xid)
       values ('price.changed', $1::text, $2::timestamptz - make_interval(hours => $1::int), '900000000')`,
      [hoursAgo, NOW],
    );
  await numbered(30);
  await numbered(2);
  expect(await remove()).toBe(1);
  expect(await left()).toEqual(['2']);
  const { rows } = await test.db.pool.query(`select xid < '900000000' as ours from pruned_changes`);
  expect(rows.every(({ ours }) => ours)).toBe(true);
});
