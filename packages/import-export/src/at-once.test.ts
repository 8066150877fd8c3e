import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

it('does the work for all, so many at a time', async () => {
  let [now, most] = [0, 0];
  const done: number[] = [];
  await atOnce([1, 2, 3, 4, 5], 2, async (one) => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    done.push(one);
    now--;
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('begins nothing more after a failure, and ends when all that had begun has', async () => {
  const slow = Promise.withResolvers<void>();
  const begun: number[] = [];
  const ended: number[] = [];
  const all = atOnce([1, 2, 3, 4], 2, async (one) => {
    begun.push(one);
    if (one === 2) throw new Error('broken');
    await slow.promise;
    ended.push(one);
  });
  const outcome = expect(all).rejects.toThrow('broken');
  slow.resolve();
  await outcome;
  expect([begun, ended]).toEqual([[1, 2], [1]]);
});
