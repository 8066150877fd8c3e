import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testClock, testContext, testPlatform, unsavedShop } from '../testing/context.ts';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { giveBackRate, removeOldRates, takeRate } from './rate-limit.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const rate = { key: 'sign-in:ip:192.0.2.1', limit: 3, windowSeconds: 60 };

it('allows what the window allows, then says how long to wait', async () => {
  const clock = testClock(new Date('2026-03-02T12:00:20Z'));
  const ctx = testContext(test.db, unsavedShop(), clock);
  for (let attempt = 1; attempt <= 3; attempt += 1) await takeRate(ctx, rate);
  await expect(takeRate(ctx, rate)).rejects.toMatchObject({
    code: 'rate-limited',
    params: { retryAfter: 40 },
  });
  clock.advance(40);
  await takeRate(ctx, rate);
});

it('counts each key, window and shop by itself', async () => {
  const clock = testClock();
  const ctx = testContext(test.db, unsavedShop(), clock);
  const once = { ...rate, limit: 1 };
  await takeRate(ctx, once);
  await takeRate(ctx, { ...once, key: 'other' });
  await takeRate(ctx, { ...once, windowSeconds: 3600 });
  await takeRate(testContext(test.db, unsavedShop(), clock), once);
  await expect(takeRate(ctx, once)).rejects.toMatchObject({ code: 'rate-limited' });
});

it('never lets more through when all come at once', async () => {
  const ctx = testContext(test.db, unsavedShop());
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, () => takeRate(ctx, { ...rate, limit: 5 })),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
});

it('takes back an attempt that should not count', async () => {
  const ctx = testContext(test.db, unsavedShop());
  const once = { ...rate, limit: 1 };
  await takeRate(ctx, once);
  await giveBackRate(ctx, once);
  await giveBackRate(ctx, once);
  await takeRate(ctx, once);
  await expect(takeRate(ctx, once)).rejects.toMatchObject({ code: 'rate-limited' });
});

it('forgets old windows and stores no address in clear', async () => {
  const clock = testClock();
  const ctx = testContext(test.db, unsavedShop(), clock);
  await takeRate(ctx, rate);
  const { rows } = await test.db.pool.query('select key from rate_window');
  expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  const platform = testPlatform(test.db, clock);
  const begin = clock();
  clock.advance(3600);
  await removeOldRates(platform, begin);
  await expect(test.db.pool.query('select 1 from rate_window')).resolves.not.toMatchObject({ rowCount: 0 });
  await removeOldRates(platform, clock());
  await expect(test.db.pool.query('select 1 from rate_window')).resolves.toMatchObject({ rowCount: 0 });
});
