import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { answerCalls } from '../lib/own-process.ts';

/** What to send to everybody, `body` in base64. */
export interface BarePage {
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

export interface BareState {
  readonly port: number;
  /** Seconds of processor time since the start. */
  readonly cpu: number;
}

let page: { headers: OutgoingHttpHeaders; body: Buffer } | undefined;

/** The floor of a cached page: Node's server alone, which knows one answer. */
const server = createServer((_request, response) => {
  response.writeHead(200, page?.headers);
  response.end(page?.body);
});

async function listen(): Promise<void> {
  if (server.listening) return;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

answerCalls(async (given: Partial<BarePage>): Promise<BareState> => {
  if (given.headers && given.body) page = { headers: given.headers, body: Buffer.from(given.body, 'base64') };
  await listen();
  const address = server.address();
  const { user, system } = process.cpuUsage();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    cpu: (user + system) / 1e6,
  };
});
