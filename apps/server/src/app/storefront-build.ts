import { fileURLToPath } from 'node:url';
import type { StorefrontBuild } from '@stoa/storefront';
import type { FastifyInstance } from 'fastify';

const root = fileURLToPath(new URL('../../../storefront/', import.meta.url));

/** Where the built scripts, styles and fonts are. */
export const clientFolder = `${root}build/client`;

const isBuild = (module: unknown): module is StorefrontBuild =>
  typeof module === 'object' && module !== null && 'entry' in module && 'routes' in module;

function asBuild(module: unknown): StorefrontBuild {
  if (!isBuild(module)) throw new Error('the storefront is not built as this server expects it');
  return module;
}

/** Returns the storefront as `npm start` built it. */
export function builtStorefront(): () => Promise<StorefrontBuild> {
  const build = import(`${root}build/server/index.js`).then(asBuild);
  return () => build;
}

/** Returns the storefront from its sources, with hot reload through the server's own port. */
export async function developedStorefront(app: FastifyInstance): Promise<() => Promise<StorefrontBuild>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    const { pathname } = new URL(request.url, 'http://vite');
    if (!/^\/(@|app\/|node_modules\/|packages\/|__)/.test(pathname)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  return async () => asBuild(await vite.ssrLoadModule('virtual:react-router/server-build'));
}
