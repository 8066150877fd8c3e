import fc from 'fast-check';
import { expect, it } from 'vitest';
import { selectTop, topItems } from './top-k.ts';

const ties = (a: number, b: number) => b - a;
const ascending = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

function check(keys: readonly number[], from: number, to: number): void {
  const expected = keys
    .map((_, index) => index)
    .sort((a, b) => ascending(keys[a] ?? 0, keys[b] ?? 0) || ties(a, b))
    .slice(from, to);
  const selected = selectTop(keys.length, { key: Float64Array.from(keys), ties }, from, to);
  expect([...selected]).toEqual(expected);
}

const infinite = fc.constantFrom(Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
const number = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ noNaN: true }), infinite);

it('is a slice of the sorted list, on every page, with any number of equal keys', () => {
  const list = fc.array(number, { maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(list, fc.nat(3000), fc.nat(50), (keys, from, length) => {
      check(keys, from, from + length);
    }),
  );
});

it('is a slice of a list long enough to be sampled, also where keys follow the spacing of the sample', () => {
  const list = fc.record({
    count: fc.integer({ min: 4, max: 14 }).map((thousands) => thousands * 1024),
    every: fc.integer({ min: 2, max: 14 }),
    rare: fc.oneof(number, fc.constant(-1e9)),
    kinds: fc.constantFrom(1, 2, 50, 1e9),
  });
  fc.assert(
    fc.property(list, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(50), (drawn, rank, length) => {
      const { count, every, rare, kinds } = drawn;
      const keys = Array.from({ length: count }, (_, at) =>
        at % every === 0 ? rare : ((at * 48_271) % 2_147_483_647) % kinds,
      );
      const from = Math.floor(rank * count);
      check(keys, from, from + length);
    }),
    { numRuns: 200 },
  );
});

it.each<[string, (drawn: number, at: number) => number]>([
  ['uniform', (drawn) => drawn],
  ['skewed', (drawn) => drawn ** 9],
  ['ascending', (_, at) => at],
  ['descending', (_, at) => -at],
  ['equal', () => 7],
  ['equal but for a few', (_, at) => (at % 5000 === 0 ? at : 7)],
  ['partly infinite', (drawn, at) => (at % 3 === 0 ? Number.POSITIVE_INFINITY : drawn)],
  ['all infinite', () => Number.POSITIVE_INFINITY],
  ['of every magnitude', (drawn, at) => (at % 2 === 0 ? drawn : -drawn) * 10 ** (at % 600) * 1e-300],
])('selects from a long list whose keys are %s', (_, make) => {
  let seed = 7;
  const keys = Array.from({ length: 20_000 }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return make(seed / 2_147_483_647, at);
  });
  for (const from of [0, 24, 2376, 12_000, 19_990, 20_000]) check(keys, from, from + 24);
});

it.each<[string, (at: number) => number]>([
  ['equal', () => 1],
  ['ascending', (at) => at],
  ['descending', (at) => -at],
  ['periodic', (at) => at % 100],
])('compares each item of a list a few times, where keys are %s', (_, keyOf) => {
  const count = 100_000;
  const key = Float64Array.from({ length: count }, (_, at) => keyOf(at));
  for (const from of [0, count / 2, count - 24]) {
    let compared = 0;
    const counting = (a: number, b: number) => {
      compared++;
      return ascending(key[a] ?? 0, key[b] ?? 0) || ties(a, b);
    };
    selectTop(count, { key: new Float64Array(count), ties: counting }, from, from + 24);
    expect(compared).toBeLessThan(5 * count);
  }
});

it('needs no answer for an item compared with itself', () => {
  const key = new Float64Array(2000);
  const never0 = (a: number, b: number) => (a < b ? -1 : 1);
  expect([...selectTop(key.length, { key, ties: never0 }, 1000, 1003)]).toEqual([1000, 1001, 1002]);
});

it('selects the first items of a list', () => {
  const items = [{ n: 3 }, { n: 1 }, { n: 2 }, { n: 1 }];
  const first = (limit: number) =>
    topItems(
      items,
      ({ n }) => n,
      (a, b) => items.indexOf(a) - items.indexOf(b),
      limit,
    );
  expect(first(3)).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }]);
  expect(first(9)).toHaveLength(4);
});
