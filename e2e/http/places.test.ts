import { rmSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { placeAt, places, slugIssue } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import pages from '../../apps/storefront/app/routes.ts';
import { Client } from '../harness/client.ts';
import { type NotedRoute, notingRoutes } from '../harness/noted-routes.ts';
import { type OwnApp, openOwnApp } from '../harness/own-app.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';

const folder = makeTestFolder();
let own: OwnShop;
let app: OwnApp;
let routes: readonly NotedRoute[];
let visitor: Client;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  [app, routes] = await notingRoutes(() => openOwnApp(own.database.url, folder, { STOA_DEMO: '1' }));
  visitor = new Client({ port: app.port, host: new URL(own.shop.baseUrl).host });
});
afterAll(async () => {
  await app.stop(0);
  await own.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The first word of a pattern; `*` where it is a parameter. */
function firstWord(pattern: string): string {
  const [word = ''] = pattern.replace(/^\//, '').split('/');
  return /^[:*]/.test(word) ? '*' : word;
}

/** First words of pages; a layout without a path of its own has those of its children. */
const wordsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) =>
    path === undefined && !index ? wordsOf(children) : [firstWord(path ?? '')],
  );

const pageWords = new Set(wordsOf(pages));
const routeWords = () =>
  new Set(routes.filter(({ isOfOffice }) => !isOfOffice).map(({ url }) => firstWord(url)));
const placesBy = (by: string) => [...places].filter(([, place]) => place.by === by).map(([word]) => word);

describe('the table of places', () => {
  it('has the first word of each page of the storefront, and no other pages', () => {
    expect([...pageWords].sort()).toEqual(placesBy('page').sort());
  });

  it('has the first word of each route of the server on the hosts of shops, and no other routes', () => {
    const words = [...routeWords()].filter((word) => word !== '*');
    expect(words.sort()).toEqual(placesBy('route').sort());
  });

  it('lets nothing that a shop sells take a word of theirs', () => {
    const words = [...pageWords, ...routeWords()];
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter((word) => slugIssue(word) === undefined)).toEqual([]);
  });

  it('names each page that is to come as long as it has no route', () => {
    expect(placesBy('page to come').filter((word) => pageWords.has(word) || routeWords().has(word))).toEqual(
      [],
    );
  });
});

describe('the back office', () => {
  it('has its contract, the page of its app with the files of that, pictures of shops, and no other routes', () => {
    const words = new Set(routes.filter(({ isOfOffice }) => isOfOffice).map(({ url }) => firstWord(url)));
    expect([...words].sort()).toEqual(['*', 'api', 'assets', 'cdn']);
  });
});

describe.each(placesBy('page').map((word) => [word === '*' ? '/no-such-page' : `/${word}`] as const))(
  'the page at %s',
  (path) => {
    it('is kept for an audience or made for the visitor, as the table has it', async () => {
      const { headers } = await visitor.get(path, { accept: 'text/html' });
      expect(headers['x-cache'] === 'bypass').toBe(placeAt(path).kept === 'personal');
    });

    it('leads guests to the login where the table asks for somebody signed in [AUTH-507]', async () => {
      const { headers } = await visitor.get(path, { accept: 'text/html' });
      const isSent = /^\/login(?:\?|$)/.test(headers.location ?? '');
      expect(isSent).toBe(placeAt(path).access === 'login');
    });
  },
);
