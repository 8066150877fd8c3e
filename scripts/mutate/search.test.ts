import { expect, it } from 'vitest';
import { startSearch } from './search.ts';

const numbers = Array.from({ length: 40 }, (_, at) => at);

/** Searches numbers for some; returns what was found and how many tries it took. */
function searched(sought: readonly number[], isWanted?: (one: number) => boolean) {
  const search = startSearch([numbers.slice(0, 25), numbers.slice(25)], isWanted);
  const found: number[] = [];
  let tries = 0;
  for (let group = search.next(); group !== undefined; group = search.next()) {
    tries++;
    const one = search.told(group.some((number) => sought.includes(number)));
    if (one !== undefined) found.push(one);
  }
  return { found, tries };
}

it('one try of each group tells that there is none', () => {
  expect(searched([])).toEqual({ found: [], tries: 2 });
});

it('a few are found by halves of their groups', () => {
  const { found, tries } = searched([3, 30]);
  expect(found).toEqual([3, 30]);
  expect(tries).toBeLessThan(25);
});

it('all are found', () => {
  expect(searched(numbers).found).toEqual(numbers);
});

it('what is no longer wanted is not tried', () => {
  expect(searched([3, 30], (one) => one > 20).found).toEqual([30]);
  expect(searched([3, 30], () => false)).toEqual({ found: [], tries: 0 });
});
