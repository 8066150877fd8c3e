import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { addSearchMetrics } from './search-metrics.ts';

it('tell of the index of every shop by its code, of none whose shop is gone, and of who answered', async () => {
  const registry = new Registry();
  const shops = new Map([['a', 'harbor']]);
  const indexes = ['a', 'gone'].map((shopId) => ({ shopId, offers: 3, bytes: 900, age: 1500 }));
  addSearchMetrics(
    registry,
    async () => ({ indexes, byIndex: 7, byPostgres: 2 }),
    (shopId) => shops.get(shopId),
  );
  const text = await registry.metrics();
  for (const line of [
    'stoa_search_index_offers{shop="harbor"} 3',
    'stoa_search_index_bytes{shop="harbor"} 900',
    'stoa_search_index_age_seconds{shop="harbor"} 1.5',
    'stoa_search_answers_total{engine="index"} 7',
    'stoa_search_answers_total{engine="postgres"} 2',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/gone|undefined/);
});
