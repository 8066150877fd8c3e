import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { request as requestTls } from 'node:https';

export interface Ask {
  readonly port: number;
  /** As it stands in the Host header, with the port where it has one. */
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Uint8Array;
  /** Speak TLS and believe any certificate. */
  readonly tls?: boolean;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** An answer that says that the server is at fault. */
export interface Fault {
  readonly port: number;
  readonly path: string;
  readonly requestId: string;
}

/** Those since they were last taken. */
const faults: Fault[] = [];

export const takeFaults = (): readonly Fault[] => faults.splice(0);

/** What is unavailable for a moment (503) is told of once and not for each request. */
const isFault = (status: number) => status >= 500 && status !== 503;

/** One request to a server on loopback, on a connection of its own. Only a broken connection throws. */
export function ask({
  port,
  host,
  path,
  method = 'GET',
  headers = {},
  body,
  tls = false,
}: Ask): Promise<Reply> {
  const options: RequestOptions & { rejectUnauthorized?: boolean } = {
    host: '127.0.0.1',
    port,
    path,
    method,
    agent: false,
    // An empty Host header is to be sent as such.
    setHost: false,
    headers: { ...headers, host, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
    ...(tls && { rejectUnauthorized: false }),
  };
  return new Promise((resolve, reject) => {
    const sent = (tls ? requestTls : request)(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode = 0, headers: received } = response;
        if (isFault(statusCode)) faults.push({ port, path, requestId: String(received['x-request-id']) });
        resolve({ status: statusCode, headers: received, bytes, text: bytes.toString('utf8') });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
