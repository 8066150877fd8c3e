import { readFileSync } from 'node:fs';
import {
  createCategory,
  createPage,
  createRedirect,
  readShopSettings,
  saveHeaderOrFooter,
  saveMenu,
  updateShop,
} from '@stoa/commerce';
import { PAGE_DOCUMENT_VERSION, type PageDocument } from '@stoa/domain';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { plainSettings } from '../../packages/commerce/src/testing/shops.ts';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import type { RunningServer } from '../harness/server.ts';

let own: OwnShop;
let server: RunningServer;
let visitor: Client;

beforeAll(async () => {
  const footer = { enableLink: true, linkLabel: 'Imprint', linkValue: '/imprint' };
  const icon = (network: string, order?: number) => ({
    visible: true,
    url: `https://${network}.example/us`,
    ...(order !== undefined && { order }),
  });
  const footerSocial = {
    facebook: icon('facebook', 9),
    twitter: { ...icon('twitter', 1), visible: false },
    instagram: icon('instagram', 8),
    tiktok: icon('tiktok', 2),
    pinterest: icon('pinterest'),
  };
  const settings = { ...plainSettings, footer, footerSocial };
  own = await openOwnShop(inject('postgresUrl'), { settings });
  for (const name of ['Copper pan', 'Brass bell', 'Iron pot']) await own.sell(name, 8800, 5);
  await createCategory(own.system, { name: 'Kitchen', slug: 'kitchen' });
  const large = { id: 'c', label: 'Large pans', url: '/large-pans', items: [] };
  const pans = { id: 'b', label: 'Pans', url: '/pans', items: [large] };
  const items = [{ id: 'a', label: 'Kitchen things', url: '/kitchen', items: [pans] }];
  await saveMenu(own.system, { number: 1, name: 'Main', items });
  for (const [number, name] of [
    [3, 'Help'],
    [4, 'About'],
    [5, 'Sale'],
  ] as const) {
    const link = { id: 'd', label: `All of ${name}`, url: `/${name.toLowerCase()}`, items: [] };
    const outside = {
      id: 'e',
      label: `${name} elsewhere`,
      url: `https://${name.toLowerCase()}.example/`,
      items: [],
    };
    await saveMenu(own.system, { number, name, items: [link, outside] });
  }
  const frames = { header: [1], footer: [4, 3] };
  for (const kind of ['header', 'footer'] as const) {
    await saveHeaderOrFooter(own.system, { kind, name: 'A former one', menuNumbers: [5] });
    await saveHeaderOrFooter(own.system, { kind, name: 'Main', isPrimary: true, menuNumbers: frames[kind] });
  }
  await saveMenu(own.system, {
    number: 2,
    name: 'Before one pays',
    items: [{ id: 'b', label: 'How we ship', url: '/shipping', items: [] }],
  });
  for (const kind of ['header', 'footer'] as const)
    await saveHeaderOrFooter(own.system, {
      kind,
      use: 'checkout',
      name: 'Plain',
      isPrimary: true,
      menuNumbers: [2],
    });
  await createPage(own.system, { title: 'Home', pageType: 'Homepage', document: home, publish: true });
  server = await own.serve();
  visitor = own.visitor(server);
});
afterAll(() => own.close());

function linkTo(href: string) {
  return { type: 'paragraph', content: [{ type: 'link', href, content: [{ type: 'text', text: 'more' }] }] };
}

const home: PageDocument = {
  version: PAGE_DOCUMENT_VERSION,
  root: [
    { id: 'slider', type: 'product-slider', version: 1, props: { title: 'All our metal' } },
    { id: 'words', type: 'heading', version: 1, props: { title: 'Beaten by hand' } },
    {
      ...{ id: 'links', type: 'rich-text', version: 1 },
      props: { text: ['/kiln', 'https://kiln.example/'].map(linkTo) },
    },
  ],
};

async function idOf(slug: string): Promise<string> {
  const query = 'query ($slug: String!) { product(slug: $slug) { _id } }';
  const { body } = await visitor.graphql<{ product: { _id: string } }>(query, { slug });
  return body.data?.product._id ?? '';
}

/** Where links lead, and what they are called. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(([, to, label]) => [to, label]);

const open = (path: string) => visitor.get(path, { accept: 'text/html' });

/** Has the server forget what it keeps, by a change of the shop; the sitemap tells when it has heard of it. */
async function forgetAll(client: Postgres): Promise<void> {
  const isKept = async () => (await open('/sitemap.xml')).headers['x-cache'] === 'hit';
  await expect.poll(isKept).toBe(true);
  await client.query(
    `insert into change (kind, entity_id, shop_id) values ('shop.changed', $1::text, $1::uuid)`,
    [own.shop.id],
  );
  await expect.poll(isKept).toBe(false);
}

/** Does `work` while a table of the shop's database is out of reach, and nothing of it is kept. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  const client = new Postgres({ connectionString: own.database.url });
  await client.connect();
  try {
    // Settings are kept in spite of everything.
    if (table !== 'shop_seller') await forgetAll(client);
    await client.query(`alter table ${table} rename to ${table}_out_of_reach`);
    try {
      await work();
    } finally {
      await client.query(`alter table ${table}_out_of_reach rename to ${table}`);
    }
  } finally {
    await client.end();
  }
}

it('the checkout stands between a header and a footer of its own [CMS-522]', async () => {
  const pot = await idOf('iron-pot');
  await visitor.post('/api/cart/add', { id: pot, qty: 1 });
  const { status, text } = await open('/checkout');
  expect(status).toBe(200);
  const shop = (await open('/iron-pot')).text;
  for (const part of [/<header.*<\/header>/s, /<footer.*<\/footer>/s]) {
    const leads = (page: string) =>
      ['/shipping', '/kitchen'].map((path) => part.exec(page)?.[0].includes(`href="${path}"`));
    expect(leads(text)).toEqual([true, false]);
    expect(leads(shop)).toEqual([false, true]);
  }
});

it('the header and footer of a page are the primary ones, with the menus of their numbers [CMS-521, CMS-523, FOOT-503, FOOT-504, HDR-008]', async () => {
  const { text } = await open('/iron-pot');
  const [header = '', footer = ''] = [/<header.*<\/header>/s, /<footer.*<\/footer>/s].map(
    (part) => part.exec(text)?.[0],
  );
  expect(linksOf(footer).slice(0, 5)).toEqual([
    ['/kitchen', 'Kitchen things'],
    ['/about', 'All of About'],
    ['https://about.example/', 'About elsewhere'],
    ['/help', 'All of Help'],
    ['https://help.example/', 'Help elsewhere'],
  ]);
  const [flyout = ''] = /<details class="flyout".*<\/details>/s.exec(header) ?? [];
  expect(linksOf(flyout)).toEqual([
    ['/kitchen', 'All Kitchen things'],
    ['/pans', 'Pans'],
    ['/large-pans', 'Large pans'],
  ]);
  expect(text).not.toContain('href="/sale"');
});

it('a link out of the shop, of a menu as of a widget, opens in a new tab, and no other does [ROUTE-537]', async () => {
  const { text } = await open('/');
  const opened = (to: string) => new RegExp(`<a[^>]*href="${to}"[^>]*>`).exec(text)?.[0].includes('_blank');
  expect(['https://help.example/', 'https://kiln.example/'].map(opened)).toEqual([true, true]);
  expect(['/help', '/kiln'].map(opened)).toEqual([false, false]);
});

it('the footer has the shop’s visible social icons by their order, each leading to its address [FOOT-505, FOOT-506, FOOT-507, FOOT-508, FOOT-509, FOOT-510, FOOT-511]', async () => {
  const { text } = await open('/iron-pot');
  const [icons = ''] = /<ul aria-label="Follow us".*?<\/ul>/s.exec(text) ?? [];
  expect([...icons.matchAll(/href="https:\/\/(\w+)\.example\/us"/g)].map(([, network]) => network)).toEqual([
    ...['tiktok', 'pinterest', 'instagram', 'facebook'],
  ]);
  expect(text).not.toContain('twitter.example');
});

it('the copyright has the link of the shop beside it [FOOT-513, FOOT-517]', async () => {
  const { text } = await open('/iron-pot');
  expect(/<footer.*<\/footer>/s.exec(text)?.[0]?.replaceAll('<!-- -->', '')).toMatch(
    /<p>© \d{4} Quay &amp; Sons <a[^>]*href="\/imprint"[^>]*>Imprint<\/a>/,
  );
});

describe('a part that fails', () => {
  it.each(['page_frame', 'menu'])(
    'leaves a page standing, which is whole again afterwards: %s [CMS-535, ERR-513, ERR-514, API-GQL-572, API-GQL-573]',
    async (table) => {
      await without(table, async () => {
        for (let times = 1; times <= 3; times++) {
          const { status, text } = await open('/copper-pan');
          expect([status, text.includes('<h1>Copper pan</h1>')]).toEqual([200, true]);
          expect(text).not.toContain('Kitchen things');
        }
        const query =
          '{ allHeader { name } allFooter { name } header(name: "Main") { name } checkoutFooter { name } }';
        const { body } = await visitor.graphql(query);
        expect(body).toEqual({ data: { allHeader: [], allFooter: [], header: null, checkoutFooter: null } });
        if (table !== 'menu') return;
        const menus = await visitor.graphql('{ getAllParsedMenu(_ids: [1]) { name } }');
        expect(menus.body).toEqual({ data: { getAllParsedMenu: [] } });
      });
      expect((await open('/copper-pan')).text).toContain('Kitchen things');
    },
  );

  it('is a widget whose products cannot be read: the others are shown [API-GQL-571, CMS-535, ERR-515, SLIDER-534]', async () => {
    const logged = () =>
      readFileSync(server.logFile, 'utf8').match(/widget product-slider slider is left out/g);
    const before = logged()?.length ?? 0;
    await without('product', async () => {
      const { status, text } = await open('/');
      expect([status, text.includes('Beaten by hand')]).toEqual([200, true]);
      expect(text).not.toContain('All our metal');
      await expect.poll(() => logged()?.length ?? 0).toBeGreaterThan(before);
    });
    expect((await open('/')).text).toContain('All our metal');
  });

  it('is a listing whose products cannot be read: the page stands, for the moment without them [ERR-512, SEARCH-024]', async () => {
    const paths = ['/kitchen', '/kitchen?page=2', '/search?q=pot', '/search?q=pot&page=2', '/brands'];
    await without('product', async () => {
      for (const path of paths) {
        for (let times = 1; times <= 3; times++) {
          const { status, headers, text } = await open(path);
          expect([status, text.includes('Kitchen things')], path).toEqual([503, true]);
          expect(headers['retry-after'], path).toBe('30');
          expect([headers['x-cache'], headers['cache-control']], path).toEqual(['miss', 'private, no-store']);
          expect(text, path).toMatch(/Our (products|brands) cannot be shown at the moment/);
          expect(text, path).not.toMatch(/Iron pot|No products found|No brands|>0 items|Sort by|Internal/);
        }
      }
      const next = await visitor.get('/listing-page/kitchen?page=2');
      expect([next.status, next.headers['retry-after']]).toEqual([503, '30']);
    });
    expect((await open('/search?q=pot')).text).toContain('Iron pot');
    const { status, text } = await open('/kitchen');
    expect([status, text.includes('<h1>Kitchen</h1>')]).toEqual([200, true]);
  });

  it('is the content of widgets: the answer is none, and no error [API-GQL-574]', async () => {
    await without('page', async () => {
      const { body } = await visitor.graphql('{ getWidgetContent(slug: "home") { widget_content } }');
      expect(body).toEqual({ data: { getWidgetContent: null } });
    });
  });
});

describe('settings that cannot be read anew', () => {
  it('are those of before: every page stands, redirects lead on, nothing is kept of it, and it is logged [API-GQL-512, ERR-517]', async () => {
    const settings = '{ initSettings { client { name } } }';
    const known = (await visitor.graphql(settings)).body;
    expect(known).toMatchObject({ data: { initSettings: { client: { name: 'Quay & Sons' } } } });
    const { revision } = await readShopSettings(own.system);
    await createRedirect(own.system, { from: 'old-pan', to: '/copper-pan' });
    await without('shop_seller', async () => {
      // The change makes the server ask for them again.
      await updateShop(own.system, { revision, changes: { name: 'Metal and more' } }, []);
      await expect
        .poll(async () => {
          await visitor.graphql(settings);
          return readFileSync(server.logFile, 'utf8');
        })
        .toContain('settings cannot be read');
      expect((await visitor.graphql(settings)).body).toEqual(known);
      const { status, headers, text } = await open('/');
      expect([status, headers['x-cache']]).toEqual([200, 'miss']);
      expect(text).toContain('Beaten by hand');
      const moved = await open('/old-pan');
      expect([moved.status, moved.headers.location]).toEqual([301, '/copper-pan']);
    });
    await expect
      .poll(async () => (await visitor.graphql(settings)).body)
      .toMatchObject({
        data: { initSettings: { client: { name: 'Metal and more' } } },
      });
  });
});

describe('a page whose own data fails', () => {
  it('is the server’s error, within the shop, and nothing of its cause [CONST-057, CONST-573, ERR-004, ERR-005, ERR-006, ERR-017, ERR-506]', async () => {
    await without('product', async () => {
      const { status, text } = await open('/brass-bell');
      expect(status).toBe(500);
      expect(text).toMatch(/<title>Internal Server Error<\/title>/);
      expect(text).toContain('<h1>500 - Internal Server Error</h1>');
      expect(text).toContain('Something went wrong.');
      expect(text).toContain('Kitchen things');
      expect(text).not.toMatch(/relation|out_of_reach|select/i);
    });
    expect((await open('/brass-bell')).status).toBe(200);
  });

  it('looks like the error screen at its own address [ROUTE-005]', async () => {
    const { status, text } = await open('/error');
    expect(status).toBe(500);
    expect(text).toContain('<h1>500 - Internal Server Error</h1>');
    expect(text).toContain('Kitchen things');
  });
});
