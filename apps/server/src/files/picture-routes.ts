import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseVariant, pictureFormats } from './picture-sizes.ts';
import type { Pictures } from './pictures.ts';

/** Addresses of pictures do not change their bytes: a new picture has a new name. One year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** Serves `/cdn/{code}/images/products/{size}/{master}.{format}` of the shop the host belongs to. PDP-017, TEN-014 */
export function addPictureRoutes(
  app: FastifyInstance,
  pictures: Pictures,
  shopCodeOf: (request: FastifyRequest) => string | undefined,
): void {
  app.get<{ Params: { '*': string; code: string } }>(
    '/cdn/:code/images/products/*',
    async (request, reply) => {
      const variant = parseVariant(request.params['*']);
      const shopCode = request.params.code === shopCodeOf(request) ? request.params.code : undefined;
      const bytes = variant && shopCode !== undefined ? await pictures.read(shopCode, variant) : undefined;
      if (!variant || !bytes) return reply.code(404).header('cache-control', 'no-store').send();
      return reply
        .header('cache-control', CACHE_CONTROL)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type(pictureFormats[variant.format])
        .send(bytes);
    },
  );
}
