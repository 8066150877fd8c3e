import type { FastifyInstance } from 'fastify';

/** Headers every reply carries; a page adds its own Content-Security-Policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
};

/** What nothing else has set: a reply that is no page may load and run nothing. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/** One year; only said over TLS, where it means something. */
export const STRICT_TRANSPORT = 'max-age=31536000';

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!reply.hasHeader(name)) reply.header(name, value);
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', NO_PAGE);
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', STRICT_TRANSPORT);
    reply.header('X-Request-Id', request.id);
  });
}
