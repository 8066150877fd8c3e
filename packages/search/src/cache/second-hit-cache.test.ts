import { expect, it, vi } from 'vitest';
import { SecondHitCache } from './second-hit-cache.ts';

it('computes a value on the second request, and again after it is cleared', () => {
  const cache = new SecondHitCache<number>();
  const compute = vi.fn(() => 1);
  const request = () => cache.getOnSecondHit(compute);
  expect([request(), request(), request(), cache.cached]).toEqual([undefined, 1, 1, 1]);
  cache.clear();
  expect([cache.cached, request(), request()]).toEqual([undefined, undefined, 1]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('computes a value that is needed at once on the first request', () => {
  const cache = new SecondHitCache<number>();
  expect(cache.getOrCompute(() => 1)).toBe(1);
  expect(cache.getOnSecondHit(() => 2)).toBe(1);
});
