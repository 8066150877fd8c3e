import { createPage, publishPage, readPageVersion, systemContext } from '@stoa/commerce';
import { systemTime, testPlatform, unique } from '@stoa/commerce/testing';
import { legalPages } from '@stoa/domain';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openShop } from '../../apps/server/src/cli/shop/open-shop.ts';
import { Client } from '../harness/client.ts';
import { type AskedAddress, everyAddress } from '../harness/every-address.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';

let own: OwnShop;
let server: RunningServer;
let visitor: Client;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  server = await own.serve();
  visitor = own.visitor(server);
});
afterAll(() => own.close());

const open = (path: string) => visitor.get(path, { accept: 'text/html' });

/** The requests whose answers say that the server is at fault. */
async function faults(asked: readonly AskedAddress[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, send } of asked) {
    const { status } = await send();
    if (status >= 500) found.push(`${name}: ${status}`);
  }
  return found;
}

describe('a shop that has nothing yet', () => {
  it('answers every address without a fault of the server', async () => {
    expect(await faults(everyAddress(visitor))).toEqual([]);
  });

  it('says on its home page that there is nothing, until it has one', async () => {
    const { status, text } = await open('/');
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>Quay &amp; Sons<\/h1>/);
    expect(text).toContain('There is nothing here yet.');
    expect(text).toMatch(/<meta name="robots" content="noindex"/);
    await createPage(own.system, { title: 'Welcome', pageType: 'Homepage', publish: true });
    await expect.poll(async () => (await open('/')).text).toContain('>Welcome</h1>');
  });
});

describe('a shop that was just made by `npm run shop`', () => {
  it.each(['essential', 'marketplace'] as const)(
    'answers every address without a fault of the server, and greets on its home page: %s',
    async (type) => {
      const code = unique('shop');
      const given = { code, name: 'New & Shiny', type, baseUrl: `http://${code}.test` };
      const platform = testPlatform(own.database.db, systemTime);
      await openShop(platform, { ...given, supportEmail: 'help@shop.test' }, []);
      const somebody = new Client({ port: server.port, host: `${code}.test` });
      const home = () => somebody.get('/', { accept: 'text/html' });
      await expect.poll(async () => (await home()).text).toContain('Welcome to New &amp; Shiny');
      expect((await home()).text).toContain('href="/brands"');
      expect(await faults(everyAddress(somebody))).toEqual([]);
    },
  );

  it('shows no visitor its legal pages, and names them neither in menus nor in its sitemap, until they are published', async () => {
    const code = unique('shop');
    const given = { code, name: 'New & Shiny', type: 'essential', baseUrl: `http://${code}.test` } as const;
    const platform = testPlatform(own.database.db, systemTime);
    const shop = await openShop(platform, { ...given, supportEmail: 'help@shop.test' }, []);
    const system = systemContext(platform, shop, { command: 'test' });
    const somebody = new Client({ port: server.port, host: `${code}.test` });
    const at = (path: string) => somebody.get(path, { accept: 'text/html' });
    await expect.poll(async () => (await at('/')).status).toBe(200);
    for (const slug of legalPages) {
      expect([slug, (await at(`/${slug}`)).status]).toEqual([slug, 404]);
      expect((await at('/')).text).not.toContain(`href="/${slug}"`);
      expect((await at('/sitemap/pages-1.xml')).text).not.toContain(slug);
      const draft = await readPageVersion(system, { slug });
      await publishPage(system, { pageId: draft?.id ?? '', version: 1 });
      await expect.poll(async () => (await at(`/${slug}`)).status).toBe(200);
      expect((await at(`/${slug}`)).text).toContain(`>${draft?.title}</h1>`);
      await expect.poll(async () => (await at('/sitemap/pages-1.xml')).text).toContain(slug);
    }
  });
});
