import type { MessagePort } from 'node:worker_threads';
import { searchIndex } from '../query/search-index.ts';
import { IndexStore, type IndexStoreOptions, POLL_INTERVAL } from '../store/index-store.ts';
import { packCounts } from './packed-counts.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

type Search = Extract<ToWorker, { kind: 'search' }>;

/**
 * The search thread: answers the messages of `port` from indexes loaded from `source`. The module that starts the
 * thread calls it once.
 */
export function serveIndexes(
  port: MessagePort,
  options: Omit<IndexStoreOptions, 'report' | 'onRefreshed'>,
): void {
  const send = (message: FromWorker) => port.postMessage(message);
  const store = new IndexStore({
    ...options,
    report: (message) => send({ kind: 'error', message }),
    onRefreshed: (shopId) => send({ kind: 'refreshed', shopId }),
  });
  const queue = new Map<number, Search>();
  const polling = setInterval(() => store.refreshActive(), POLL_INTERVAL);
  port.on('close', () => clearInterval(polling));

  // Messages are received between searches, so that a search cancelled in the queue is never run.
  let isAnswering = false;
  const answerNext = () => {
    const [next] = queue.values();
    isAnswering = next !== undefined;
    if (!next) return;
    queue.delete(next.id);
    send(answer(store, next, send));
    setImmediate(answerNext);
  };
  const enqueue = (search: Search) => {
    queue.set(search.id, search);
    if (!isAnswering) setImmediate(answerNext);
    isAnswering = true;
  };

  port.on('message', (message: ToWorker) => {
    switch (message.kind) {
      case 'search':
        return enqueue(message);
      case 'cancel':
        if (queue.delete(message.id)) send({ kind: 'cancelled', id: message.id });
        return;
      case 'prepare':
        return void store.find(message.shopId);
      case 'changed':
        return store.refresh(message.shopId);
      case 'forget':
        return store.forget(message.shopId);
      case 'stats':
        return send({ kind: 'stats', id: message.id, stats: store.stats() });
    }
  });
  send({ kind: 'ready' });
}

/** Returns the last message of a search; sends the page before. */
function answer(store: IndexStore, { id, query }: Search, send: (message: FromWorker) => void): FromWorker {
  try {
    const index = store.find(query.shopId);
    if (!index) {
      const isLasting = store.isTooLarge(query.shopId);
      return { kind: 'unavailable', id, reason: 'there is no index', isLasting };
    }
    const { shopId } = index;
    const result = searchIndex(index, query, (page) => send({ kind: 'page', id, shopId, page }));
    return { kind: 'counts', id, shopId, counts: packCounts(result) };
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'failed', id, message };
  }
}
