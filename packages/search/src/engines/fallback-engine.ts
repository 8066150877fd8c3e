import { IndexUnavailable, type SearchEngine } from '../port/engine.ts';

/**
 * Asks the second engine where the first cannot answer. Reports faults of the first and falls back in the same way,
 * because a slow search is better than none. Says so of the answer, unless it is the best that the shop will have. Does
 * not fall back when the requester has aborted.
 */
export function fallbackEngine(
  first: SearchEngine,
  second: SearchEngine,
  report: (error: unknown) => void,
): SearchEngine {
  return {
    async search(query, options) {
      try {
        return await first.search(query, options);
      } catch (error) {
        options?.signal?.throwIfAborted();
        const isUnavailable = error instanceof IndexUnavailable;
        if (!isUnavailable) report(error);
        const found = await second.search(query, options);
        return isUnavailable && error.isLasting ? found : { ...found, standsIn: true };
      }
    },
  };
}
