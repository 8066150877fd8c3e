import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
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
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBe(slow(a, b));
    }),
  );
});

it('is exact up to the greatest that matters, and beyond it where it is', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      const [full, banded] = [editDistance(a, b), editDistance(a, b, most)];
      expect(Math.min(banded, most + 1)).toBe(Math.min(full, most + 1));
    }),
    { numRuns: 1000 },
  );
});

it.each([8, 40, 200])('reads no more of a word of %i letters than errors may shift them', (length) => {
  const word = 'x'.repeat(length);
  const reads = vi.spyOn(String.prototype, 'charCodeAt');
  editDistance(word, 'y', 2);
  const other = reads.mock.calls.length;
  reads.mockClear();
  editDistance(word, 'yyyyy', 2);
  const band = 2 * 2 + 1;
  expect(reads.mock.calls.length - other).toBeLessThanOrEqual(5 * (2 * band + 1));
  reads.mockRestore();
});

it('allows more errors in longer words', () => {
  expect([3, 4, 7, 8, 40].map(maxEditDistance)).toEqual([0, 1, 1, 2, 2]);
});
