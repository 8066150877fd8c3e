import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { recordChanges } from '../../packages/commerce/src/testing/changes.ts';
import { type OwnApp, openOwnApp } from '../harness/own-app.ts';
import { pageChanges } from '../harness/page-changes.ts';
import { openPagesShop, type PagesShop, pagePaths } from '../harness/pages-shop.ts';
import { until } from '../harness/until.ts';

let own: PagesShop;
/** Keeps pages and hears of changes. */
let keeping: OwnApp;
/** Forgets everything before each page. */
let fresh: OwnApp;
beforeAll(async () => {
  own = await openPagesShop(inject('postgresUrl'));
  const folder = makeTestFolder();
  keeping = await openOwnApp(own.database.url, folder);
  await keeping.services.start();
  fresh = await openOwnApp(own.database.url, folder);
});
afterAll(async () => {
  await keeping?.stop();
  await fresh?.stop();
  await own.close();
});

interface Page {
  readonly status: number;
  readonly location: string | undefined;
  readonly policy: unknown;
  readonly text: string;
}

async function pageOf(app: OwnApp, path: string): Promise<Page & { readonly from: unknown }> {
  const { status, headers, text } = await own.visitor(app).get(path, { accept: 'text/html' });
  const { location, 'content-security-policy': policy, 'x-cache': from } = headers;
  return { status, location, policy, text, from };
}

/** Returns the page as a server makes it that has kept nothing. */
async function freshPage(path: string): Promise<Page> {
  const { versions, profiles, hosts } = fresh.services;
  versions.bumpAll();
  profiles.forgetAll();
  await hosts.refresh();
  const { from, ...page } = await pageOf(fresh, path);
  expect(from).toBe('miss');
  return page;
}

async function keptPage(path: string): Promise<Page> {
  const { from: _, ...page } = await pageOf(keeping, path);
  return page;
}

/** Until every page is one that is kept; an address seen once is not. */
async function keepAll(): Promise<void> {
  for (const path of pagePaths) {
    await until(`${path} to be kept`, async () => (await pageOf(keeping, path)).from === 'hit' || undefined);
  }
}

/** What a visitor sees: how many of a product may be bought is told by scripts and by the field for it. */
const seen = (page: Page): Page => ({
  ...page,
  policy: '',
  text: page.text.replace(/<script[\s\S]*?<\/script>/g, '').replace(/ max="\d+"/g, ''),
});

/** Data without a page around it is of scripts alone. */
const isSeen = (path: string) => !path.endsWith('.data');

describe.each(Object.entries(pageChanges))(
  'after %s, every page that was kept is as one made anew',
  (kind, ofKind) => {
    it.each(ofKind)('$what', async ({ change, shows }) => {
      await keepAll();
      const before = shows === undefined ? undefined : await freshPage(shows);
      const changes = await recordChanges(own.database.db, () => change(own));
      expect(changes.map((one) => one.kind)).toContain(kind);
      if (shows !== undefined) expect(await freshPage(shows), shows).not.toEqual(before);
      for (const path of pagePaths.filter((path) => shows !== undefined || isSeen(path))) {
        const compared = shows === undefined ? seen : (page: Page) => page;
        const expected = compared(await freshPage(path));
        await expect
          // News travel by the database; a page that was not dropped is served much longer.
          .poll(async () => compared(await keptPage(path)), { message: path })
          .toEqual(expected);
      }
    });
  },
);
