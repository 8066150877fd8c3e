import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { addTurnMetrics } from './turn-metrics.ts';

it('tell who works, waits and was turned away, by the code of the shop, and nothing of one that is gone', async () => {
  const registry = new Registry();
  const shops = new Map([['a', 'harbor']]);
  const figures = ['a', 'gone'].map((shopId) => ({ shopId, working: 2, waiting: 5, refused: 9 }));
  addTurnMetrics(
    registry,
    () => figures,
    (shopId) => shops.get(shopId),
  );
  const text = await registry.metrics();
  for (const line of [
    'stoa_requests_working{shop="harbor"} 2',
    'stoa_requests_waiting{shop="harbor"} 5',
    'stoa_requests_refused_total{shop="harbor"} 9',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toMatch(/gone|undefined/);
});
