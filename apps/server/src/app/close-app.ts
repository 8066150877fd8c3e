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

/** Sends `Connection: close` with each reply from the moment the server begins to close. */
export function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
