import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { ExitError } from '../postgres/index.ts';
import { progress } from './progress.ts';

/**
 * Opens the server on the port and host of the settings and returns the port: for port 0 the machine chooses a free
 * one, which is told at once.
 * @throws ExitError when the port is another's, or the host no address of this machine.
 */
export async function listen(app: FastifyInstance, { port, host }: Config): Promise<number> {
  const address = await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      throw new ExitError(`Port ${port} is in use; stop what runs there or set PORT to another number.`);
    }
    if (error.code !== 'ENOTFOUND' && error.code !== 'EAI_AGAIN' && error.code !== 'EADDRNOTAVAIL')
      throw error;
    throw new ExitError(
      `HOST is ${host}, which is no address of this machine; set it to one, such as 127.0.0.1.`,
    );
  });
  if (port !== 0) return port;
  const chosen = Number(new URL(address).port);
  progress.note(`Listening on port ${chosen}`);
  return chosen;
}
