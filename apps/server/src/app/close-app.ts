import type { FastifyInstance } from 'fastify';

/** Milliseconds for which requests under way may still be answered; what runs us kills after about as long. */
const PATIENCE = 25_000;

/** Takes no more requests, answers those under way, and hangs up on whoever is not done by then. */
export async function closeApp(app: FastifyInstance, patience = PATIENCE): Promise<void> {
  const hangUp = setTimeout(() => app.server.closeAllConnections(), patience);
  try {
    await app.close();
  } finally {
    clearTimeout(hangUp);
  }
}
