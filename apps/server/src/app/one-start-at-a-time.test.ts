import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { oneStartAtATime } from './one-start-at-a-time.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const unexpected = () => {
  throw new Error('it was not to wait');
};

it('the second start says that it waits, and begins when the first is done, whatever came of it', async () => {
  const events: string[] = [];
  const waits = Promise.withResolvers<void>();
  const first = oneStartAtATime(test.url, unexpected, async () => {
    const second = oneStartAtATime(
      test.url,
      () => waits.resolve(),
      async () => events.push('second'),
    );
    await waits.promise;
    events.push('first');
    return { second };
  });
  await (await first).second;
  expect(events).toEqual(['first', 'second']);
  const failed = oneStartAtATime(test.url, unexpected, () => Promise.reject(new Error('no room')));
  await expect(failed).rejects.toThrow('no room');
  expect(await oneStartAtATime(test.url, unexpected, async () => 'third')).toBe('third');
});

it('a start whose connection ended, as that of a killed process does, is waited for by nobody', async () => {
  const ended = await oneStartAtATime(test.url, unexpected, async () => {
    const admin = new pg.Client({ connectionString: test.url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`,
    );
    await expect
      .poll(
        async () =>
          (
            await admin.query(`select from pg_locks where locktype = 'advisory'
         and database = (select oid from pg_database where datname = current_database())`)
          ).rowCount,
      )
      .toBe(0);
    await admin.end();
    return oneStartAtATime(test.url, unexpected, async () => 'the next');
  });
  expect(ended).toBe('the next');
});
