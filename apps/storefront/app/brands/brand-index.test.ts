import { listingRules, parseSearch } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { brandIndex } from './brand-index.ts';

const rules = listingRules({ type: 'essential', currency: 'USD' });
const indexOf = (...names: string[]) =>
  brandIndex(
    names.map((name) => ({ name, products: 1 })),
    rules,
  );
const filled = (...names: string[]) =>
  indexOf(...names).flatMap(({ letter, brands }) =>
    brands.length > 0 ? [[letter, ...brands.map(({ name }) => name)]] : [],
  );

describe('the index of brands', () => {
  it('goes from A to Z, whatever the case and accents, and then to all others', () => {
    expect(filled('zeta', 'Éclat', '4711', 'Ærø', 'eel 10', 'eel 9', '日本')).toEqual([
      ['A', 'Ærø'],
      ['E', 'Éclat', 'eel 9', 'eel 10'],
      ['Z', 'zeta'],
      ['#', '4711', '日本'],
    ]);
  });

  it('has every letter, so that one sees which are without', () => {
    expect(indexOf().map(({ letter }) => letter)).toEqual([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#']);
  });

  it('leads to the search for a brand, whatever its name', () => {
    const name = 'A|B & "C", 100% / Søn=?';
    const brand = indexOf(name).flatMap(({ brands }) => brands)[0];
    expect(brand?.to).toMatch(/^\/search\?/);
    const { keyword, filters } = parseSearch(brand?.to.replace('/search', '') ?? '', rules);
    expect({ keyword, filters }).toEqual({
      keyword: '',
      filters: { attributes: [{ code: 'brand', values: [name] }] },
    });
  });
});
