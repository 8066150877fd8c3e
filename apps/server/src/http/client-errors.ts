import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { restError, toRefusal } from '@stoa/api';
import { type ErrorCode, errorCatalogue, type MessageDescriptor, msg, ShopError } from '@stoa/domain';
import { t, tError } from '@stoa/messages';
import { isWaitedFor } from './patience.ts';

/** What Node finds wrong with a request before there is one. */
interface ClientError extends Error {
  readonly code?: string;
}

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';

const refusals: Readonly<Record<string, readonly [ErrorCode, MessageDescriptor]>> = {
  [TOO_SLOW]: ['request-timeout', msg('request.too_slow')],
  HPE_HEADER_OVERFLOW: ['head-too-large', msg('request.head_too_large')],
};

/**
 * Answers what could not be read as a request of HTTP, in the one shape of refusals, and closes the connection: a head
 * that is too large, one that does not come, and what is no HTTP at all. ERR-007
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  // There is nobody to answer any more.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (error.code === TOO_SLOW && isWaitedFor(socket)) return;
  const [code, reason] = refusals[error.code ?? ''] ?? ['invalid-input', msg('request.unreadable')];
  const { status } = errorCatalogue[code];
  const body = JSON.stringify(restError(toRefusal({ t, tError }, new ShopError(code, { reason }))));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
