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
  // Finding a metric by its labels costs more than counting.
  const metricsOf = remembered((method: string, status: number, cache: string) => ({
    count: requests.labels({ method, status, cache }),
    time: duration.labels({ cache }),
  }));
  app.addHook('onResponse', (request, reply, done) => {
    const cache = String(reply.getHeader('x-cache') ?? 'none');
    const { count, time } = metricsOf(request.method, reply.statusCode, cache);
    count.inc();
    time.observe(reply.elapsedTime / 1000);
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
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Makes the same only once for the same arguments, of which there must be few. */
function remembered<A extends readonly (string | number)[], R>(make: (...args: A) => R): (...args: A) => R {
  const made = new Map<string, R>();
  return (...args) => {
    const name = args.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const result = make(...args);
    made.set(name, result);
    return result;
  };
}
