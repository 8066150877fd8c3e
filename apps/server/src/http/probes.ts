import { atMost } from '@stoa/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Milliseconds that whoever probes will wait. */
const READY_WITHIN = 2500;

export interface Probes {
  readonly metrics: Metrics;
  /** Whether database, migrations and hosts are ready. */
  readonly isReady: () => Promise<boolean>;
  /** What `/readyz` calls this start; undefined: nothing. */
  readonly instance: string | undefined;
  /** Whether a host is a shop's: pages there may read whatever the host answers. */
  readonly isShop: (host: string) => boolean;
}

/**
 * `/healthz` and `/readyz` on every host, and `/metrics` for whoever runs the server: asked from the machine itself,
 * through no proxy, under a name that is no shop's.
 */
export function addProbes(app: FastifyInstance, { metrics, isReady, instance, isShop }: Probes): void {
  app.addHook('onResponse', (request, reply, done) => {
    const cache = String(reply.getHeader('x-cache') ?? 'none');
    metrics.countReply(request.method, reply.statusCode, cache, reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await atMost(READY_WITHIN, isReady(), false).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting', instance });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isFromHere(request) || isShop(request.host)) return reply.code(404).send();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * Decided by the socket's own address. A proxy on this machine forwards the requests of others, so it does not count.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return LOOPBACK.has(raw.socket.remoteAddress ?? '') && !isForwarded;
}
