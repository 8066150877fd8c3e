import { type AdminRequest, registerAdminApi } from '@stoa/admin-api';
import type { PlatformContext } from '@stoa/commerce';
import { t, tError } from '@stoa/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { PictureIntake } from '../files/picture-intake.ts';
import { addPictureRoutes } from '../files/picture-routes.ts';
import type { Pictures } from '../files/pictures.ts';
import { refuseForeignWriteByCookie } from '../http/same-origin.ts';
import type { HostDirectory } from '../shops/host-directory.ts';
import { onAdminHost } from './admin-host.ts';
import { officeUrl } from './office-url.ts';
import { serveApp } from './serve-app.ts';
import { clearStaffCookie, readStaffCookie, setStaffCookie } from './staff-cookie.ts';

type OfficeConfig = Pick<Config, 'adminHost' | 'trustProxy' | 'smtpUrl'>;

/** What the back office needs of the rest of the server. */
export interface OfficeServices {
  readonly platform: PlatformContext;
  readonly pictures: Pictures;
  readonly pictureIntake: PictureIntake;
  readonly hosts: Pick<HostDirectory, 'hasCode'>;
}

/**
 * Registers the back office on its own host: its contract as REST, the app that uses it, and the pictures of all shops,
 * which the app shows and may load from no other host. OPEN-002, ADM-901
 */
export function mountAdmin(app: FastifyInstance, services: OfficeServices, config: OfficeConfig): void {
  app.addHook('onRequest', async (request, reply) => {
    // Not 'no-referrer': browsers would then send no origin with a form either.
    reply.header('referrer-policy', 'same-origin');
    refuseForeignWriteByCookie(request);
  });
  app.register(async (scope) =>
    registerAdminApi(scope, {
      route: onAdminHost,
      requestOf: (request, reply) => adminRequest(services, config, request, reply),
      translator: { t, tError },
    }),
  );
  addPictureRoutes(app, services.pictures, {
    shows: (_request, code) => services.hosts.hasCode(code),
    route: onAdminHost,
  });
  app.register(async (scope) => serveApp(scope));
}

function adminRequest(
  { platform, pictureIntake }: OfficeServices,
  config: OfficeConfig,
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
    pictures: pictureIntake(request),
    sendsMail: config.smtpUrl !== undefined,
  };
}
