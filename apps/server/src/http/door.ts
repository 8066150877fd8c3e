import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { describeError, type Log } from '@stoa/commerce';

/** Answers a request by itself, or says that it does not. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets `front` have every request first; what it does not answer goes to the server's own handler. Whatever either
 * of them throws is written to the log and ends the request alone: uncaught, it would end the process.
 */
export function guardDoor(server: Server, front: Front, log: Pick<Log, 'error'>): void {
  const [next, ...others] = server.listeners('request');
  if (next === undefined || others.length > 0) throw new Error('a server has one handler');
  const report = (error: unknown) =>
    log.error({ error: describeError(error) }, 'a request was stumbled over');
  const isAnswered: Front = (request, response) => {
    try {
      return front(request, response);
    } catch (error) {
      report(error);
      // What was begun can't be begun anew.
      if (response.headersSent) response.destroy();
      return response.destroyed;
    }
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (isAnswered(request, response)) return;
    try {
      Reflect.apply(next, server, [request, response]);
    } catch (error) {
      report(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
    }
  });
}

/** Where nothing is at hand before the server's own handler. */
export const noFront: Front = () => false;
