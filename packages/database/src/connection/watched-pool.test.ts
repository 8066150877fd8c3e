import { setImmediate } from 'node:timers/promises';
import {
  createTestDatabase,
  type HangingDatabase,
  openHangingDatabase,
  type TestDatabase,
} from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it, vi } from 'vitest';
import { inTransaction } from '../transaction.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { TICK } from './database-watch.ts';
import { silentLog } from './log.ts';

/** Ticks of silence after which a database counts as hanging, and after which it is asked whether it does. */
const [HANGS_AFTER, ASKED_AFTER] = [2000 / TICK, 750 / TICK];
const CONNECTIONS = 4;

let test: TestDatabase;
let way: HangingDatabase;
let db: Database;
let said: string[];
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
// The pool looks whether it heard anything when a test says so; what it then asks takes the time that it takes.
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  way = await openHangingDatabase(test.url);
  said = [];
  const record = (_fields: object, message: string) => said.push(message);
  const log = { ...silentLog, warn: record, error: record };
  db = openDatabase({ url: way.url, log, connections: CONNECTIONS });
});
afterEach(async () => {
  await db.close();
  await way.close();
  vi.useRealTimers();
});

const tick = (times = 1) => vi.advanceTimersByTime(times * TICK);

const ask = () => db.pool.query('select 1');

/** Resolves when a request was refused because the database is away. */
async function untilTold(asked: Promise<unknown>): Promise<void> {
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isDatabaseAway(error)).toBe(true);
}

const answers = () =>
  ask().then(
    () => true,
    () => false,
  );

it('tells everybody who waits after two seconds of silence, and those who come later at once', async () => {
  await ask();
  way.hang();
  const inside = inTransaction(db, (tx) => tx.execute(sql`select 1`));
  const told = vi.fn();
  const waiting = [inside, ...Array.from({ length: 3 * CONNECTIONS }, ask)].map((asked) =>
    untilTold(asked).then(told),
  );
  tick(HANGS_AFTER - 1);
  await setImmediate();
  expect(told).not.toHaveBeenCalled();
  tick();
  await Promise.all(waiting);
  let isLater = false;
  const later = Promise.all(Array.from({ length: 100 }, () => untilTold(ask())));
  const turn = setImmediate().then(() => {
    isLater = true;
  });
  await later;
  // They have waited for nothing, not even for the next turn of the event loop.
  expect(isLater).toBe(false);
  await turn;
  expect(said).toEqual(['the database does not answer; nothing is asked of it until it does']);
});

it('asks again as soon as it answers, over connections of which none is left from before', async () => {
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  way.hang();
  const told = untilTold(ask());
  tick(HANGS_AFTER);
  await told;
  way.resume();
  await expect
    .poll(() => {
      tick();
      return answers();
    })
    .toBe(true);
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await expect.poll(() => way.connections).toBe(CONNECTIONS);
  expect(db.pool).toMatchObject({ totalCount: CONNECTIONS, idleCount: CONNECTIONS, waitingCount: 0 });
  expect(said.at(-1)).toBe('the database answers again');
});

it('lets a statement be slow, however long it is silent', async () => {
  const holder = await test.db.pool.connect();
  await holder.query('select pg_advisory_lock(1)');
  const slow = db.pool.query('select pg_advisory_lock(1), 1 as done');
  await expect.poll(() => way.connections).toBe(1);
  for (let question = 1; question <= 2 * HANGS_AFTER; question++) {
    tick(ASKED_AFTER);
    // A connection of its own is there for the question, and gone with the answer.
    await expect.poll(() => [way.taken, way.connections]).toEqual([1 + question, 1]);
  }
  await holder.query('select pg_advisory_unlock(1)');
  holder.release();
  expect((await slow).rows).toMatchObject([{ done: 1 }]);
  expect(said).toEqual([]);
});

it('can be closed while the database hangs', async () => {
  await ask();
  way.hang();
  await expect(db.close()).resolves.toBeUndefined();
  db = openDatabase({ url: test.url, log: silentLog });
});

it('says once that nobody is there, however many ask', async () => {
  const nobody = openDatabase({
    url: 'postgres://postgres@127.0.0.1:1/none',
    log: { ...silentLog, warn: (_fields, message) => said.push(message) },
  });
  await Promise.all(Array.from({ length: 20 }, () => untilTold(nobody.pool.query('select 1'))));
  await nobody.close();
  expect(said).toEqual(['no connection to the database is to be had']);
});
