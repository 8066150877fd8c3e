import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { languageRules } from './language.ts';
import { splitCompounds, tokenize } from './tokenize.ts';

it('folds case, accents and compatibility forms', () => {
  expect(fold('Crème BRÛLÉE')).toBe('creme brulee');
  expect(fold('Straße Ærø Łódź')).toBe('strasse aero lodz');
  // Compatibility forms: full width, ligatures.
  expect(fold('Ｆｕｌｌ ﬁne')).toBe('full fine');
  expect(fold('\ud800')).toBe('\ufffd');
});

it('takes texts apart into words, with and without hyphens and apostrophes', () => {
  expect(tokenize('Oak, 2-seat "sofa" (grey)')).toEqual(['oak', '2', 'seat', '2seat', 'sofa', 'grey']);
  expect(tokenize("Men’s t-shirt's")).toEqual(['mens', 't', 'shirts', 'tshirts']);
  expect(tokenize(' … ')).toEqual([]);
  expect(splitCompounds('T‑shirt')).toEqual([{ parts: ['t', 'shirt'], joined: 'tshirt' }]);
});

it('finds the words of scripts without blanks', () => {
  expect(tokenize('日本の陶器')).toContain('陶器');
});

it('cuts what no word is as long as', () => {
  expect(tokenize('x'.repeat(10_000))).toEqual(['x'.repeat(40)]);
});

it.each([
  ['lamps', 'lamp'],
  ['boxes', 'box'],
  ['dishes', 'dish'],
  ['watches', 'watch'],
  ['glasses', 'glass'],
  ['candies', 'candy'],
  ['pies', 'pie'],
  ['knives', 'knife'],
  ['women', 'woman'],
  ['shoes', 'shoe'],
  ['vases', 'vase'],
])('knows the singular of %s', (plural, singular) => {
  expect(languageRules('en-GB').stem(plural)).toBe(singular);
  expect(languageRules('en').stem(singular)).toBe(singular);
});

it.each(['glass', 'bus', 'gas', 'citrus', 'basis', 'constructor', 'as'])('leaves %s as it is', (word) => {
  expect(languageRules('en').stem(word)).toBe(word);
});

it('leaves the words of languages without rules as they are', () => {
  expect(languageRules('xx').stem('lamps')).toBe('lamps');
  expect(languageRules('constructor').stem('lamps')).toBe('lamps');
});
