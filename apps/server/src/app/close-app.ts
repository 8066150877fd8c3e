import type { FastifyInstance } from 'fastify';

/** Milliseconds for which requests under way may still be answered. */
const PATIENCE = 4_000;

/** Milliseconds between looks for connections on which an answer has gone out, and no more is to come. */
const LOOKS_EVERY = 50;

/** Takes no more requests, answers those under way, and hangs up on whoever is not done by then. */
export async function closeApp(app: FastifyInstance, patience = PATIENCE): Promise<void> {
  const hangUp = setTimeout(() => app.server.closeAllConnections(), patience);
  // Who was being answered when it began may keep the connection though told that it closes.
  const looking = setInterval(() => app.server.closeIdleConnections(), LOOKS_EVERY);
  try {
    await app.close();
  } finally {
    clearTimeout(hangUp);
    clearInterval(looking);
  }
}

/** From the moment that the server closes, answers say that their connection does, too. */
export function closeConnectionsWhenClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
