import fastify from 'fastify';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';
import { addProbes } from './probes.ts';

async function readiness(ready: boolean, instance: string | undefined) {
  const app = fastify();
  addProbes(app, {
    metrics: createMetrics(),
    isReady: async () => ready,
    instance,
    isShop: () => false,
  });
  const reply = await app.inject('/readyz');
  return [reply.statusCode, reply.json()];
}

it('tells which start answers where one was named, ready or not, and nothing of it elsewhere', async () => {
  expect(await readiness(true, 'a1')).toEqual([200, { status: 'ready', instance: 'a1' }]);
  expect(await readiness(false, 'a1')).toEqual([503, { status: 'starting', instance: 'a1' }]);
  expect(await readiness(true, undefined)).toEqual([200, { status: 'ready' }]);
});
