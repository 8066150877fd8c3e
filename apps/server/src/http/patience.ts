import type { ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

/** The time limits for clients, in milliseconds. */
interface Patience {
  /** For the head of a request. */
  readonly head: number;
  /** For a request with its body; a form from a telephone with a poor connection is there long before. */
  readonly whole: number;
  /** The interval of the check for expired requests. */
  readonly looksEvery: number;
}

export const usualPatience: Patience = { head: 10_000, whole: 20_000, looksEvery: 1_000 };

/** The keep-alive time in milliseconds: longer than that of common load balancers. */
const KEPT_ALIVE = 72_000;

/** Answers clients that send too slowly with 408: they would hold connections for as long as they like. */
export function letGoSlow({ head, whole, looksEvery }: Patience): ServerOptions {
  return {
    requestTimeout: whole,
    headersTimeout: head,
    connectionsCheckingInterval: looksEvery,
    keepAliveTimeout: KEPT_ALIVE,
    // Requests without a body are not read: reading costs a fifth of sending a cached page.
    optimizeEmptyRequests: true,
  };
}

/** Connections over which something large arrives. */
const waitedFor = new WeakSet<Socket>();

/**
 * Does work that reads what arrives over a connection, and may take longer than others have: it has a limit of its own.
 */
export async function waitingLonger<Result>(socket: Socket, work: () => Promise<Result>): Promise<Result> {
  waitedFor.add(socket);
  try {
    return await work();
  } finally {
    // The next request over it is one as any other.
    waitedFor.delete(socket);
  }
}

/** Whether something large arrives over a connection. The server tells once of each request that it takes long. */
export const isWaitedFor = (socket: Socket): boolean => waitedFor.has(socket);
