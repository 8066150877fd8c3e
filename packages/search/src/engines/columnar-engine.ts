import type { ShopIndex } from '../index/shop-index.ts';
import type { SearchEngine } from '../port/engine.ts';
import { searchIndex } from '../query/search-index.ts';

/** Returns the engine over one loaded index, in the thread of the requester. */
export function columnarEngine(index: ShopIndex): SearchEngine {
  return { search: async (query, options) => searchIndex(index, query, options?.onPage) };
}
