import { createServer, type ServerOptions } from 'node:http';
import { describeError, type Log } from '@stoa/commerce';
import type { FastifyServerFactory } from 'fastify';

/**
 * Makes the server under Fastify, which is handed every request as it comes. What Fastify throws while it looks for
 * the route reaches no handler of errors: uncaught, it would end the process and every shop in it. Here it is written
 * to the log and ends the request alone. Nothing else stands before Fastify; what it says of malformed requests is in
 * `errors.ts`.
 */
export function guardedServer(options: ServerOptions, log: Pick<Log, 'error'>): FastifyServerFactory {
  return (handle) =>
    createServer(options, (request, response) => {
      try {
        handle(request, response);
      } catch (error) {
        log.error({ error: describeError(error) }, 'a request was stumbled over');
        // What was begun can't be begun anew.
        if (response.headersSent) response.destroy();
        else response.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
      }
    });
}
