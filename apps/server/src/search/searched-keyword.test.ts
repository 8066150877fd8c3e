import { expect, it } from 'vitest';
import { searchedKeyword } from './searched-keyword.ts';

it('the keyword of a search is read from the address of its first view alone', () => {
  expect(searchedKeyword('/search?q=blue%20mug')).toBe('blue mug');
  expect(searchedKeyword('/search.data?q=blue+mug')).toBe('blue mug');
  for (const url of [
    '/search?q=mug&page=2',
    '/search?q=',
    '/search',
    '/mugs?q=mug',
    '/search?page=2&q=mug',
  ]) {
    expect(searchedKeyword(url), url).toBeUndefined();
  }
  expect(searchedKeyword('/search?q=%zz')).toBe('%zz');
});
