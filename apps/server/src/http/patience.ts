import type { ServerOptions } from 'node:http';

/** How long whoever asks may take, in milliseconds. */
interface Patience {
  /** For the head of a request. */
  readonly head: number;
  /** For a request with its body; a form from a telephone with a poor connection is there long before. */
  readonly whole: number;
  /** How often is looked for those whose time is over: they are let go at most this much later. */
  readonly looksEvery: number;
}

export const usualPatience: Patience = { head: 10_000, whole: 20_000, looksEvery: 1_000 };

/** Milliseconds for which a connection waits for its next request: more than balancers in front of us wait. */
const KEPT_ALIVE = 72_000;

/** Lets go whoever sends slowly, with 408: they would hold a connection for as long as they like. */
export function letGoSlow({ head, whole, looksEvery }: Patience): ServerOptions {
  return {
    requestTimeout: whole,
    headersTimeout: head,
    connectionsCheckingInterval: looksEvery,
    keepAliveTimeout: KEPT_ALIVE,
    // What has no body is not read: a fifth of what it costs to send a page that is at hand.
    optimizeEmptyRequests: true,
  };
}
