import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { addTurnMetrics } from './turn-metrics.ts';

it('tell who works, waits and was turned away, by shop', async () => {
  const registry = new Registry();
  addTurnMetrics(registry, () => [{ shopId: 'a', working: 2, waiting: 5, refused: 9 }]);
  const text = await registry.metrics();
  for (const line of [
    'stoa_requests_working{shop="a"} 2',
    'stoa_requests_waiting{shop="a"} 5',
    'stoa_requests_refused_total{shop="a"} 9',
  ]) {
    expect(text).toContain(line);
  }
});
