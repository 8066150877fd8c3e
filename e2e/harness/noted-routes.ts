import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A route of the server as it was declared. */
export interface NotedRoute {
  readonly url: string;
  /** Whether it answers on the host of the back office alone. */
  readonly isOfOffice: boolean;
}

/** Fastify publishes each server it makes here, before anything is registered. */
const MADE = 'fastify.initialization';

/** Notes every route of the servers that are made while `work` is done. */
export async function notingRoutes<T>(work: () => Promise<T>): Promise<readonly [T, readonly NotedRoute[]]> {
  const noted: NotedRoute[] = [];
  const onMade = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url, constraints }) => {
      noted.push({ url, isOfOffice: constraints?.site === 'admin' });
    });
  };
  subscribe(MADE, onMade);
  try {
    return [await work(), noted];
  } finally {
    unsubscribe(MADE, onMade);
  }
}
