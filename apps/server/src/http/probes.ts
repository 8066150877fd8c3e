import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export interface Probes {
  readonly metrics: Metrics;
  /** Whether database, migrations and hosts are ready. */
  readonly isReady: () => Promise<boolean>;
}

/** `/healthz`, `/readyz` and `/metrics`: for whoever runs the server, on every host. */
export function addProbes(app: FastifyInstance, { metrics, isReady }: Probes): void {
  app.addHook('onResponse', (request, reply, done) => {
    const cache = String(reply.getHeader('x-cache') ?? 'none');
    metrics.countReply(request.method, reply.statusCode, cache, reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting' });
  });
  app.get('/metrics', async (request, reply) => {
    // The socket's own address: what a proxy claims does not count here.
    if (!LOOPBACK.has(request.raw.socket.remoteAddress ?? '')) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}
