import { inShop, inTransaction } from '@stoa/database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import type { ShopContext } from '../kernel/context.ts';
import { enqueue } from '../kernel/jobs/enqueue.ts';
import { installQueues } from '../kernel/jobs/install-queues.ts';
import type { JobKind } from '../kernel/jobs/job-kind.ts';
import { deleteShop } from '../shop/index.ts';
import { systemTime, type TestClock, testClock, testPlatform } from '../testing/context.ts';
import { forgetJobs, testJobs } from '../testing/jobs.ts';
import { makeSale } from '../testing/sale.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { forPlatform, forShop, type JobHandler, JobRunner } from './index.ts';

const MINUTE = 60;

const rules = {
  retryLimit: 3,
  retryDelay: MINUTE,
  retryDelayMax: 3 * MINUTE,
  expireInSeconds: 5 * MINUTE,
  retentionSeconds: 86_400,
  deleteAfterSeconds: 3600,
};
const greet: JobKind<{ name: string }, 'shop'> = {
  queue: 'greet',
  of: 'shop',
  payload: z.strictObject({ name: z.string() }),
  oneAtATime: false,
  rules,
};
const tidy: JobKind<Record<string, never>, 'shop'> = {
  queue: 'tidy',
  of: 'shop',
  payload: z.strictObject({}),
  oneAtATime: true,
  rules,
};
const tick: JobKind<Record<string, never>, 'platform'> = {
  queue: 'tick',
  of: 'platform',
  payload: z.strictObject({}),
  oneAtATime: true,
  rules,
  everySeconds: 3600,
};

let test: TestDatabase;
let clock: TestClock;
let ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
  const owner = new pg.Client({ connectionString: test.url });
  await owner.connect();
  await installQueues(owner, [greet, tidy, tick]);
  await installQueues(owner, [greet, tidy, tick]);
  await owner.end();
});
afterAll(() => test.drop());

beforeEach(async () => {
  clock = testClock();
  await forgetJobs(test.db);
  return async () => {
    for (const end of ends) await end();
    ends = [];
  };
});

/** Starts a process with these handlers. */
async function start(...handlers: readonly JobHandler[]): Promise<JobRunner> {
  const jobs = await testJobs(testPlatform(test.db, clock), handlers);
  ends.push(() => jobs.stop());
  return jobs;
}

const shopOf = async (): Promise<ShopContext> => ({ ...(await makeSale(test.db)).system, clock });
const greeting = (ctx: ShopContext, name: string) => inShop(ctx, (tx) => enqueue(tx, ctx, greet, { name }));
const states = async () => {
  const { rows } = await test.db.pool.query<{ state: string }>('select state::text from pgboss.job');
  return rows.map(({ state }) => state);
};

describe('a job', () => {
  it('is done in the context of its shop, with the clock, after its transaction is committed', async () => {
    const seen: unknown[] = [];
    const jobs = await start(
      forShop(greet, async ({ shop, actor, clock: ofJob }, { name }) => {
        seen.push([shop.id, actor, ofJob(), name]);
      }),
    );
    const [ann, ben] = [await shopOf(), await shopOf()];
    await greeting(ann, 'Ann');
    await greeting(ben, 'Ben');
    await jobs.runDue();
    await jobs.runDue();
    const actor = { kind: 'system', means: 'job', name: 'greet' };
    expect(seen).toEqual([
      [ann.shop.id, actor, clock(), 'Ann'],
      [ben.shop.id, actor, clock(), 'Ben'],
    ]);
    expect(await states()).toEqual(['completed', 'completed']);
  });

  it('is not there when its transaction is rolled back', async () => {
    const ctx = await shopOf();
    const undone = inTransaction(test.db, async (tx) => {
      await enqueue(tx, ctx, greet, { name: 'Nobody' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await states()).toEqual([]);
  });

  it('that fails is tried again with pauses that grow, and after the last attempt has failed', async () => {
    const attempts: number[] = [];
    const jobs = await start(
      forShop(greet, async (_ctx, _payload, { attempt }) => {
        attempts.push(attempt);
        throw new Error('nobody is there');
      }),
    );
    await greeting(await shopOf(), 'Ann');
    await jobs.runDue();
    await jobs.runDue();
    expect(attempts).toEqual([1]);
    for (const pause of [1, 2, 3]) {
      clock.advance(pause * MINUTE);
      await jobs.runDue();
    }
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(await states()).toEqual(['failed']);
    const { rows } = await test.db.pool.query('select output from pgboss.job');
    expect(rows[0]?.output.error).toContain('nobody is there');
  });

  it('of a process that was killed is done by another when its time is over, and not before', async () => {
    const begun = Promise.withResolvers<void>();
    const never = Promise.withResolvers<void>();
    const killed = await start(
      forShop(greet, () => {
        begun.resolve();
        return never.promise;
      }),
    );
    const done = vi.fn();
    const other = await start(forShop(greet, async (_ctx, { name }) => done(name)));
    await greeting(await shopOf(), 'Ann');
    void killed.runDue();
    await begun.promise;
    clock.advance(4 * MINUTE);
    await other.runDue();
    expect(done).not.toHaveBeenCalled();
    clock.advance(3 * MINUTE);
    await other.runDue();
    clock.advance(2 * MINUTE);
    await other.runDue();
    expect(done.mock.calls).toEqual([['Ann']]);
  });

  it('is done once by several processes', async () => {
    const done = vi.fn();
    const handler = forShop(greet, async (_ctx, { name }) => done(name));
    const processes = [await start(handler), await start(handler), await start(handler)];
    const ctx = await shopOf();
    for (let n = 0; n < 20; n += 1) await greeting(ctx, `${n}`);
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    expect(done.mock.calls.map(([name]) => Number(name)).sort((a, b) => a - b)).toEqual([
      ...Array(20).keys(),
    ]);
  });

  it('is done soon in a shop with few, while another has many', async () => {
    const done: string[] = [];
    const jobs = await start(forShop(greet, async (_ctx, { name }) => void done.push(name)));
    const [busy, calm] = [await shopOf(), await shopOf()];
    const crowd = Array.from({ length: 25 }, () => ({ name: 'busy' }));
    await inShop(busy, (tx) => enqueue(tx, busy, greet, ...crowd));
    clock.advance(1);
    await greeting({ ...calm, clock }, 'calm');
    await greeting({ ...calm, clock }, 'calm');
    await jobs.runDue();
    expect(done).toHaveLength(27);
    expect(done.lastIndexOf('calm')).toBeLessThan(12);
  });

  it('of a shop that is gone is done by nobody', async () => {
    const done = vi.fn();
    const jobs = await start(forShop(greet, done));
    const ctx = await shopOf();
    await greeting(ctx, 'Ann');
    await deleteShop(test.url, ctx.shop.code);
    expect(await states()).toEqual([]);
    await greeting(ctx, 'Ben');
    await jobs.runDue();
    expect(done).not.toHaveBeenCalled();
    expect(await states()).toEqual(['completed']);
  });

  it('of which a shop needs one at a time is put in once for each shop', async () => {
    const done = vi.fn();
    const jobs = await start(forShop(tidy, async ({ shop }) => done(shop.id)));
    const shops = [await shopOf(), await shopOf()];
    for (const ctx of [...shops, ...shops]) await inShop(ctx, (tx) => enqueue(tx, ctx, tidy, {}));
    await jobs.runDue();
    expect(done.mock.calls.flat().sort()).toEqual(shops.map(({ shop }) => shop.id).sort());
  });

  it('that carries what its kind does not allow is not put in', async () => {
    const ctx = await shopOf();
    const wrong = { name: 'Ann', email: 'ann@example.com' };
    await expect(inShop(ctx, (tx) => enqueue(tx, ctx, greet, wrong))).rejects.toThrow();
  });
});

describe('what is done every hour', () => {
  it('is done once in each, however many processes there are', async () => {
    const done = vi.fn();
    const handler = forPlatform(tick, async ({ clock: ofJob }) => done(ofJob().getUTCHours()));
    const processes = [await start(handler), await start(handler)];
    const all = () => Promise.all(processes.map((jobs) => jobs.runDue()));
    for (const minutes of [0, 30, 29, 1, 60]) {
      clock.advance(minutes * MINUTE);
      await all();
    }
    expect(done.mock.calls.flat()).toEqual([12, 13, 14]);
  });

  it('leaves no jobs behind', async () => {
    const jobs = await start(forPlatform(tick, async () => undefined));
    for (let hour = 0; hour < 12; hour += 1) {
      await jobs.runDue();
      clock.advance(3600);
    }
    expect((await states()).length).toBeLessThan(4);
  });
});

it('is not told of as failed where the database is away, which the pool has told of', async () => {
  const warn = vi.fn();
  const platform = testPlatform(test.db, systemTime, { info: vi.fn(), error: vi.fn(), warn });
  let isAway = false;
  const broken = () => new Error('Connection terminated unexpectedly');
  const fails = forShop(greet, async (_ctx, { name }) => {
    isAway = name === 'Ben';
    throw broken();
  });
  const executeSql = async (text: string, values?: unknown[]) => {
    if (isAway) throw broken();
    return test.db.pool.query(text, values);
  };
  const jobs = new JobRunner({ platform, handlers: [fails], executeSql });
  await jobs.open();
  const ctx = { ...(await shopOf()), clock: systemTime };
  await greeting(ctx, 'Ann');
  await jobs.runDue();
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ queue: 'greet' }), 'a job failed']]);
  await greeting(ctx, 'Ben');
  await expect(jobs.runDue()).rejects.toThrow('Connection terminated');
  expect(warn).toHaveBeenCalledTimes(1);
  isAway = false;
  await jobs.stop();
});

it('runs by itself: when told that something was put in, and at the start', async () => {
  const done = vi.fn();
  const platform = testPlatform(test.db, systemTime);
  const jobs = new JobRunner({ platform, handlers: [forShop(greet, async (_ctx, { name }) => done(name))] });
  const ctx = { ...(await shopOf()), clock: systemTime };
  await greeting(ctx, 'Ann');
  // Looks of its own, every now and then, never come.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  await jobs.start().finally(() => vi.useRealTimers());
  await expect.poll(() => done.mock.calls).toEqual([['Ann']]);
  await greeting(ctx, 'Ben');
  jobs.wake('greet');
  await expect.poll(() => done.mock.calls).toEqual([['Ann'], ['Ben']]);
  await jobs.stop();
});
