import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ShopError } from '@stoa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminRequest } from '../context.ts';
import { asShopError } from '../problem/sent-fault.ts';
import { adminRouter } from '../router.ts';
import { ADMIN_API } from './routes.ts';

/** What a procedure refused, by its request: whoever serves it answers all refusals in one place. */
const refusals = new WeakMap<AdminRequest, { readonly error: unknown }>();

const handler = new OpenAPIHandler(adminRouter, {
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

/**
 * Calls the procedure that a request names and sends what it answers.
 * @throws what the procedure refused, a fault of the input as a `ShopError`
 */
export async function callProcedure(
  request: FastifyRequest,
  reply: FastifyReply,
  context: AdminRequest,
): Promise<void> {
  const { matched } = await handler.handle(request, reply, { prefix: ADMIN_API, context });
  if (matched) return;
  const refused = refusals.get(context);
  // An address with an empty value in it is a route of Fastify, and none of the contract.
  throw refused ? asShopError(refused.error) : new ShopError('not-found');
}
