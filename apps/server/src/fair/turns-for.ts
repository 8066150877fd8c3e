import type { Shop } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Turns } from './turns.ts';

/** Does the work of a request when its turn comes. @throws ShopError when it does not come */
export type InTurn = <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>) => Promise<T>;

/** Gives requests their turns by the shop they are for. A client that disconnects leaves the queue. */
export function turnsFor(turns: Turns, shopOf: (request: FastifyRequest) => Shop): InTurn {
  return (request, reply, work) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort(new ShopError('unavailable')));
    return turns.run(shopOf(request).id, work, gone.signal);
  };
}
