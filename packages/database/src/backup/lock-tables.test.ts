import { createTestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { lockTables } from './lock-tables.ts';

it('names the session that is in the way of whoever needs the tables alone', async () => {
  const test = await createTestDatabase(inject('postgresUrl'));
  const owner = new pg.Client({ connectionString: test.url });
  const other = new pg.Client({ connectionString: test.url });
  onTestFinished(async () => {
    await Promise.all([owner.end(), other.end()]);
    await test.drop();
  });
  await Promise.all([owner.connect(), other.connect()]);
  await other.query('begin; lock table shop in access share mode');
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  await owner.query('begin');
  await expect(lockTables(owner, [{ name: 'shop' }], 1)).rejects.toThrow(
    new RegExp(`^Another session works in .* \\(pid ${rows[0]?.pid} in`),
  );
  await other.query('commit');
  await owner.query('begin');
  await lockTables(owner, [{ name: 'shop' }], 1000);
});
