import { Gauge, type Registry } from 'prom-client';
import type { PageCache } from './page-cache.ts';

/** Figures of the page cache, read when somebody asks for them. */
export function addCacheMetrics(registry: Registry, cache: Pick<PageCache, 'bytes' | 'size'>): void {
  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name: `stoa_page_cache_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  addGauge('bytes', 'Bytes of the pages at hand', () => cache.bytes);
  addGauge('pages', 'Pages at hand', () => cache.size);
}
