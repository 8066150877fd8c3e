import { type LoadResult, measureAnswers } from './bare-sockets.ts';

export interface Load {
  readonly port: number;
  readonly path: string;
  /** As it stands in the Host header. */
  readonly host: string;
  readonly connections: number;
  /** Milliseconds. */
  readonly duration: number;
  /** Those of a browser that are not sent by all. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Asks for one address over kept-alive connections, each asking anew as soon as it is answered.
 * @throws Error when an answer is not 200 or has no end, or a connection breaks.
 */
export function runLoad({
  port,
  path,
  host,
  connections,
  duration,
  headers = {},
}: Load): Promise<LoadResult> {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Accept: text/html',
    'Accept-Encoding: gzip, deflate, br',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  const question = `${lines.join('\r\n')}\r\n\r\n`;
  const end = performance.now() + duration;
  const questions = Array.from({ length: connections }, () => question);
  return measureAnswers(port, questions, () => performance.now() < end);
}
