import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topOf } from './top.ts';

function check(keys: readonly number[], from: number, to: number): void {
  const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || b - a;
  const wanted = keys.map((_, at) => at).sort(compare);
  expect([...topOf(keys.length, compare, from, to)]).toEqual(wanted.slice(from, to));
}

it('is a slice of the sorted whole', () => {
  const page = fc.tuple(fc.nat(60), fc.nat(30));
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 80 }), page, (keys, [from, length]) => {
      check(keys, from, from + length);
    }),
  );
});

it('is that deep inside as well, whether keys are mixed, in order or all the same', () => {
  let seed = 7;
  const mixed = Array.from({ length: 30_000 }, () => (seed = (seed * 48_271) % 2_147_483_647));
  const inOrder = mixed.map((_, at) => at);
  for (const keys of [
    mixed,
    inOrder,
    inOrder.toReversed(),
    mixed.map(() => 1),
    mixed.map((key) => key % 3),
  ]) {
    check(keys, 9_990, 10_014);
    check(keys, 20_000, 20_024);
    check(keys, 29_990, 30_014);
    check(keys, 30_000, 30_024);
  }
});
