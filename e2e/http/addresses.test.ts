import {
  addHost,
  createCategory,
  createPage,
  createProduct,
  createRedirect,
  silentLog,
} from '@stoa/commerce';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
let visitor: Client;
let port: number;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  await createCategory(own.system, {
    ...{ name: 'Pans', slug: 'pans', metaTitle: 'Pans of copper', metaDescription: 'Every pan we beat' },
    metaKeyword: 'pan, copper',
  });
  await createProduct(own.system, {
    ...{ classCode: 'simple', sku: 'PAN-1', name: 'Copper pan', slug: 'copper-pan', price: 8800 },
    seoCrawlerSetting: 'Index and no-follow',
  });
  await createPage(own.system, { title: 'How we work', slug: 'about/our-work', publish: true });
  await createRedirect(own.system, { from: 'old-pan', to: '/copper-pan' });
  await createRedirect(own.system, { from: 'pan-of-the-week', to: '/copper-pan', type: 302 });
  const server = await own.serve();
  port = server.port;
  visitor = own.visitor(server);
});
afterAll(() => own.close());

const open = (path: string) => visitor.get(path, { accept: 'text/html' });
const headOf = async (path: string) => /<head>.*<\/head>/s.exec((await open(path)).text)?.[0] ?? '';

it('what leads elsewhere does so with its type, for pages and for their data [ERR-510, ROUTE-528]', async () => {
  for (const [from, status] of [['/old-pan', 301] as const, ['/pan-of-the-week', 302] as const]) {
    const reply = await open(from);
    expect([reply.status, reply.headers.location]).toEqual([status, '/copper-pan']);
    expect(reply.text).not.toContain('Copper pan');
  }
});

it('an address with spare slashes leads to the right one at once [ERR-510, ROUTE-528]', async () => {
  const leads = [
    ['/Copper-Pan/', '/copper-pan'],
    ['/old-pan/', '/copper-pan'],
    ['//old-pan', '/copper-pan'],
    ['/copper-pan/?utm_source=mail', '/copper-pan?utm_source=mail'],
    ['/nowhere/', '/nowhere'],
  ] as const;
  for (const [from, to] of leads) {
    // Asked thrice: what was kept of it says the same.
    for (let time = 0; time < 3; time++) {
      const { status, headers } = await open(from);
      expect([from, status, headers.location]).toEqual([from, 301, to]);
    }
  }
});

it('the page that is not there under the API’s address takes no place of its', async () => {
  for (let time = 0; time < 3; time++) await open('//api/cart/count');
  const { status, headers } = await visitor.get('/api/cart/count');
  expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('application/json')]);
});

it('another name of the shop leads to its own with 302, path and query kept [CONST-571, TEN-508, TEN-509]', async () => {
  const platform = { db: own.database.db, clock: () => new Date(), log: silentLog };
  await addHost(platform, { shopId: own.shop.id, host: 'old.example', kind: 'redirect' }, []);
  const reply = await until('the new name', async () => {
    const answer = await ask({ port, host: 'old.example', path: '/pans?page=2' });
    return answer.status === 404 ? undefined : answer;
  });
  expect([reply.status, reply.headers.location]).toEqual([302, `${own.shop.baseUrl}/pans?page=2`]);
});

it('a slug of several words is a page’s as well, and one that no route and no page knows is none [ROUTE-044]', async () => {
  const { status, text } = await open('/about/our-work');
  expect([status, /<h1[^>]*>How we work<\/h1>/.test(text)]).toEqual([200, true]);
  for (const path of ['/about', '/about/nothing', '/about/our-work/deeper'])
    expect((await open(path)).status, path).toBe(404);
});

describe('what search engines read', () => {
  it('of a category: title, description and keywords of its own [SEO-002, SEO-003]', async () => {
    const head = await headOf('/pans');
    expect(head).toContain('<title>Pans of copper</title>');
    expect(head).toContain('<meta name="description" content="Every pan we beat"/>');
    expect(head).toContain('<meta name="keywords" content="pan, copper"/>');
  });

  it('of a product: its canonical address, without what was added to it, and its robots value [SEO-008, SEO-009]', async () => {
    const head = await headOf('/copper-pan?utm_source=mail');
    expect(head).toMatch(/<link rel="canonical" href="http:\/\/[^"/]+\/copper-pan"\/>/);
    expect(head).toContain('<meta name="robots" content="nofollow"/>');
  });
});
