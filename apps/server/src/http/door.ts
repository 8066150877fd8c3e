import { createServer, type ServerOptions } from 'node:http';
import { describeError, type Log } from '@stoa/commerce';
import type { FastifyServerFactory } from 'fastify';

/**
 * Makes the HTTP server under Fastify. What Fastify throws while it looks for the route reaches no handler of errors:
 * uncaught, it would end the process and every shop in it. Here it is logged and ends only the request. Nothing else
 * stands before Fastify; what it says of malformed requests is in `errors.ts`.
 */
export function guardedServer(options: ServerOptions, log: Pick<Log, 'error'>): FastifyServerFactory {
  return (handle) =>
    createServer(options, (request, response) => {
      try {
        handle(request, response);
      } catch (error) {
        log.error({ error: describeError(error) }, 'a request was stumbled over');
        // A reply that has begun can't be replaced.
        if (response.headersSent) response.destroy();
        else response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
      }
    });
}
