import { expect, it } from 'vitest';
import { tellCombinations } from './combinations.ts';

const place = { locale: 'en' };
const of = (...counts: readonly number[]) =>
  counts.map((count) => ({ options: Array.from({ length: count }, () => OPTION) }));
const OPTION = { key: 'k', value: 'Red', was: null, swatch: '' };

it.each([
  [[], 'No combinations yet'],
  [[1], '1 combination'],
  [[2], '2 combinations'],
  [[1, 1], '1 × 1 = 1 combination'],
  [[500, 5], '500 × 5 = 2,500 combinations'],
  [[3, 0], 'No combinations yet'],
])('numbers of values %j are told as %s', (counts, told) => {
  expect(tellCombinations(of(...counts), place)).toBe(told);
});
