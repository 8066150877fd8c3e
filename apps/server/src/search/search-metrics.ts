import type { IndexStats } from '@stoa/search';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { CodeOf } from '../http/shop-metrics.ts';
import type { SearchFigures } from './shop-search.ts';

/** Metrics of the search, collected on request; a shop that is gone has none. */
export function addSearchMetrics(
  registry: Registry,
  read: () => Promise<SearchFigures>,
  codeOf: CodeOf,
): void {
  const addGauge = (name: string, help: string, figureOf: (index: IndexStats) => number) =>
    new Gauge({
      name: `stoa_search_index_${name}`,
      help,
      labelNames: ['shop'],
      registers: [registry],
      async collect() {
        const { indexes } = await read();
        this.reset();
        for (const index of indexes) {
          const shop = codeOf(index.shopId);
          if (shop !== undefined) this.set({ shop }, figureOf(index));
        }
      },
    });
  addGauge('offers', 'Offers in an index', ({ offers }) => offers);
  addGauge('bytes', 'About what an index takes in memory', ({ bytes }) => bytes);
  addGauge('age_seconds', 'Time since an index was known to be up to date', ({ age }) => age / 1000);
  new Counter({
    name: 'stoa_search_answers_total',
    help: 'Searches answered, by an index or by PostgreSQL',
    labelNames: ['engine'],
    registers: [registry],
    async collect() {
      const { byIndex, byPostgres } = await read();
      this.reset();
      this.inc({ engine: 'index' }, byIndex);
      this.inc({ engine: 'postgres' }, byPostgres);
    },
  });
}
