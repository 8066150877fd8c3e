import { describe, expect, it } from 'vitest';
import { cardOf } from '../listing/testing.ts';
import { optionByKey, optionsOf } from './options.ts';
import { answerOf, categoryOf } from './testing.ts';

const linksOf = (...args: Parameters<typeof optionsOf>) => optionsOf(...args).map(({ to }) => to);

describe('what can be chosen', () => {
  it('leads to categories, products with the keyword, and all that was found [SEARCH-014, SEARCH-015, SEARCH-016, SEARCH-017]', () => {
    const keyword = 'tea & "mug"';
    const products = [cardOf(), cardOf({ url: '/cup?x=1' })];
    expect(linksOf(answerOf({ keyword, products, total: 7 }))).toEqual([
      '/mugs',
      '/mug?search_keyword=tea%20%26%20%22mug%22',
      '/cup?x=1&search_keyword=tea%20%26%20%22mug%22',
      '/search?q=tea%20%26%20%22mug%22',
    ]);
  });

  it('leads first to the category or brand of that name, and to a category once', () => {
    const places = [
      { kind: 'category' as const, key: 'mugs', name: 'Mugs', url: '/mugs', doc_count: 3 },
      { kind: 'brand' as const, key: 'Mug', name: 'Mug', url: '/search?q=&brand=Mug', doc_count: 1 },
    ];
    const categories = ['cups', 'mugs'].map(categoryOf);
    expect(linksOf(answerOf({ places, categories, products: [], total: 0 }))).toEqual([
      '/mugs',
      '/search?q=&brand=Mug',
      '/cups',
    ]);
  });

  it('is five categories at most [SEARCH-013, CONST-029]', () => {
    const categories = ['a', 'b', 'c', 'd', 'e', 'f'].map(categoryOf);
    expect(linksOf(answerOf({ categories, products: [], total: 0 }))).toEqual(['/a', '/b', '/c', '/d', '/e']);
  });

  it('offers other words first, and no list of nothing', () => {
    const nothing = { categories: [], products: [], total: 0 };
    expect(optionsOf(answerOf(nothing))).toEqual([]);
    const did_you_mean = { keyword: 'lamp', applied: false };
    expect(linksOf(answerOf({ ...nothing, did_you_mean }))).toEqual(['/search?q=lamp']);
  });
});

describe('keys', () => {
  it('go round through the options, from the text to either end', () => {
    expect(optionByKey('ArrowDown', undefined, 3)).toBe(0);
    expect(optionByKey('ArrowDown', 2, 3)).toBe(0);
    expect(optionByKey('ArrowUp', undefined, 3)).toBe(2);
    expect(optionByKey('ArrowUp', 1, 3)).toBe(0);
    expect(optionByKey('ArrowUp', 0, 3)).toBe(2);
  });

  it('leave Home and End to the text until an option is marked', () => {
    expect(optionByKey('Home', undefined, 3)).toBeUndefined();
    expect(optionByKey('End', undefined, 3)).toBeUndefined();
    expect(optionByKey('Home', 1, 3)).toBe(0);
    expect(optionByKey('End', 1, 3)).toBe(2);
  });

  it('mean nothing else, and nothing where there is nothing to choose', () => {
    expect(optionByKey('a', 1, 3)).toBeUndefined();
    expect(optionByKey('ArrowDown', undefined, 0)).toBeUndefined();
  });
});
