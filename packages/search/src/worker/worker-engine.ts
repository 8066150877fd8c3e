import type { SearchEngine } from '../port/engine.ts';
import { IndexUnavailable } from '../port/engine.ts';
import type { IndexStats } from './protocol.ts';
import { ThreadLink, type ThreadLinkOptions } from './thread-link.ts';

/** The engine of all shops, in a thread of its own. */
export interface WorkerEngine extends SearchEngine {
  /** A shop's catalogue has changed. Losing this loses nothing: the thread looks for itself every second. */
  changed(shopId: string): void;
  /** A shop is gone: its index goes too. */
  forget(shopId: string): void;
  /** The indexes in memory. @throws IndexUnavailable */
  stats(): Promise<readonly IndexStats[]>;
  close(): Promise<void>;
}

export type WorkerEngineOptions = Pick<ThreadLinkOptions, 'spawn' | 'report'> & Partial<ThreadLinkOptions>;

const TIMEOUT = 2000;
const HANG = 15_000;

/** Starts the search thread. Searches are refused with `IndexUnavailable` whenever it cannot answer in time. */
export function workerEngine(options: WorkerEngineOptions): WorkerEngine {
  const link = new ThreadLink({ timeout: TIMEOUT, hang: HANG, ...options });
  return {
    async search(query, signal) {
      const answer = await link.ask({ kind: 'search', query }, signal);
      if (answer.kind === 'found' && answer.shopId === query.shopId) return answer.result;
      link.distrust('the search thread answered for another shop');
      throw new IndexUnavailable('the answer was not for this shop');
    },
    async stats() {
      const answer = await link.ask({ kind: 'stats' });
      return answer.kind === 'stats' ? answer.stats : [];
    },
    changed: (shopId) => link.tell({ kind: 'changed', shopId }),
    forget: (shopId) => link.tell({ kind: 'forget', shopId }),
    close: () => link.close(),
  };
}
