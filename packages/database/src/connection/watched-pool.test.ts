import {
  createTestDatabase,
  type HangingDatabase,
  openHangingDatabase,
  type TestDatabase,
} from '@stoa/commerce/testing';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { inTransaction } from '../transaction.ts';
import { type Database, openDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { silentLog } from './log.ts';

/** Milliseconds within which waiting requests are refused. */
const TOLD_WITHIN = 3000;
const CONNECTIONS = 4;

let test: TestDatabase;
let way: HangingDatabase;
let db: Database;
let said: string[];
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());
beforeEach(async () => {
  way = await openHangingDatabase(test.url);
  said = [];
  const record = (_fields: object, message: string) => said.push(message);
  const log = { ...silentLog, warn: record, error: record };
  db = openDatabase({ url: way.url, log, connections: CONNECTIONS });
});
afterEach(async () => {
  await db.close();
  await way.close();
});

const ask = () => db.pool.query('select 1');

/** Measures how long it took until a request was refused because the database is away. */
async function untilTold(asked: Promise<unknown>): Promise<number> {
  const began = performance.now();
  const error = await asked.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(isDatabaseAway(error)).toBe(true);
  return performance.now() - began;
}

const answers = () =>
  ask().then(
    () => true,
    () => false,
  );

/** On a machine that does other things meanwhile. */
const SOON = { timeout: 10_000 };

it('tells everybody who waits within three seconds, and those who come later at once', async () => {
  await ask();
  way.hang();
  const inside = inTransaction(db, (tx) => tx.execute(sql`select 1`));
  const waiting = [inside, ...Array.from({ length: 3 * CONNECTIONS }, ask)].map(untilTold);
  expect(Math.max(...(await Promise.all(waiting)))).toBeLessThan(TOLD_WITHIN);
  const later = await Promise.all(Array.from({ length: 100 }, () => untilTold(ask())));
  expect(Math.max(...later)).toBeLessThan(200);
  expect(said).toEqual(['the database does not answer; nothing is asked of it until it does']);
});

it('asks again as soon as it answers, over connections of which none is left from before', async () => {
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  way.hang();
  await untilTold(ask());
  way.resume();
  await expect.poll(answers, SOON).toBe(true);
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await expect.poll(() => way.connections, SOON).toBe(CONNECTIONS);
  expect(db.pool).toMatchObject({ totalCount: CONNECTIONS, idleCount: CONNECTIONS, waitingCount: 0 });
  expect(said.at(-1)).toBe('the database answers again');
});

it('lets a statement be slow, however long it is silent', async () => {
  const { rows } = await db.pool.query('select pg_sleep(4), 1 as done');
  expect(rows).toMatchObject([{ done: 1 }]);
  expect(said).toEqual([]);
});

it('can be closed while the database hangs', async () => {
  await ask();
  way.hang();
  const began = performance.now();
  await db.close();
  expect(performance.now() - began).toBeLessThan(TOLD_WITHIN);
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
