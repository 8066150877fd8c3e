import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from '../testing/edit-distance.ts';
import { TermDictionary } from './term-dictionary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 7 });
const some = fc.uniqueArray(word, { minLength: 1, maxLength: 60 });

function termsOf(words: readonly string[]): TermDictionary {
  const terms = new TermDictionary();
  for (const one of words) terms.add(one);
  return terms;
}

it('finds the words with a prefix, also among those added later', () => {
  fc.assert(
    fc.property(some, some, word, (first, later, prefix) => {
      const terms = termsOf(first);
      terms.withPrefix(prefix);
      for (const one of later) terms.add(one);
      const found = terms.withPrefix(prefix).map((term) => terms.text(term));
      const wanted = [...new Set([...first, ...later])].filter((one) => one.startsWith(prefix));
      expect(found.sort()).toEqual(wanted.sort());
    }),
  );
});

it('finds exactly the words within a distance', () => {
  fc.assert(
    fc.property(some, word, fc.integer({ min: 0, max: 3 }), (words, searched, maxDistance) => {
      const terms = termsOf(words);
      const found = terms
        .fuzzy(searched, maxDistance, false)
        .map(({ term, distance }) => [terms.text(term), distance]);
      const wanted = words
        .map((one) => [one, editDistance(searched, one)] as const)
        .filter(([, far]) => far <= maxDistance);
      expect(found.sort()).toEqual(wanted.sort());
    }),
    { numRuns: 500 },
  );
});

it('finds exactly the words with a prefix within a distance', () => {
  fc.assert(
    fc.property(some, word, fc.integer({ min: 0, max: 2 }), (words, searched, maxDistance) => {
      const terms = termsOf(words);
      const found = terms
        .fuzzy(searched, maxDistance, true)
        .map(({ term, distance }) => [terms.text(term), distance]);
      const least = (one: string) =>
        Math.min(...[...one].map((_, at) => editDistance(searched, one.slice(0, at + 1))));
      const wanted = words.map((one) => [one, least(one)] as const).filter(([, far]) => far <= maxDistance);
      expect(found.sort()).toEqual(wanted.sort());
    }),
    { numRuns: 500 },
  );
});

it('finds words in a main list that was merged several times', () => {
  const terms = new TermDictionary();
  for (let number = 0; number < 3000; number++) {
    terms.add(`w${number}`);
    if (number % 500 === 0) terms.withPrefix('w');
  }
  expect(terms.withPrefix('w299').map((term) => terms.text(term))).toHaveLength(11);
});
