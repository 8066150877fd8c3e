import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { addShopMetrics } from './shop-metrics.ts';

it('counts what shops answer by code and class, and the time it took', async () => {
  const registry = new Registry();
  const codes = new Map([['1', 'harbor']]);
  const count = addShopMetrics(registry, (shopId) => codes.get(shopId));
  for (const status of [200, 204, 304, 404, 503]) count('1', status, 0.25);
  count('unknown', 200, 0.2);
  const text = await registry.metrics();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual([
    'stoa_shop_requests_total{shop="harbor",class="2xx"} 2',
    'stoa_shop_requests_total{shop="harbor",class="3xx"} 1',
    'stoa_shop_requests_total{shop="harbor",class="4xx"} 1',
    'stoa_shop_requests_total{shop="harbor",class="5xx"} 1',
    'stoa_shop_request_seconds_total{shop="harbor"} 1.25',
  ]);
});

it('forgets a shop that was deleted, and counts one with a new code from there on', async () => {
  const registry = new Registry();
  const codes = new Map([
    ['1', 'harbor'],
    ['2', 'ember'],
  ]);
  const count = addShopMetrics(registry, (shopId) => codes.get(shopId));
  for (const shopId of codes.keys()) count(shopId, 200, 0.01);
  codes.delete('1');
  codes.set('2', 'coal');
  expect(await registry.metrics()).not.toMatch(/harbor|ember/);
  count('2', 200, 0.01);
  const text = await registry.metrics();
  expect(text).toContain('stoa_shop_requests_total{shop="coal",class="2xx"} 1');
  expect(text).not.toMatch(/harbor|ember/);
});
