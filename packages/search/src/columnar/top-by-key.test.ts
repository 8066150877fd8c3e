import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topByKey } from './top-by-key.ts';

function check(numbers: readonly number[], from: number, to: number): void {
  const key = Float64Array.from(numbers);
  const ties = (a: number, b: number) => b - a;
  const wanted = numbers
    .map((_, at) => at)
    .sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || ties(a, b))
    .slice(from, to);
  expect([...topByKey(numbers.length, { key, ties }, from, to)]).toEqual(wanted);
}

const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }));

it('is a slice of the sorted whole, on first pages and deep inside, however many are alike', () => {
  const numbers = fc.array(number, { maxLength: 900, size: 'max' });
  fc.assert(
    fc.property(numbers, fc.nat(900), fc.nat(50), (keys, from, length) => {
      check(keys, from, from + length);
    }),
  );
});

it('goes by ties alone without numbers', () => {
  const ties = (a: number, b: number) => b - a;
  expect([...topByKey(5, { key: undefined, ties }, 1, 3)]).toEqual([3, 2]);
});
