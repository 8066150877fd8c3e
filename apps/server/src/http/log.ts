import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describeError } from '@stoa/commerce';
import { errorLike } from '@stoa/domain';
import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { probePaths } from './probes.ts';
import { requestLog } from './told-faults.ts';

/** Headers and addresses that must not be logged. */
const REDACTED = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'];

/** A request id a proxy may hand on; anything else is replaced. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Structured logs, one JSON line an event, each with the id that the reply also carries. */
export function logOptions(
  level: string,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController' | 'childLoggerFactory'> {
  return {
    logger:
      level === 'silent'
        ? false
        : {
            level,
            redact: [...REDACTED],
            serializers: {
              err: described,
              req: ({ method, host, url }) => ({ method, host, url: withoutQuery(url) }),
            },
          },
    ...(level !== 'silent' && { childLoggerFactory: requestLog }),
    logController: new RequestLog({ disableRequestLogging: !logsRequests(level) }),
    genReqId: requestId,
  };
}

/** Tells whether every request leaves a line in the log. */
const logsRequests = (level: string) => level === 'info' || level === 'debug';

/**
 * Two lines a request, and none of a probe, which machines ask again and again; one of a probe that was refused or
 * failed.
 */
class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest, reply: FastifyReply): void {
    if (!isProbe(request)) super.incomingRequest(request, reply);
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    if (error || !isProbe(request)) super.requestCompleted(error, request, reply);
    else if (reply.statusCode >= 400)
      reply.log.info({ req: request, res: reply, responseTime: reply.elapsedTime }, 'probe failed');
  }
}

const isProbe = ({ routeOptions }: FastifyRequest) => probePaths.has(routeOptions.url);

/** The prefix of this process' request ids. They are no secrets, so they may be guessable. */
const PROCESS = randomBytes(9).toString('base64url');
let requests = 0;

/** Returns the id a proxy gave the request, or a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : `${PROCESS}-${++requests}`;
}

/** Serialises errors as pino does, without secrets and without their other members. */
function described(error: unknown) {
  const stack = describeError(error);
  return { type: errorLike(error)?.name ?? typeof error, message: stack.split('\n', 1)[0] ?? '', stack };
}

/** Query strings are not logged: they hold tokens and search terms. */
const withoutQuery = (url: string) => url.split('?', 1)[0] ?? '';
