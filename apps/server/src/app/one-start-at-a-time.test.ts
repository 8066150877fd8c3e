import { hostname } from 'node:os';
import { createTestDatabase, type TestDatabase } from '@stoa/commerce/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { oneStartAtATime, START_LOCK } from './one-start-at-a-time.ts';
import { waitForTurn } from './wait-for-turn.ts';

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

async function withClient(work: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: test.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

it('who waits is told which process is at it and since when, at once and after each sixty looks', async () => {
  await withClient(async (client) => {
    const said: string[] = [];
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const holding = oneStartAtATime(test.url, unexpected, () => {
      begun.resolve();
      return held.promise;
    });
    await begun.promise;
    let looks = 0;
    const pause = async () => {
      looks += 1;
      if (looks < 130) return;
      held.resolve();
      await holding;
    };
    await waitForTurn(client, START_LOCK, (holder) => said.push(holder), pause);
    expect(looks).toBe(130);
    expect(said).toHaveLength(3);
    const inSession = /, in session \d+ of PostgreSQL since \d{4}-\d\d-\d\dT[\d:.]+Z$/;
    for (const holder of said) {
      expect(holder).toContain(`process ${process.pid} on ${hostname().slice(0, 20)}`);
      expect(holder).toMatch(inSession);
    }
  });
});

it('between two looks the server keeps no statement that waits, which would outlive a process that is killed', async () => {
  await oneStartAtATime(test.url, unexpected, () =>
    withClient(async (client) => {
      const pause = async () => {
        const { rows } = await test.db.pool.query(
          `select l.pid from pg_locks l join pg_database d on d.oid = l.database
           where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
        );
        expect(rows).toEqual([]);
        throw new Error('ended');
      };
      await expect(waitForTurn(client, START_LOCK, () => undefined, pause)).rejects.toThrow('ended');
    }),
  );
});
