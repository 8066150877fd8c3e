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
