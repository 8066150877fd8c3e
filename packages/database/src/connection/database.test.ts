import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inTransaction } from '../transaction.ts';
import { openDatabase } from './database.ts';
import { silentLog } from './log.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

it('survives a connection that breaks between two statements of a transaction', async () => {
  const noticed = Promise.withResolvers<void>();
  const db = openDatabase({ url: test.url, log: { ...silentLog, warn: () => noticed.resolve() } });
  const broken = inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
    await endBackend(rows[0]?.pid);
    await noticed.promise;
    await tx.execute('select 1');
  });
  await expect(broken).rejects.toThrow();
  const { rows } = await db.pool.query('select 1 as alive');
  expect(rows).toEqual([{ alive: 1 }]);
  await db.close();
});

async function endBackend(pid: number | undefined): Promise<void> {
  const admin = new pg.Client({ connectionString: test.url });
  await admin.connect();
  await admin.query('select pg_terminate_backend($1)', [pid]);
  await admin.end();
}
