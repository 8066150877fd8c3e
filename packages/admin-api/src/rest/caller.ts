import { OpenAPIHandler } from '@orpc/openapi/fastify';
import type { Router } from '@orpc/server';
import { ShopError } from '@stoa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminRequest } from '../context.ts';
import { asShopError } from '../problem/sent-fault.ts';
import { ADMIN_API } from './routes.ts';

/**
 * Calls the procedure that a request names and sends what it answers. Only what the contract tells is sent; an answer
 * that lacks something of it, or has it otherwise, is a fault of ours. ADM-901
 * @throws what the procedure refused, a fault of the input as a `ShopError`
 */
export type Caller = (request: FastifyRequest, reply: FastifyReply, context: AdminRequest) => Promise<void>;

/** Makes the caller of these procedures. */
export function callerOf(router: Router<Record<never, never>, AdminRequest>): Caller {
  /** What a procedure refused, by its request: whoever serves it answers all refusals in one place. */
  const refusals = new WeakMap<AdminRequest, { readonly error: unknown }>();
  const handler = new OpenAPIHandler<AdminRequest>(router, {
    interceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          refusals.set(context, { error });
          return { matched: false, response: undefined };
        }
      },
    ],
  });
  return async (request, reply, context) => {
    const { matched } = await handler.handle(request, reply, { prefix: ADMIN_API, context });
    if (matched) return;
    const refused = refusals.get(context);
    // An address with an empty value in it is a route of Fastify, and none of the contract.
    throw refused ? asShopError(refused.error) : new ShopError('not-found');
  };
}
