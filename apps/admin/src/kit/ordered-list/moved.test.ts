import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it('an entry is moved up or down, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
});

it('nothing moves beyond an end, or from where nothing is', () => {
  const entries = ['a', 'b'];
  expect(moved(entries, 0, -1)).toBe(entries);
  expect(moved(entries, 1, 2)).toBe(entries);
  expect(moved(entries, 5, 0)).toBe(entries);
});
