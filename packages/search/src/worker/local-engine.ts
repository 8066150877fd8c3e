import { searchIndex } from '../columnar/search-index.ts';
import { IndexUnavailable } from '../port/engine.ts';
import type { IndexEngine } from './index-engine.ts';
import { IndexStore, type IndexStoreOptions } from './index-store.ts';
import { LOOK } from './serve.ts';

/** Indexes in the asker's own thread: for catalogues that are searched sooner than a thread is asked. */
export function localEngine(options: IndexStoreOptions): IndexEngine {
  const store = new IndexStore(options);
  const look = setInterval(() => store.wakeAll(), LOOK).unref();
  return {
    async search(query, { signal } = {}) {
      signal?.throwIfAborted();
      const index = store.find(query.shopId);
      if (!index) throw new IndexUnavailable('the index is being loaded');
      return searchIndex(index, query);
    },
    prepare: (shopId) => void store.find(shopId),
    changed: (shopId) => store.wake(shopId),
    forget: (shopId) => store.forget(shopId),
    stats: async () => store.stats(),
    async close() {
      clearInterval(look);
      for (const { shopId } of store.stats()) store.forget(shopId);
    },
  };
}
