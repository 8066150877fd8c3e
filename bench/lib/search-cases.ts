import type { SearchQuery } from '../../packages/search/src/index.ts';
import { FACETS, SHOP_ID, word } from './search-catalogue.ts';

const base: SearchQuery = {
  shopId: SHOP_ID,
  scope: { kind: 'all' },
  filters: { attributes: [] },
  facets: FACETS,
  sort: 'price-asc',
  page: 1,
  limit: 24,
  prices: true,
};
const keyword = (text: string): SearchQuery => ({
  ...base,
  sort: 'bestmatch',
  scope: { kind: 'keyword', keyword: text },
});

/** The listing by which engines are judged. */
export const ALL_FACETS = 'all products, all facets, by price';

/** What is asked of the engine, by what it is. */
export const SEARCH_CASES: Readonly<Record<string, SearchQuery>> = {
  [ALL_FACETS]: base,
  'a category': { ...base, scope: { kind: 'category', path: 'c0' } },
  'three filters': {
    ...base,
    filters: {
      attributes: [
        { code: 'brand', values: ['Brand 0', 'Brand 1', 'Brand 2'] },
        { code: 'color', values: ['color 0', 'color 1'] },
        { code: 'size', values: ['size 0'] },
      ],
    },
  },
  'a common word': keyword(word(0)),
  'a rare word': keyword(word(19_000)),
  'a typing error': keyword(`${word(400).slice(0, -1)}x${word(400).slice(-1)}`),
  'page 100': { ...base, page: 100 },
  suggestions: { ...keyword(word(20).slice(0, 3)), facets: [], limit: 4 },
};
