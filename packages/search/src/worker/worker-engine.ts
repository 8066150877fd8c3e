import { IndexUnavailable } from '../port/engine.ts';
import type { SearchPage } from '../port/result.ts';
import type { IndexEngine } from './index-engine.ts';
import { unpackCounts } from './packed-counts.ts';
import { ThreadLink, type ThreadLinkOptions } from './thread-link.ts';

export type WorkerEngineOptions = Pick<ThreadLinkOptions, 'spawn' | 'report'> & Partial<ThreadLinkOptions>;

const TIMEOUT = 2000;
const HANG = 15_000;

/** Starts the search thread. Searches are refused with `IndexUnavailable` whenever it cannot answer in time. */
export function workerEngine(options: WorkerEngineOptions): IndexEngine {
  const link = new ThreadLink({ timeout: TIMEOUT, hang: HANG, ...options });
  return {
    async search(query, { signal, onPage } = {}) {
      let page: SearchPage | undefined;
      const onTold = (told: { readonly shopId: string; readonly page: SearchPage }) => {
        if (told.shopId !== query.shopId) return;
        page = told.page;
        onPage?.(page);
      };
      const answer = await link.ask({ kind: 'search', query }, { signal, onTold });
      const isOwn = answer.kind === 'found' && answer.shopId === query.shopId;
      if (isOwn && page) return { ...page, ...unpackCounts(answer.counts) };
      link.distrust('the search thread answered for another shop, or without a page');
      throw new IndexUnavailable('the answer was not for this search');
    },
    async stats() {
      const answer = await link.ask({ kind: 'stats' });
      return answer.kind === 'stats' ? answer.stats : [];
    },
    prepare: (shopId) => link.tell({ kind: 'prepare', shopId }),
    changed: (shopId) => link.tell({ kind: 'changed', shopId }),
    forget: (shopId) => link.tell({ kind: 'forget', shopId }),
    close: () => link.close(),
  };
}
