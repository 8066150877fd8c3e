import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../testing/edit-distance.ts';
import { Terms } from './terms.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 7 });
const some = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

function termsOf(words: readonly string[]): Terms {
  const terms = new Terms();
  for (const one of words) terms.add(one);
  return terms;
}

it('finds the words with a beginning, also among those added later', () => {
  fc.assert(
    fc.property(some, some, word, (first, later, beginning) => {
      const terms = termsOf(first);
      terms.beginningWith(beginning);
      for (const one of later) terms.add(one);
      const found = terms.beginningWith(beginning).map((term) => terms.text(term));
      const wanted = [...new Set([...first, ...later])].filter((one) => one.startsWith(beginning));
      expect(found.sort()).toEqual(wanted.sort());
    }),
  );
});

it('finds every word within a distance, and no other', () => {
  fc.assert(
    fc.property(some, word, fc.integer({ min: 0, max: 3 }), (words, asked, bound) => {
      const terms = termsOf(words);
      const found = terms.near(asked, bound, false).map(({ term, distance }) => [terms.text(term), distance]);
      const wanted = words
        .map((one) => [one, editDistance(asked, one)] as const)
        .filter(([, far]) => far <= bound);
      expect(found.sort()).toEqual(wanted.sort());
    }),
    { numRuns: 500 },
  );
});

it('finds every word of which a beginning is within a distance', () => {
  fc.assert(
    fc.property(some, word, fc.integer({ min: 0, max: 2 }), (words, asked, bound) => {
      const terms = termsOf(words);
      const found = terms.near(asked, bound, true).map(({ term, distance }) => [terms.text(term), distance]);
      const least = (one: string) =>
        Math.min(...[...one].map((_, at) => editDistance(asked, one.slice(0, at + 1))));
      const wanted = words.map((one) => [one, least(one)] as const).filter(([, far]) => far <= bound);
      expect(found.sort()).toEqual(wanted.sort());
    }),
    { numRuns: 500 },
  );
});

it('finds among many words sorted anew', () => {
  const terms = new Terms();
  for (let number = 0; number < 3000; number++) {
    terms.add(`w${number}`);
    if (number % 500 === 0) terms.beginningWith('w');
  }
  expect(terms.beginningWith('w299').map((term) => terms.text(term))).toHaveLength(11);
});
