import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { parseVariant, pictureFormats } from './picture-sizes.ts';
import type { Pictures } from './pictures.ts';

/** Addresses of pictures do not change their bytes: a new picture has a new name. One year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

export interface PictureRoutes {
  /** Whether the host that was asked shows pictures of the shop with this code. Codes that are none lead nowhere. */
  readonly shows: (request: FastifyRequest, code: string) => boolean;
  readonly route?: RouteShorthandOptions;
}

/**
 * Serves `/cdn/{code}/images/products/{size}/{master}.{format}`: on the host of a shop its own, on that of the back
 * office those of every shop. PDP-017, TEN-014
 */
export function addPictureRoutes(
  app: FastifyInstance,
  pictures: Pictures,
  { shows, route = {} }: PictureRoutes,
): void {
  app.get<{ Params: { '*': string; code: string } }>(
    '/cdn/:code/images/products/*',
    route,
    async (request, reply) => {
      const { code } = request.params;
      const variant = parseVariant(request.params['*']);
      const bytes = variant && shows(request, code) ? await pictures.read(code, variant) : undefined;
      if (!variant || !bytes) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .header('cache-control', CACHE_CONTROL)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(pictureFormats[variant.format])
        .send(bytes);
    },
  );
}
