import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { addSearchMetrics } from './search-metrics.ts';

it('tell of every index and of who answered', async () => {
  const registry = new Registry();
  const figures = { indexes: [{ shopId: 'a', offers: 3, bytes: 900, age: 1500 }], byIndex: 7, byPostgres: 2 };
  addSearchMetrics(registry, async () => figures);
  const text = await registry.metrics();
  for (const line of [
    'stoa_search_index_offers{shop="a"} 3',
    'stoa_search_index_bytes{shop="a"} 900',
    'stoa_search_index_age_seconds{shop="a"} 1.5',
    'stoa_search_answers_total{engine="index"} 7',
    'stoa_search_answers_total{engine="postgres"} 2',
  ]) {
    expect(text).toContain(line);
  }
});
