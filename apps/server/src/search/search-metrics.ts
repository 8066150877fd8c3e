import { Counter, Gauge, type Registry } from 'prom-client';
import type { SearchFigures } from './shop-search.ts';

/** Figures of the search, read when somebody asks for them. */
export function addSearchMetrics(registry: Registry, read: () => Promise<SearchFigures>): void {
  const registers = [registry];
  const labelNames = ['shop'] as const;
  const offers = new Gauge({
    name: 'stoa_search_index_offers',
    help: 'Offers in an index',
    labelNames,
    registers,
  });
  const age = new Gauge({
    name: 'stoa_search_index_age_seconds',
    help: 'Time since an index was last known to be up to date',
    ...{ labelNames, registers },
  });
  new Gauge({
    name: 'stoa_search_index_bytes',
    help: 'About what an index takes in memory',
    ...{ labelNames, registers },
    async collect() {
      const { indexes } = await read();
      for (const gauge of [this, offers, age]) gauge.reset();
      for (const index of indexes) {
        const labels = { shop: index.shopId };
        this.set(labels, index.bytes);
        offers.set(labels, index.offers);
        age.set(labels, index.age / 1000);
      }
    },
  });
  new Counter({
    name: 'stoa_search_answers_total',
    help: 'Searches answered, by an index or by PostgreSQL',
    labelNames: ['engine'],
    registers,
    async collect() {
      const { byIndex, byPostgres } = await read();
      this.reset();
      this.inc({ engine: 'index' }, byIndex);
      this.inc({ engine: 'postgres' }, byPostgres);
    },
  });
}
