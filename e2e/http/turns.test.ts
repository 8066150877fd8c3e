import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ownTurns } from '../../apps/server/src/fair/route-turns.ts';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { Client } from '../harness/client.ts';
import { type OwnApp, openOwnApp } from '../harness/own-app.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

const folder = makeTestFolder();
let own: OwnShop;
let app: OwnApp;
let visitor: Client;
beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  app = await openOwnApp(own.database.url, folder);
  visitor = new Client({ port: app.port, host: new URL(own.shop.baseUrl).host });
});
afterAll(async () => {
  await app.stop(0);
  await own.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every route that is listed to do without a turn of its own is one', () => {
  expect([...ownTurns.keys()].filter((url) => !app.hasRoute(url))).toEqual([]);
});

describe('while all places of a shop are taken', () => {
  const waiting = () =>
    app.services.turns.figures().find(({ shopId }) => shopId === own.shop.id)?.waiting ?? 0;

  /** Takes the places of the shop until what is done meanwhile has ended. */
  async function whileTaken(work: () => Promise<void>): Promise<void> {
    const over = Promise.withResolvers<void>();
    const taken = [1, 2].map(() => app.services.turns.run(own.shop.id, () => over.promise));
    try {
      await work();
    } finally {
      over.resolve();
      await Promise.all(taken);
    }
  }

  it.each([
    '/',
    '/search?q=mug',
    '/checkout/cart',
    '/api/countries',
    '/api/nothing',
    '/api-graphql?query={__typename}',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemap/pages-1.xml',
    '/feeds/google.xml',
    '/no-such-page',
  ])('%s waits', async (path) => {
    let asked: Promise<{ readonly status: number }> | undefined;
    await whileTaken(async () => {
      asked = visitor.get(path);
      await until('the request waits', async () => (waiting() > 0 ? true : undefined));
    });
    expect((await asked)?.status).toBeLessThan(500);
    expect(waiting()).toBe(0);
  });

  it.each(['/healthz', '/cdn/nothing/images/products/large/none.webp'])('%s is answered', async (path) => {
    await whileTaken(async () => {
      expect((await visitor.get(path)).status).toBeLessThan(500);
    });
  });
});
