import { Gauge, type Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';

/** What is kept, and the memory it takes. */
type Kept = Pick<PageCache, 'bytes' | 'size'>;

/** Figures of the caches, read when somebody asks for them. */
export function addCacheMetrics(registry: Registry, pages: Kept, results: Kept): void {
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `stoa_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  addGauge('page_cache_bytes', 'Bytes of the pages at hand', () => pages.bytes);
  addGauge('page_cache_pages', 'Pages at hand', () => pages.size);
  addGauge('result_cache_bytes', 'Bytes of the results of the contract at hand', () => results.bytes);
  addGauge('result_cache_results', 'Results of the contract at hand', () => results.size);
}
