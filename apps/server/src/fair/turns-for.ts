import type { InTurn } from '@stoa/api';
import type { Shop } from '@stoa/commerce';
import { ShopError } from '@stoa/domain';
import type { FastifyRequest } from 'fastify';
import type { Turns } from './turns.ts';

/** Gives requests their turns by the shop they are for. A client that disconnects leaves the queue. */
export function turnsFor(turns: Turns, shopOf: (request: FastifyRequest) => Shop): InTurn {
  return (request, reply, work) => {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort(new ShopError('unavailable')));
    return turns.run(shopOf(request).id, work, gone.signal);
  };
}
