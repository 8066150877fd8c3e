import { within } from '@stoa/domain';
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests under way have to complete. */
const PATIENCE = 4_000;

/** Milliseconds between checks for connections that became idle. */
const LOOKS_EVERY = 50;

/**
 * Accepts no more requests, lets those under way complete, and closes the connections that are left after the time
 * limit.
 */
export async function closeApp(app: FastifyInstance, patience = PATIENCE): Promise<void> {
  // A client whose request was under way may keep its connection open although the reply says that it closes.
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOKS_EVERY);
  try {
    await within(patience, Promise.resolve(app.close()), () => app.server.closeAllConnections());
  } finally {
    clearInterval(looking);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether it was told to stop: it drains, or it closes. */
    isStopping: boolean;
  }
}

/** Has the server say that it stops, in `/readyz` and by closing connections; all else is served as before. */
export function beginToStop(app: FastifyInstance): void {
  app.isStopping = true;
}

/**
 * Sends `Connection: close` with each reply once the server is about to stop, so that proxies open their next
 * connection elsewhere: one that they keep could be closed in the moment in which they send a request over it.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  app.decorate('isStopping', false);
  app.addHook('preClose', async () => beginToStop(app));
  app.addHook('onSend', async (_request, reply) => {
    if (app.isStopping) reply.header('connection', 'close');
  });
}
