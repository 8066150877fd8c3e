import type { FastifyInstance } from 'fastify';

/** What tells who asks: a session by its cookie, or by its token. */
const VISITOR = ['Authorization', 'Cookie'];

/**
 * Has every reply of the scope say that it depends on who asks, refusals and what nobody may keep included: what is
 * kept between us and a visitor must not be handed to another one.
 */
export function varyByVisitor(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    const said = String(reply.getHeader('vary') ?? '');
    const missing = VISITOR.filter((name) => !said.includes(name));
    if (missing.length > 0) reply.header('vary', [said, ...missing].filter((name) => name !== '').join(', '));
  });
}
