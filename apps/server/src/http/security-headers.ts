import type { FastifyInstance } from 'fastify';

/** The default policy: a reply that is no page may load and run nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** Headers every reply carries, by their names on the wire; a page adds its own Content-Security-Policy. */
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': NO_PAGE,
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};

/** One year; sent only over TLS, where it has an effect. */
const STRICT_TRANSPORT = 'max-age=31536000';

export function addSecurityHeaders(app: FastifyInstance): void {
  const everywhere = Object.entries(SECURITY_HEADERS);
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of everywhere) if (!reply.hasHeader(name)) reply.header(name, value);
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
    reply.header('x-request-id', request.id);
  });
}
