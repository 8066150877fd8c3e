import type { MessagePort } from 'node:worker_threads';
import { searchIndex } from '../columnar/search-index.ts';
import { IndexStore, type IndexStoreOptions } from './index-store.ts';
import { packCounts } from './packed-counts.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

/** How often indexes look for changes nobody told them of, so that a lost word costs less than a second. Milliseconds. */
export const LOOK = 500;

type Search = Extract<ToWorker, { kind: 'search' }>;

/**
 * The search thread: answers what comes through `port` from the indexes it loads from `source`. To be called
 * once, by the module the thread is started with.
 */
export function serveIndexes(
  port: MessagePort,
  options: Omit<IndexStoreOptions, 'report' | 'onRefreshed'>,
): void {
  const send = (message: FromWorker) => port.postMessage(message);
  const store = new IndexStore({
    ...options,
    report: (message) => send({ kind: 'trouble', message }),
    onRefreshed: (shopId) => send({ kind: 'refreshed', shopId }),
  });
  const waiting = new Map<number, Search>();
  const look = setInterval(() => store.wakeAll(), LOOK);
  port.on('close', () => clearInterval(look));

  // One search at a time, and messages in between, so that what was cancelled meanwhile is not looked for.
  let isAnswering = false;
  const answerNext = () => {
    const [next] = waiting.values();
    isAnswering = next !== undefined;
    if (!next) return;
    waiting.delete(next.id);
    send(answer(store, next, send));
    setImmediate(answerNext);
  };
  const ask = (search: Search) => {
    waiting.set(search.id, search);
    if (!isAnswering) setImmediate(answerNext);
    isAnswering = true;
  };

  port.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'search':
        return ask(message);
      case 'cancel':
        if (waiting.delete(message.id)) send({ kind: 'cancelled', id: message.id });
        return;
      case 'prepare':
        return void store.find(message.shopId);
      case 'changed':
        return store.wake(message.shopId);
      case 'forget':
        return store.forget(message.shopId);
      case 'stats':
        return send({ kind: 'stats', id: message.id, stats: store.stats() });
    }
  });
}

/** The last word to a search; what is known sooner is sent at once. */
function answer(store: IndexStore, { id, query }: Search, send: (message: FromWorker) => void): FromWorker {
  try {
    const index = store.find(query.shopId);
    if (!index) return { kind: 'unavailable', id, reason: 'the index is being loaded' };
    const { shopId } = index;
    const found = searchIndex(index, query, (page) => send({ kind: 'page', id, shopId, page }));
    return { kind: 'found', id, shopId, counts: packCounts(found) };
  } catch (error) {
    return {
      kind: 'failed',
      id,
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}
