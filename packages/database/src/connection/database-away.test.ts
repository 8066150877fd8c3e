import { createTestDatabase } from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { DatabaseAway, isDatabaseAway } from './database-away.ts';
import { silentLog } from './log.ts';

const ENDS_ITSELF = 'set role none; select pg_terminate_backend(pg_backend_pid())';

const failure = (db: Database, query = 'select 1'): Promise<unknown> =>
  db.queries.execute(sql.raw(query)).then(
    () => undefined,
    (error: unknown) => error,
  );

async function failureAt(url: string): Promise<unknown> {
  const db = openDatabase({ url, log: silentLog });
  const error = await failure(db);
  await db.close();
  return error;
}

it.each(['postgres://postgres@127.0.0.1:1/none', 'postgres:///none?host=/no/such/folder'])(
  'nobody listens at %s',
  async (url) => expect(isDatabaseAway(await failureAt(url))).toBe(true),
);

it('is told of a connection that the server ends, and of a pool that was closed; not of a faulty statement', async () => {
  const test = await createTestDatabase(inject('postgresUrl'));
  try {
    expect(isDatabaseAway(await failure(test.db, ENDS_ITSELF))).toBe(true);
    expect(isDatabaseAway(await failure(test.db, 'select nothing'))).toBe(false);
    const other = openDatabase({ url: test.url, log: silentLog });
    await other.close();
    expect(isDatabaseAway(await failure(other))).toBe(true);
  } finally {
    await test.drop();
  }
});

it.each([
  ['08006', true],
  ['57P03', true],
  ['53300', true],
  ['57014', false],
  ['40001', false],
  ['ENOENT', false],
])('%s inside of another error: %s', (code, isAway) => {
  const cause = Object.assign(new Error('underneath'), { code });
  expect(isDatabaseAway(new Error('on top', { cause }))).toBe(isAway);
});

it('is told of a pool whose connections are all lent', () => {
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true);
  expect(isDatabaseAway('57P01')).toBe(false);
});

it('a copy of an error, and an error of several, say so, too; one that is its own cause does not', () => {
  const gone = Object.assign(new Error('underneath'), { code: 'ECONNREFUSED' });
  expect(isDatabaseAway({ ...gone, message: gone.message, queue: 'prune' })).toBe(true);
  expect(isDatabaseAway(new AggregateError([gone], 'all failed'))).toBe(true);
  const away = new DatabaseAway();
  expect(isDatabaseAway({ ...away, message: away.message })).toBe(true);
  const ring = new Error('ring');
  ring.cause = ring;
  expect(isDatabaseAway(ring)).toBe(false);
});
