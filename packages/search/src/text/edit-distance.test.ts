import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../testing/edit-distance.ts';
import { maxEditDistance } from './edit-distance.ts';

it.each([
  ['lamp', 'lamp', 0],
  ['lamp', 'lampp', 1],
  ['lamp', 'lap', 1],
  ['lamp', 'lump', 1],
  ['lamp', 'lmap', 1],
  ['lamp', 'alpm', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
])('%s and %s are %i apart', (word, other, distance) => {
  expect(editDistance(word, other)).toBe(distance);
  expect(editDistance(other, word)).toBe(distance);
});

/** By its definition. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slow(a.slice(0, -1), b) + 1,
    slow(a, b.slice(0, -1)) + 1,
    slow(a.slice(0, -1), b.slice(0, -1)) + (a.at(-1) === b.at(-1) ? 0 : 1),
    swapped ? slow(a.slice(0, -2), b.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
  );
}

it('is what its definition says', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(fc.property(word, word, (a, b) => editDistance(a, b) === slow(a, b)));
});

it('allows more errors in longer words', () => {
  expect([3, 4, 7, 8, 40].map(maxEditDistance)).toEqual([0, 1, 1, 2, 2]);
});
