import { type AdminRequest, registerAdminApi } from '@stoa/admin-api';
import type { PlatformContext } from '@stoa/commerce';
import { t, tError } from '@stoa/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { refuseForeignWriteByCookie } from '../http/same-origin.ts';
import { onAdminHost } from './admin-host.ts';
import { officeUrl } from './office-url.ts';
import { serveApp } from './serve-app.ts';
import { clearStaffCookie, readStaffCookie, setStaffCookie } from './staff-cookie.ts';

/** Registers the back office on its own host: its contract as REST, and the app that uses it. OPEN-002, ADM-901 */
export function mountAdmin(
  app: FastifyInstance,
  platform: PlatformContext,
  config: Pick<Config, 'adminHost' | 'trustProxy' | 'smtpUrl'>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    // Not 'no-referrer': browsers would then send no origin with a form either.
    reply.header('referrer-policy', 'same-origin');
    refuseForeignWriteByCookie(request);
  });
  app.register(async (scope) =>
    registerAdminApi(scope, {
      route: onAdminHost,
      requestOf: (request, reply) => adminRequest(platform, config, request, reply),
      translator: { t, tError },
    }),
  );
  app.register(async (scope) => serveApp(scope));
}

function adminRequest(
  platform: PlatformContext,
  config: Pick<Config, 'adminHost' | 'trustProxy' | 'smtpUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
): AdminRequest {
  return {
    platform: { ...platform, log: request.log },
    session: {
      token: readStaffCookie(request),
      begin: (token) => setStaffCookie(request, reply, token),
      end: () => clearStaffCookie(request, reply),
    },
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    officeUrl: officeUrl(config, request.raw.socket.localPort ?? 0),
    sendsMail: config.smtpUrl !== undefined,
  };
}
