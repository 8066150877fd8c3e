import cookie from '@fastify/cookie';
import type { Shop } from '@stoa/commerce';
import type { StorefrontBuild } from '@stoa/storefront';
import fastify from 'fastify';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { addErrorHandling } from '../http/errors.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { TagVersions } from '../page-cache/tag-versions.ts';
import { mountPages } from './mount-pages.ts';

const nothing = () => undefined;

const harbor: Shop = {
  id: 'harbor',
  code: 'harbor',
  name: 'Harbor',
  type: 'essential',
  industry: 'general',
  currency: 'USD',
  locale: 'en-US',
  timeZone: 'UTC',
  baseUrl: 'http://harbor.test',
  ownSellerId: undefined,
};

/** A storefront in which no page can be drawn, nor what stands for one that failed. */
const failing: StorefrontBuild = {
  entry: {
    module: {
      default: () => Promise.reject(new Error('secret')),
      handleError: nothing,
      renderDocument: () => Promise.reject(new Error('secret')),
      createRequestContext: () => new RouterContextProvider(),
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial', manifestPath: '' },
  future: {} as StorefrontBuild['future'],
};

it.each([
  ['a guest', {}],
  ['who is signed in', { 'stoa-session': 'abc' }],
])(
  'where the error page itself fails, %s is told so, and led home [ERR-008, ERR-009, TEN-010]',
  async (_who, cookies: Record<string, string>) => {
    const versions = new TagVersions();
    const app = fastify();
    addErrorHandling(app);
    await app.register(cookie);
    await app.register(async (scope) =>
      mountPages(scope, {
        build: async () => failing,
        mode: 'production',
        cache: new PageCache({
          versions,
          now: () => 0,
          freshFor: 60_000,
          keptFor: 60_000,
          maxBytes: 1_000_000,
          onRenewalError: nothing,
        }),
        inTurn: (_request, _reply, work) => work(),
        inTurnForAll: (_shopId, work) => work(),
        shopOf: () => harbor,
        onHit: nothing,
        visitorOf: () => ({
          origin: 'http://harbor.test',
          audience: async () => ({ status: 'verified', group: 'retail' }),
          // Nobody reads it: no page is drawn.
          storefront: async () => ({}) as never,
        }),
      }),
    );
    const { statusCode, headers, body } = await app.inject({
      url: '/',
      headers: { accept: 'text/html' },
      cookies,
    });
    await app.close();
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('An error occurred while showing the error page');
    expect(body).toMatch(/<a href="\/">[^<]+<\/a>/);
    expect(body).not.toContain('secret');
  },
);
