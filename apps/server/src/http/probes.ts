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
  /** Whether the server was told to stop, so that requests should go elsewhere. */
  readonly isStopping: () => boolean;
  /** What `/readyz` calls this start; undefined: nothing. */
  readonly instance: string | undefined;
  /** Whether a host is a shop's: pages there may read whatever the host answers. */
  readonly isShop: (host: string) => boolean;
  /** Whether a request has the token for the metrics; undefined: there is none. */
  readonly hasToken: ((request: FastifyRequest) => boolean) | undefined;
}

/** Addresses that are asked again and again by machines, on every host. */
export const probePaths: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * `/healthz` and `/readyz` on every host, and `/metrics` for whoever runs the server. Where there is a token it is asked
 * with that, from anywhere and under any host, since no page of a shop knows it; else from the machine itself, through
 * no proxy, under a name that is no shop's. Whoever else asks is told that nothing is there.
 */
export function addProbes(
  app: FastifyInstance,
  { metrics, isReady, isStopping, instance, isShop, hasToken }: Probes,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    const cache = String(reply.getHeader('x-cache') ?? 'none');
    metrics.countReply(request.method, reply.statusCode, cache, reply.elapsedTime / 1000);
    done();
  });

  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping', instance });
    const ready = await atMost(READY_WITHIN, isReady(), false).catch(() => false);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting', instance });
  });
  app.get('/metrics', async (request, reply) => {
    const isAllowed = hasToken ? hasToken(request) : isFromHere(request) && !isShop(request.host);
    if (!isAllowed) return reply.code(404).send();
    return reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}

/** What proxies add to the requests of others, beside `x-forwarded-…`. */
const OF_PROXIES: ReadonlySet<string> = new Set(['forwarded', 'via', 'x-real-ip']);

/**
 * Decided by the socket's own address. A proxy on this machine forwards the requests of others, so it does not count.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = Object.keys(headers).some(
    (name) => OF_PROXIES.has(name) || name.startsWith('x-forwarded-'),
  );
  return LOOPBACK.has(raw.socket.remoteAddress ?? '') && !isForwarded;
}
