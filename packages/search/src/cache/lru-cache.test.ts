import { expect, it, vi } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('computes a value once, until it is cleared', () => {
  const cache = new LruCache<number>(2);
  const compute = vi.fn(() => 1);
  expect([cache.get('a', compute), cache.get('a', compute)]).toEqual([1, 1]);
  expect(compute).toHaveBeenCalledTimes(1);
  cache.clear();
  cache.get('a', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('evicts the least recently used value', () => {
  const cache = new LruCache<string>(2);
  const compute = vi.fn((key: string) => key);
  for (const key of ['a', 'b', 'a', 'c', 'a']) cache.get(key, () => compute(key));
  expect(compute.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  cache.get('b', () => compute('b'));
  expect(compute).toHaveBeenCalledTimes(4);
});
