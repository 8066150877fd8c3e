import { Counter, Gauge, type Registry } from 'prom-client';
import type { CodeOf } from '../http/shop-metrics.ts';
import type { TurnFigures } from './turns.ts';

/** Metrics of the queues in which requests wait, collected on request; a shop that is gone has none. */
export function addTurnMetrics(registry: Registry, read: () => readonly TurnFigures[], codeOf: CodeOf): void {
  const lines = () =>
    read().flatMap((line) => {
      const shop = codeOf(line.shopId);
      return shop === undefined ? [] : [{ ...line, shop }];
    });
  const addGauge = (name: string, help: string, figureOf: (line: TurnFigures) => number) =>
    new Gauge({
      name: `stoa_requests_${name}`,
      help,
      labelNames: ['shop'],
      registers: [registry],
      collect() {
        this.reset();
        for (const line of lines()) this.set({ shop: line.shop }, figureOf(line));
      },
    });
  addGauge('working', 'Requests under way that no cache could answer', ({ working }) => working);
  addGauge('waiting', 'Requests that wait for their turn', ({ waiting }) => waiting);
  new Counter({
    name: 'stoa_requests_refused_total',
    help: 'Requests turned away, because too many of their shop waited or for too long',
    labelNames: ['shop'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { shop, refused } of lines()) this.inc({ shop }, refused);
    },
  });
}
