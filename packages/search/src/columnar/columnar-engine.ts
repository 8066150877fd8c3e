import type { SearchEngine } from '../port/engine.ts';
import { searchIndex } from './search-index.ts';
import type { ShopIndex } from './shop-index.ts';

/** The engine over one index at hand, in this thread. */
export function columnarEngine(index: ShopIndex): SearchEngine {
  return { search: async (query, options) => searchIndex(index, query, options?.onPage) };
}
