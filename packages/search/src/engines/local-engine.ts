import { IndexUnavailable } from '../port/engine.ts';
import type { IndexEngine } from '../port/index-engine.ts';
import { searchIndex } from '../query/search-index.ts';
import { IndexStore, type IndexStoreOptions, POLL_INTERVAL } from '../store/index-store.ts';

/** Keeps indexes in the thread of the requester, for catalogues so small that a message to a thread takes longer. */
export function localEngine(options: IndexStoreOptions): IndexEngine {
  const store = new IndexStore(options);
  const polling = setInterval(() => store.refreshActive(), POLL_INTERVAL).unref();
  return {
    async search(query, { signal } = {}) {
      signal?.throwIfAborted();
      const index = store.find(query.shopId);
      if (!index)
        throw new IndexUnavailable('there is no index', { isLasting: store.isTooLarge(query.shopId) });
      return searchIndex(index, query);
    },
    prepare: (shopId) => void store.find(shopId),
    changed: (shopId) => store.refresh(shopId),
    forget: (shopId) => store.forget(shopId),
    stats: async () => store.stats(),
    async close() {
      clearInterval(polling);
      for (const { shopId } of store.stats()) store.forget(shopId);
    },
  };
}
