import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>;

/** Requests whose log has an error. */
const told = new WeakSet<IncomingMessage>();

/** Makes the log of a request, which notes whether an error was written to it. */
export const requestLog: ChildLoggerFactory = (logger, bindings, options, request) => {
  const log = logger.child(bindings, options);
  const error = log.error.bind(log);
  log.error = (...line: Parameters<typeof error>) => {
    told.add(request);
    error(...line);
  };
  return log;
};

/** Said once for the whole of an outage, by whoever notices it, and counted in the metrics of turns. */
const UNAVAILABLE = 503;

/**
 * Sees to it that no answer says that the server is at fault while its log says nothing: a request that failed together
 * with others, whose cause stands with the first of them, and whatever was answered without an error.
 */
export function tellOfFaults(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, { statusCode }) => {
    if (statusCode < 500 || statusCode === UNAVAILABLE || told.has(request.raw)) return;
    const { method, url } = request;
    const path = url.split('?', 1)[0];
    request.log.error(
      { status: statusCode, method, path },
      'a request was answered as a fault that nothing of its own log explains',
    );
  });
}
