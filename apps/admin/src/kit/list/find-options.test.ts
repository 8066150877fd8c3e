import { expect, it } from 'vitest';
import { findOptions, groupOptions } from './find-options.ts';

const options = [
  { value: 'c=red', label: 'Red', group: 'Colour' },
  { value: 'c=blue', label: 'Blue', group: 'Colour' },
  { value: 'g=red', label: 'Red clay', group: 'Glaze' },
  { value: 'plain', label: 'Plain' },
];
const found = (typed: string, set: readonly string[] = []) =>
  findOptions(options, typed, { locale: 'en', set }).options.map(({ value }) => value);

it('options are found by words of their label and their group', () => {
  expect(found('')).toHaveLength(4);
  expect(found(' RED ')).toEqual(['c=red', 'g=red']);
  expect(found('glaze red')).toEqual(['g=red']);
  expect(found('glaze blue')).toEqual([]);
});

it('of many options the first are shown, and those that are set', () => {
  const many = Array.from({ length: 250 }, (_, n) => ({ value: String(n), label: `Brand ${n}` }));
  const { options: shown, more } = findOptions(many, '', { locale: 'en', set: ['7', '200'] });
  expect(shown.map(({ value }) => value)).toEqual([...many.slice(0, 100).map(({ value }) => value), '200']);
  expect(more).toBe(149);
});

it('options stand below the name of their group', () => {
  expect(groupOptions(options).map(({ name, options: own }) => [name, own.length])).toEqual([
    ['Colour', 2],
    ['Glaze', 1],
    [undefined, 1],
  ]);
});
