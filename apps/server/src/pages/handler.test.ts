import type { StorefrontBuild } from '@stoa/storefront';
import fastify from 'fastify';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { addErrorHandling } from '../http/errors.ts';
import { PageCache } from '../page-cache/page-cache.ts';
import { RenderRecord } from '../page-cache/render-record.ts';
import { TagBoard } from '../page-cache/tags.ts';
import { pagesHandler } from './handler.ts';

const nothing = () => undefined;

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
  ...{ basename: '/', publicPath: '/', assetsBuildDirectory: '', ssr: true, isSpaMode: false },
  ...{
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '' },
    future: {} as StorefrontBuild['future'],
  },
};

it.each([
  ['a guest', false],
  ['who is signed in', true],
])(
  'where the error page itself fails, %s is told so, and led home [ERR-008, ERR-009, TEN-010]',
  async (_who, signedIn) => {
    const board = new TagBoard();
    const app = fastify();
    addErrorHandling(app);
    const servePage = pagesHandler({
      ...{ build: async () => failing, mode: 'production', isClosing: () => false },
      cache: new PageCache({
        ...{ board, now: Date.now, freshFor: 60_000, keptFor: 60_000, maxBytes: 1_000_000 },
        onRenewalError: nothing,
      }),
      newRecord: () => new RenderRecord(),
      ...{ inTurn: (_request, _reply, work) => work(), inTurnForAll: (_shopId, work) => work() },
    });
    const visitor = { shopId: 'harbor', signedIn, ageAnswer: '', preferredSeller: '' } as const;
    app.get('/', (request, reply) =>
      servePage(request, reply, {
        ...{ ...visitor, origin: 'http://harbor.test' },
        // Nobody reads it: no page is drawn.
        storefront: async () => ({}) as never,
      }),
    );
    const { statusCode, headers, body } = await app.inject({ url: '/', headers: { accept: 'text/html' } });
    await app.close();
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(body).toContain('An error occurred while showing the error page');
    expect(body).toMatch(/<a href="\/">[^<]+<\/a>/);
    expect(body).not.toContain('secret');
  },
);
