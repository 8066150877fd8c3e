import type { IncomingMessage } from 'node:http';
import { ShopError } from '@stoa/domain';
import type { FastifyInstance } from 'fastify';

/**
 * A name or an address, and a port. A name may have letters that no name should have, and be empty or too long: then it
 * is clearly nobody's.
 */
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._\x80-\xff-]*)(?::\d*)?$/i;

/**
 * Refuses requests that do not say clearly for which host they are. Of two `Host` headers, or of one and a whole
 * address, a proxy may have read the other one, and of what is before an `@` or after a slash each reads what it likes.
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function refuseUnclearHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, host }, reply) => {
    const named = raw.headers.host ?? '';
    if (hostHeaders(raw) < 2 && HOST.test(named) && HOST.test(host ?? '') && isOfHost(raw, named)) return;
    // Nor is it clear to whom what follows on this connection belongs.
    reply.header('connection', 'close');
    throw new ShopError('invalid-input', { field: 'host' });
  });
}

/** A whole address in place of a path counts before the header, which must say the same. */
function isOfHost({ url = '' }: IncomingMessage, host: string): boolean {
  const [, ofTarget] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url) ?? [];
  return ofTarget === undefined || ofTarget.toLowerCase() === host.toLowerCase();
}

/** Node keeps the first of several as if it were the only one. */
function hostHeaders({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count;
}
