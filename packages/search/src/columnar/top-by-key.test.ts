import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topByKey } from './top-by-key.ts';

const ties = (a: number, b: number) => b - a;
const order = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

function check(numbers: readonly number[], from: number, to: number): void {
  const key = Float64Array.from(numbers);
  const wanted = numbers
    .map((_, at) => at)
    .sort((a, b) => order(numbers[a] ?? 0, numbers[b] ?? 0) || ties(a, b))
    .slice(from, to);
  expect([...topByKey(numbers.length, { key, ties }, from, to)]).toEqual(wanted);
}

const infinite = fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }), infinite);

it('is a slice of the sorted whole, on first pages and deep inside, however many are alike', () => {
  const few = fc.array(number, { maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(few, fc.nat(3000), fc.nat(50), (keys, from, length) => {
      check(keys, from, from + length);
    }),
  );
});

it('is that of so many that a sample is taken, also where it meets none but those that stand out', () => {
  const many = fc.record({
    count: fc.integer({ min: 4, max: 14 }).map((thousands) => thousands * 1024),
    every: fc.integer({ min: 2, max: 14 }),
    rare: fc.oneof(number, fc.constant(-1e9)),
    kinds: fc.constantFrom(1, 2, 50, 1e9),
  });
  fc.assert(
    fc.property(many, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(50), (drawn, place, length) => {
      const { count, every, rare, kinds } = drawn;
      const keys = Array.from({ length: count }, (_, at) =>
        at % every === 0 ? rare : ((at * 48_271) % 2_147_483_647) % kinds,
      );
      const from = Math.floor(place * count);
      check(keys, from, from + length);
    }),
    { numRuns: 200 },
  );
});

it.each<[string, (drawn: number, at: number) => number]>([
  ['evenly spread', (drawn) => drawn],
  ['crowded at one end', (drawn) => drawn ** 9],
  ['the same but for a few', (_, at) => (at % 5000 === 0 ? at : 7)],
  ['partly unknown', (drawn, at) => (at % 3 === 0 ? Number.POSITIVE_INFINITY : drawn)],
  ['all unknown', () => Number.POSITIVE_INFINITY],
  ['of every size', (drawn, at) => (at % 2 === 0 ? drawn : -drawn) * 10 ** (at % 600) * 1e-300],
])('is that among many whose numbers are %s', (_, make) => {
  let seed = 7;
  const numbers = Array.from({ length: 20_000 }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return make(seed / 2_147_483_647, at);
  });
  for (const from of [0, 24, 2376, 12_000, 19_990]) check(numbers, from, from + 24);
});
