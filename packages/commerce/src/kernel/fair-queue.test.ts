import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

const options = { atOnce: 2, places: 5, retryAfter: 3 };

/** Work that ends when it is told to, and what has begun. */
function works(queue: FairQueue) {
  const begun: string[] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  async function start(owner: string): Promise<void> {
    const place = queue.enter(owner);
    const end = Promise.withResolvers<void>();
    try {
      await place.run(() => {
        begun.push(owner);
        ends.push(end);
        return end.promise;
      });
    } finally {
      place.leave();
    }
  }
  /** Ends the longest running work and lets what follows from that happen. */
  async function endOne(): Promise<void> {
    ends.shift()?.resolve();
    await turn();
  }
  return { begun, ends, start, endOne };
}

it('works on so many at once, owners one after the other', async () => {
  const { begun, start, endOne } = works(createFairQueue(options));
  const all = ['a', 'a', 'a', 'a', 'a', 'b', 'c', 'b'].map(start);
  await turn();
  expect(begun).toEqual(['a', 'a']);
  for (let n = 0; n < 6; n += 1) await endOne();
  expect(begun).toEqual(['a', 'a', 'a', 'b', 'c', 'a', 'b', 'a']);
  for (let n = 0; n < 2; n += 1) await endOne();
  await Promise.all(all);
});

it('refuses an owner who has all places, and nobody else', async () => {
  const queue = createFairQueue(options);
  const { begun, start, endOne } = works(queue);
  const all = Array.from({ length: 5 }, () => start('a'));
  expect(() => queue.enter('a')).toThrow(
    expect.objectContaining({ code: 'rate-limited', params: { retryAfter: 3 } }),
  );
  all.push(start('b'));
  await turn();
  await endOne();
  all.push(start('a'));
  for (let n = 0; n < 6; n += 1) await endOne();
  await Promise.all(all);
  expect(begun).toHaveLength(7);
});

it('gives turn and place to the next when work fails', async () => {
  const queue = createFairQueue({ ...options, atOnce: 1, places: 1 });
  for (let n = 0; n < 3; n += 1) {
    const place = queue.enter('a');
    await expect(place.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    place.leave();
  }
});
