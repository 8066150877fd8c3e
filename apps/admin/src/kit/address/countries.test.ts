import { expect, it } from 'vitest';
import { countryOptions, tellCountry } from './countries.ts';

it('every country is a choice once, by a name', () => {
  const options = countryOptions('en');
  expect(new Set(options.map(({ value }) => value)).size).toBe(249);
  expect(options.filter(({ value, label }) => value === label)).toEqual([]);
  expect(options[0]?.label).toBe('Afghanistan');
});

it('a code that nobody knows stays as it is', () => {
  expect(tellCountry('US', 'en')).toBe('United States');
  expect(tellCountry('?', 'en')).toBe('?');
});
