import { IndexUnavailable, type SearchEngine } from '../port/engine.ts';

/**
 * Asks the second engine where the first cannot answer. A fault of the first is reported, and then the second is
 * asked as well: a shop that is slow is better than one that is shut. What the asker gave up is not asked again.
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
        if (!(error instanceof IndexUnavailable)) report(error);
        return second.search(query, options);
      }
    },
  };
}
