import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changePrices, createProduct } from '@stoa/commerce';
import { recordStatements } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from '../harness/http.ts';
import { type OwnApp, openOwnApp } from '../harness/own-app.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
let productId: string;
const apps: OwnApp[] = [];
const folders: string[] = [];

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  const media = [{ file: 'pan.webp', alt: 'A pan', width: 800, height: 800 }];
  const pan = { classCode: 'simple', sku: 'PAN', name: 'Pan', slug: 'pan', price: 8800, media } as const;
  productId = (await createProduct(own.system, pan)).id;
  for (const name of ['one', 'other']) {
    const folder = mkdtempSync(join(tmpdir(), `stoa-${name}-`));
    folders.push(folder);
    const app = await openOwnApp(own.database.url, folder);
    apps.push(app);
    await app.services.start();
  }
});
afterAll(async () => {
  for (const app of apps) await app.stop();
  for (const folder of folders) rmSync(folder, { recursive: true });
  await own.close();
});

const one = () => {
  const [app] = apps;
  if (!app) throw new Error('no server runs');
  return app;
};
const open = ({ port }: OwnApp, path: string) => ask({ port, host: new URL(own.shop.baseUrl).host, path });

/** Statements that read products, of the server itself. */
async function readings(work: () => Promise<unknown>): Promise<number> {
  const sent = await recordStatements(one().services.db, work);
  return sent.filter((statement) => /\bjoin product\b/.test(statement)).length;
}

const FEED = '/feeds/google.xml';
const PART = '/sitemap/products-1.xml';

describe('feeds and parts of sitemaps', () => {
  // Which parts there are is a reading, too.
  it.each([
    [FEED, 1],
    [PART, 2],
  ])('%s is read once for eight who ask at once, and stays', async (path, once) => {
    const ask8 = () => Promise.all(Array.from({ length: 8 }, () => open(one(), path)));
    let replies: Awaited<ReturnType<typeof ask8>> = [];
    const read = await readings(async () => {
      replies = await ask8();
    });
    // News of what was sold before may come in between, once.
    expect(read).toBeLessThanOrEqual(2 * once);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(replies[0]?.text).toContain('/pan');
    await until('a text that stays', async () => ((await readings(ask8)) === 0 ? true : undefined));
  });

  it('change in every process over a database', async () => {
    for (const price of [12_300, 45_600]) {
      await changePrices(own.system, [{ productId, price }]);
      for (const app of apps) {
        const text = `${(price / 100).toFixed(2)} USD`;
        await expect.poll(async () => (await open(app, FEED)).text).toContain(text);
      }
    }
  });

  it('are no part of a sitemap that is not there, which costs no reading of those before it', async () => {
    expect((await open(one(), PART)).status).toBe(200);
    const numbers = Array.from({ length: 20 }, (_, at) => at + 2);
    const statements = await recordStatements(one().services.db, async () => {
      for (const number of numbers)
        expect((await open(one(), `/sitemap/products-${number}.xml`)).status).toBe(404);
    });
    expect(statements.filter((statement) => statement.includes('offset'))).toEqual([]);
  });
});
