import { IndexUnavailable } from '../port/engine.ts';
import type { IndexEngine } from '../port/index-engine.ts';
import type { SearchPage } from '../port/result.ts';
import { unpackCounts } from './packed-counts.ts';
import { type PageMessage, ThreadClient, type ThreadClientOptions } from './thread-client.ts';

export type WorkerEngineOptions = Pick<ThreadClientOptions, 'spawn' | 'report'> &
  Partial<ThreadClientOptions>;

const TIMEOUT = 2000;
/** Nobody waits for a thread that is loading, so that a machine may be a hundred times as slow as it should be. */
const LIMITS = { hangTimeout: 15_000, loadTimeout: 2 * 60_000, wellAfter: 10 * 60_000 };

/** Searches in a thread, which it starts. Throws `IndexUnavailable` whenever the thread cannot answer in time. */
export function workerEngine(options: WorkerEngineOptions): IndexEngine {
  const client = new ThreadClient({ timeout: TIMEOUT, ...LIMITS, ...options });
  return {
    async search(query, { signal, onPage } = {}) {
      let page: SearchPage | undefined;
      const onPageMessage = (message: PageMessage) => {
        if (message.shopId !== query.shopId) return;
        page = message.page;
        onPage?.(page);
      };
      const response = await client.request({ kind: 'search', query }, { signal, onPage: onPageMessage });
      const isOwn = response.kind === 'counts' && response.shopId === query.shopId;
      if (isOwn && page) return { ...page, ...unpackCounts(response.counts) };
      client.replaceThread('the search thread answered for another shop, or without a page');
      throw new IndexUnavailable('the answer was not for this search');
    },
    async stats() {
      const response = await client.request({ kind: 'stats' });
      return response.kind === 'stats' ? response.stats : [];
    },
    prepare: (shopId) => client.notify({ kind: 'prepare', shopId }),
    changed: (shopId) => client.notify({ kind: 'changed', shopId }),
    forget: (shopId) => client.notify({ kind: 'forget', shopId }),
    close: () => client.close(),
  };
}
