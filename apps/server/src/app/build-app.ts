import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import serveFiles from '@fastify/static';
import { type EndedVisit, registerRest, type Translator } from '@stoa/api';
import type { Shop } from '@stoa/commerce';
import { t, tError } from '@stoa/messages';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { adminSite } from '../admin/admin-host.ts';
import { mountAdmin } from '../admin/mount-admin.ts';
import type { Config } from '../config.ts';
import { addTurns } from '../fair/route-turns.ts';
import { addTurnMetrics } from '../fair/turn-metrics.ts';
import { turnsFor } from '../fair/turns-for.ts';
import { addGoogleFeedRoute } from '../feeds/google-feed-route.ts';
import { addPictureRoutes } from '../files/picture-routes.ts';
import { refuseUnclearHosts } from '../http/clear-host.ts';
import { answerClientError } from '../http/client-errors.ts';
import { guardedServer } from '../http/door.ts';
import { addErrorHandling, answerError } from '../http/errors.ts';
import { readWebSchemes, trustOf } from '../http/forwarded.ts';
import { logOptions } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { bearsToken } from '../http/metrics-token.ts';
import { letGoSlow, usualPatience } from '../http/patience.ts';
import { addProbes } from '../http/probes.ts';
import { BODY_LIMIT } from '../http/read-body.ts';
import { refuseForeignWrite } from '../http/same-origin.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { addShopMetrics } from '../http/shop-metrics.ts';
import { isOfThisMachine } from '../http/this-machine.ts';
import { sendToHttps, toHttps } from '../http/to-https.ts';
import { tellOfFaults } from '../http/told-faults.ts';
import { varyByVisitor } from '../http/vary.ts';
import { addJobMetrics } from '../jobs/job-metrics.ts';
import { addMailViewer } from '../mail/mail-viewer.ts';
import { addCacheMetrics } from '../page-cache/cache-metrics.ts';
import { mountPages } from '../pages/mount-pages.ts';
import { addSearchMetrics } from '../search/search-metrics.ts';
import { addRobotsRoute, asksClosedRobots, sendClosedRobots } from '../seo/robots-routes.ts';
import { addSitemapRoutes } from '../seo/sitemap-routes.ts';
import { sendShopFailure } from '../shops/shop-failure-page.ts';
import { closeConnectionsWhenStopping } from './close-app.ts';
import { contractWith } from './contract.ts';
import { mountGraphql } from './mount-graphql.ts';
import { RequestScope } from './request-scope.ts';
import type { Services } from './services.ts';
import { builtStorefront, clientFolder, developedStorefront } from './storefront-build.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The shop the host belongs to; set before any route of a shop runs, and where it is closed or led elsewhere. */
    shop: Shop | undefined;
  }
}

const translator: Translator = { t, tError };

/** Builds the HTTP server: back office, hosts, contract, pages, pictures, probes. */
export async function buildApp(
  config: Config,
  services: Services,
  patience = usualPatience,
): Promise<FastifyInstance> {
  const app = fastify({
    ...logOptions(config.logLevel),
    bodyLimit: BODY_LIMIT,
    serverFactory: guardedServer(letGoSlow(patience), services.log),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    trustProxy: config.trustProxy ?? false,
    routerOptions: {
      maxParamLength: 2048,
      ignoreTrailingSlash: false,
      constraints: adminSite(config.adminHost, trustOf(config.trustProxy)),
    },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  // A request without a body never emits its end, so a body parser would wait for ever.
  app.addHook('preParsing', async ({ raw }, _reply, payload) =>
    raw.readableEnded ? Readable.from([]) : payload,
  );
  closeConnectionsWhenStopping(app);
  refuseUnclearHosts(app);
  // Headers about TLS depend on it.
  readWebSchemes(app);
  app.decorateRequest('shop', undefined);
  await app.register(cookie);
  addSecurityHeaders(app);
  addErrorHandling(app);
  tellOfFaults(app);
  const metrics = createMetrics();
  const { codeOf } = services.hosts;
  addTurnMetrics(metrics.registry, () => services.turns.figures(), codeOf);
  addSearchMetrics(metrics.registry, () => services.search.figures(), codeOf);
  addJobMetrics(metrics.registry, services);
  addCacheMetrics(metrics.registry, services.cache, services.results);
  addProbes(app, {
    metrics,
    isReady: () => isReady(services),
    isStopping: () => app.isStopping,
    hasToken: config.metricsToken === undefined ? undefined : bearsToken(config.metricsToken),
    instance: config.instance,
    isShop: (host) => services.hosts.resolve(host, '/').kind !== 'not-found',
  });
  const countForShop = addShopMetrics(metrics.registry, codeOf);
  app.addHook('onResponse', async ({ shop }, { statusCode, elapsedTime }) => {
    if (shop) countForShop(shop.id, statusCode, elapsedTime / 1000);
  });
  await app.register(async (admin) => {
    leadAdminToHttps(admin, config);
    mountAdmin(admin, services, config);
  });
  await app.register(async (shops) => mountShops(shops, config, services));
  return app;
}

/** Its setting names no scheme: behind a proxy it is at https, but under a name that leads to this machine itself. */
function leadAdminToHttps(app: FastifyInstance, { adminHost, trustProxy }: Config): void {
  if (isOfThisMachine(adminHost)) return;
  const trusts = trustOf(trustProxy);
  app.addHook('onRequest', async (request, reply) => {
    const secure = toHttps(request, `https://${adminHost}`, trusts);
    if (secure !== undefined) return sendToHttps(reply, secure);
  });
}

async function isReady({ started, hosts, db }: Services): Promise<boolean> {
  if (!started || !hosts.ready) return false;
  await db.pool.query('select 1');
  return true;
}

/** Returns the shop the request's host belongs to; the hook has seen to it that there is one. */
function shopOf(request: FastifyRequest): Shop {
  if (request.shop === undefined) throw new Error('a route of a shop runs without its shop');
  return request.shop;
}

/** Registers the routes of shops; requests for unknown and closed shops are refused before they reach one. */
async function mountShops(app: FastifyInstance, config: Config, services: Services): Promise<void> {
  const trusts = trustOf(config.trustProxy);
  app.addHook('onRequest', async (request, reply) => {
    const found = services.hosts.resolve(request.host, request.url);
    if (found.kind !== 'not-found') request.shop = found.shop;
    if (found.kind === 'redirect') return reply.redirect(found.location, 302);
    if (asksClosedRobots(request, found)) return sendClosedRobots(reply);
    if (found.kind !== 'found') return sendShopFailure(request, reply, found);
    const secure = toHttps(request, found.shop.baseUrl, trusts);
    if (secure !== undefined) return sendToHttps(reply, secure);
    refuseForeignWrite(request);
  });

  const inTurn = turnsFor(services.turns, shopOf);
  addTurns(app, inTurn);
  const build = config.development ? await developedStorefront(app) : builtStorefront();
  const contract = contractWith(build);
  addPictureRoutes(app, services.pictures, { shows: ({ shop }, code) => shop?.code === code });
  addSitemapRoutes(app, services, shopOf);
  addRobotsRoute(app, shopOf);
  addGoogleFeedRoute(app, services, shopOf);
  const scopeOf = (request: FastifyRequest, reply: FastifyReply) => {
    return new RequestScope(services, contract, shopOf(request), request, reply);
  };
  const apiOf = (request: FastifyRequest, reply: FastifyReply, ended?: EndedVisit) =>
    scopeOf(request, reply).api(ended);
  await app.register(async (scope) => {
    varyByVisitor(scope);
    await mountGraphql(scope, apiOf, inTurn, translator);
  });
  await app.register(async (scope) => {
    varyByVisitor(scope);
    registerRest(scope, apiOf, translator);
  });

  if (config.demo) addMailViewer(app, services.platform, shopOf, (shop) => services.demoShops.has(shop.id));

  if (!config.development) {
    await app.register(serveFiles, {
      root: `${clientFolder}/assets`,
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      preCompressed: true,
      wildcard: false,
    });
  }
  await app.register(async (scope) => {
    varyByVisitor(scope);
    mountPages(scope, {
      build,
      mode: config.development ? 'development' : 'production',
      cache: services.cache,
      inTurn,
      inTurnForAll: (shopId, work) => services.turns.run(shopId, work),
      shopOf,
      onHit: (shop, url) => services.searches.noteKept(shop, url),
      visitorOf: (request, reply) => scopeOf(request, reply).page(),
    });
  });
}
