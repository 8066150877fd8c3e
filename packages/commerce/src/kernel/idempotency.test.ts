import { inShop } from '@stoa/database';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { testClock, testContext, unsavedShop } from '../testing/context.ts';
import { createTestDatabase, type TestDatabase, waitingConnections } from '../testing.ts';
import { removeOldReplies, requestHash, withIdempotency } from './idempotency.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase(inject('postgresUrl'));
});
afterAll(() => test.drop());

const request = { owner: 'visitor:1', key: 'key-1', requestHash: requestHash({ cart: 1 }) };
const context = () => testContext(test.db, unsavedShop());

function send<T>(
  ctx: ReturnType<typeof context>,
  work: () => Promise<T>,
  changes: Partial<typeof request> = {},
) {
  return inShop(ctx, (tx) => withIdempotency(tx, ctx, { ...request, ...changes }, work));
}

it('does the work once and replays the reply', async () => {
  const ctx = context();
  let done = 0;
  const work = async () => ({ order: ++done });
  expect(await send(ctx, work)).toEqual({ reply: { order: 1 }, replayed: false });
  expect(await send(ctx, work)).toEqual({ reply: { order: 1 }, replayed: true });
  expect(done).toBe(1);
});

it('refuses the key for another request, and takes it from another owner or shop', async () => {
  const ctx = context();
  await send(ctx, async () => 1);
  await expect(send(ctx, async () => 2, { requestHash: requestHash({ cart: 2 }) })).rejects.toMatchObject({
    code: 'idempotency-mismatch',
  });
  expect(await send(ctx, async () => 3, { owner: 'visitor:2' })).toEqual({ reply: 3, replayed: false });
  expect(await send(context(), async () => 4)).toEqual({ reply: 4, replayed: false });
});

it('lets the twin wait for the first and gives both one reply', async () => {
  const ctx = context();
  const firstIsIn = Promise.withResolvers<void>();
  const letFirstEnd = Promise.withResolvers<void>();
  const first = send(ctx, async () => {
    firstIsIn.resolve();
    await letFirstEnd.promise;
    return 'first';
  });
  await firstIsIn.promise;
  const twin = send(ctx, async () => 'twin');
  await expect.poll(() => waitingConnections(test.db)).toBe(1);
  letFirstEnd.resolve();
  expect(await first).toEqual({ reply: 'first', replayed: false });
  expect(await twin).toEqual({ reply: 'first', replayed: true });
});

it('runs the twin when the first failed', async () => {
  const ctx = context();
  await expect(
    send(ctx, async () => {
      throw new Error('declined');
    }),
  ).rejects.toThrow('declined');
  expect(await send(ctx, async () => 'second')).toEqual({ reply: 'second', replayed: false });
});

it('refuses keys that are no keys', async () => {
  for (const key of ['', 'a b', 'x'.repeat(256), 'ü']) {
    await expect(
      send(context(), async () => 1, { key }),
      key,
    ).rejects.toMatchObject({ code: 'invalid-input', field: 'idempotency_key' });
  }
});

it('hashes by content, not by the order of keys', () => {
  expect(requestHash({ a: 1, b: { c: [1, 2], d: 2 } })).toBe(requestHash({ b: { d: 2, c: [1, 2] }, a: 1 }));
  expect(requestHash({ a: [1, 2] })).not.toBe(requestHash({ a: [2, 1] }));
});

it('forgets replies older than asked', async () => {
  const clock = testClock();
  const ctx = testContext(test.db, unsavedShop(), clock);
  await send(ctx, async () => 1);
  expect(await removeOldReplies(ctx, clock())).toBe(0);
  clock.advance(1);
  expect(await removeOldReplies(ctx, clock())).toBe(1);
});
