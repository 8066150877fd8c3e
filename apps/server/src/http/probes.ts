import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface Probes {
  /** Whether database, migrations and hosts are ready. */
  readonly isReady: () => Promise<boolean>;
}

/** `/healthz`, `/readyz` and `/metrics`: for whoever runs the server, on every host. */
export function addProbes(app: FastifyInstance, { isReady }: Probes): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'stoa_http_requests_total',
    help: 'Requests answered',
    labelNames: ['method', 'status', 'cache'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'stoa_http_request_seconds',
    help: 'Time to the last byte handed over',
    labelNames: ['cache'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const cache = String(reply.getHeader('x-cache') ?? 'none');
    requests.inc({ method: request.method, status: reply.statusCode, cache });
    duration.observe({ cache }, reply.elapsedTime / 1000);
  });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting' });
  });
  app.get('/metrics', async (request, reply) => {
    // The socket's own address: what a proxy claims does not count here.
    if (!LOOPBACK.has(request.raw.socket.remoteAddress ?? '')) return reply.code(404).send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
