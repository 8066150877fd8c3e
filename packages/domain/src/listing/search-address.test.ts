import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSearch, listingRules, normaliseKeyword, parseSearch, wantsSuggestions } from './index.ts';
import { anyFilters, anyPageAndSort, choices, rules } from './testing.ts';

describe('search addresses', () => {
  it('hold the keyword in q and the attribute in by [SEARCH-001, SEARCH-002]', () => {
    expect(parseSearch('?q=oak+table&by=brand', rules)).toEqual({
      keyword: 'oak table',
      by: 'brand',
      filters: choices({}),
      page: 1,
    });
    expect(parseSearch('', rules).keyword).toBe('');
    expect(parseSearch('?by=price', rules)).not.toHaveProperty('by');
  });

  it('accept the doubled ampersand of the brand line link', () => {
    expect(parseSearch('?q=Liga%20Privada&&by=cigarbrandline', rules)).toMatchObject({
      keyword: 'Liga Privada',
      by: 'cigarbrandline',
    });
  });

  it('hold the price as min|max [SEARCH-003]', () => {
    expect(parseSearch('?price=10|50', rules).filters.price).toEqual({ from: 1000, to: 5000 });
    expect(parseSearch('?price=%7C50', rules).filters.price).toEqual({ to: 5000 });
    expect(parseSearch('?price=10', rules).filters).not.toHaveProperty('price');
  });

  it('filter by rating except on a marketplace [SEARCH-004, SEARCH-005]', () => {
    expect(parseSearch('?review_avg_rating=4', rules).filters.minRating).toBe(4);
    const marketplace = listingRules({ type: 'marketplace', currency: 'USD' });
    expect(parseSearch('?review_avg_rating=4', marketplace).filters).toEqual({ attributes: [] });
    const special = listingRules({ type: 'marketplace', currency: 'USD' }, { keepMinRatingOne: true });
    expect(parseSearch('?review_avg_rating=1', special).filters.minRating).toBe(1);
  });

  it('take every other key as a filter with values separated by bars [SEARCH-006]', () => {
    const { filters } = parseSearch('?q=x&color=red|blue&size=L&color=green&page=2&sort=price-asc', rules);
    expect(filters).toEqual(choices({ color: ['red', 'blue', 'green'], size: ['L'] }));
  });

  it('take neither campaign tags nor keys of other parts for filters', () => {
    const search = '?utm_source=a&gclid=b&fbclid=c&preview=1&search_keyword=x&apply=1&price_from=5&_routes=r';
    expect(parseSearch(search, rules).filters).toEqual({ attributes: [], price: { from: 500 } });
  });

  it('have one form, and restore what they were written from [LIST-002]', () => {
    const address = {
      keyword: 'a&b|c',
      by: 'brand',
      filters: choices({ size: ['L'], color: ['a|b', 'c'] }),
      page: 2,
    };
    expect(formatSearch({ ...address, sort: 'price-asc' }, rules)).toBe(
      '/search?q=a%26b%7Cc&by=brand&color=a%257Cb|c&size=L&sort=price-asc&page=2',
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), anyFilters, anyPageAndSort, (typed, filters, view) => {
        const one = { keyword: normaliseKeyword(typed), filters, ...view };
        const target = formatSearch(one, rules);
        expect(parseSearch(target.slice(target.indexOf('?')), rules)).toEqual(one);
      }),
      { numRuns: 500 },
    );
  });

  it('read anything without failing', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        expect(parseSearch(search, rules).page).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('keywords', () => {
  it('have single blanks, no control characters and a bounded length', () => {
    expect(normaliseKeyword('  oak\t\n table\u0000 ')).toBe('oak table');
    expect(normaliseKeyword('x'.repeat(500))).toHaveLength(200);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const keyword = normaliseKeyword(typed);
        expect(normaliseKeyword(keyword)).toBe(keyword);
        expect(keyword.isWellFormed()).toBe(true);
      }),
    );
  });

  it('bring suggestions from 2 characters on, unless asked just now [SEARCH-009, SEARCH-010, CONST-028]', () => {
    expect(wantsSuggestions('a', undefined)).toBe(false);
    expect(wantsSuggestions(' a ', undefined)).toBe(false);
    expect(wantsSuggestions('ab', undefined)).toBe(true);
    expect(wantsSuggestions('ab ', 'ab')).toBe(false);
  });
});
