import { expect, it } from 'vitest';
import { pathInResult, shownOf } from './search-result.ts';

it('a text is cut after its last whole word, where it is longer than what is shown', () => {
  expect(shownOf('A lamp of brass', 15)).toBe('A lamp of brass');
  expect(shownOf('A lamp of brass', 14)).toBe('A lamp of…');
  expect(shownOf('A lamp of brass', 9)).toBe('A lamp of…');
  expect(shownOf('A lamp of brass', 6)).toBe('A lamp…');
});

it('a single long word is cut within it, and line breaks are spaces', () => {
  expect(shownOf('Donaudampfschifffahrt', 5)).toBe('Donau…');
  expect(shownOf(' A lamp\n\nof brass ', 15)).toBe('A lamp of brass');
  expect(shownOf('💡💡💡', 2)).toBe('💡💡…');
});

it('an address is told as host and path', () => {
  expect(pathInResult('https://harbor.example:3000/caf%C3%A9-lamp')).toBe('harbor.example:3000 › café-lamp');
  expect(pathInResult('https://harbor.example/100%')).toBe('harbor.example › 100%');
});
