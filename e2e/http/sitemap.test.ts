import { gunzipSync } from 'node:zlib';
import {
  addHost,
  archiveProduct,
  createCategory,
  createPage,
  createProduct,
  setShopStatus,
} from '@stoa/commerce';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask, type Reply } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
let port: number;

beforeAll(async () => {
  own = await openOwnShop(inject('postgresUrl'));
  await createPage(own.system, { title: 'Welcome', pageType: 'Homepage', publish: true });
  await createCategory(own.system, { name: 'Pans', slug: 'pans' });
  const pan = {
    classCode: 'simple' as const,
    sku: 'PAN-1',
    name: 'Copper pan',
    slug: 'copper-pan',
    price: 8800,
  };
  const media = [{ file: 'copper-pan.webp', alt: 'A pan', width: 800, height: 800 }];
  await createProduct(own.system, { ...pan, media });
  const secret = { ...pan, sku: 'PAN-2', slug: 'secret-pan', seoCrawlerSetting: 'No-index and no-follow' };
  await createProduct(own.system, secret);
  await addHost(own.system, { shopId: own.shop.id, host: 'also.example', kind: 'serve' }, []);
  await addHost(own.system, { shopId: own.shop.id, host: 'old.example', kind: 'redirect' }, []);
  ({ port } = await own.serve());
});
afterAll(() => own.close());

const hostOf = () => new URL(own.shop.baseUrl).host;
const open = (path: string, headers: Record<string, string> = {}, host = hostOf()) =>
  ask({ port, host, path, headers });

/**
 * The condition under which an address is answered 304. Until the server has heard of all changes that were made before,
 * what it sends may be another one each time.
 */
const unchanged = (path: string) =>
  until(`${path} as it stays`, async () => {
    const condition = { 'if-none-match': String((await open(path)).headers.etag) };
    return (await open(path, condition)).status === 304 ? condition : undefined;
  });

function parse({ text }: Pick<Reply, 'text'>) {
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ isArray: (name) => ['url', 'sitemap', 'image:image'].includes(name) }).parse(text);
}
const locations = (entries: readonly { readonly loc: string }[]) => entries.map(({ loc }) => loc);

describe('the sitemap', () => {
  it('names a part for each kind, at the shop’s own address', async () => {
    const reply = await open('/sitemap.xml');
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(locations(parse(reply).sitemapindex.sitemap)).toEqual(
      ['pages', 'categories', 'products'].map((kind) => `${own.shop.baseUrl}/sitemap/${kind}-1.xml`),
    );
  });

  it('lists in its parts what guests may see, with pictures, and each address answers', async () => {
    const base = own.shop.baseUrl;
    const index = parse(await open('/sitemap.xml')).sitemapindex.sitemap;
    const parts = await Promise.all(locations(index).map((loc) => open(new URL(loc).pathname)));
    const entries = parts.flatMap((part) => parse(part).urlset.url);
    expect(locations(entries)).toEqual([`${base}/`, `${base}/pans`, `${base}/copper-pan`]);
    expect(entries.at(-1)['image:image']).toEqual([
      { 'image:loc': `${base}/cdn/${own.shop.code}/images/products/large/copper-pan.webp.webp` },
    ]);
    for (const loc of locations(entries)) expect((await open(new URL(loc).pathname)).status, loc).toBe(200);
  });

  it('says the same compressed, and that it has not changed until it has', async () => {
    const part = '/sitemap/products-1.xml';
    const plain = await open(part);
    const zipped = await open(part, { 'accept-encoding': 'br, gzip' });
    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(zipped.bytes).toString()).toBe(plain.text);
    // It is kept in one encoding, which everybody knows who asks for any.
    const other = await open(part, { 'accept-encoding': 'br, gzip;q=0' });
    expect([other.headers['content-encoding'], other.text]).toEqual([undefined, plain.text]);
  });

  it('says that it has not changed until it has', async () => {
    const part = '/sitemap/products-1.xml';
    const known = { [part]: await unchanged(part), '/sitemap.xml': await unchanged('/sitemap.xml') };
    const fresh = { classCode: 'simple' as const, sku: 'NEW-1', name: 'New', slug: 'new-pan', price: 100 };
    const { id } = await createProduct(own.system, fresh);
    for (const [path, etag] of Object.entries(known)) {
      await until('the change', async () => (await open(path, etag)).status === 200 || undefined);
    }
    const withIt = await until('the new product', async () => {
      const reply = await open(part, known[part]);
      return reply.text.includes('/new-pan</loc>') ? reply : undefined;
    });
    expect(withIt.headers.etag).not.toBe(known[part]?.['if-none-match']);
    await archiveProduct(own.system, id);
    await until('the end of the product', async () =>
      (await open(part)).text.includes('/new-pan</loc>') ? undefined : true,
    );
  });

  it('has no parts but its own', async () => {
    const wrong = ['products-2', 'products-0', 'products-01', 'products-9999999', 'orders-1', 'products', ''];
    for (const part of wrong) expect((await open(`/sitemap/${part}.xml`)).status, part).toBe(404);
  });

  it('is of the base URL under another name, and leads there from an old one', async () => {
    const also = await open('/sitemap.xml', {}, 'also.example');
    expect(locations(parse(also).sitemapindex.sitemap)[0]).toBe(`${own.shop.baseUrl}/sitemap/pages-1.xml`);
    const old = await open('/sitemap.xml', {}, 'old.example');
    expect([old.status, old.headers.location]).toEqual([302, `${own.shop.baseUrl}/sitemap.xml`]);
    expect((await open('/sitemap.xml', {}, 'nobody.example')).status).toBe(404);
  });
});

describe('the feed for shopping services', () => {
  it('tells what the shop sells, compressed as asked for, until something changed', async () => {
    const feed = '/feeds/google.xml';
    const reply = await open(feed);
    expect([reply.status, reply.headers['content-type'], reply.headers['x-robots-tag']]).toEqual([
      ...[200, 'application/xml; charset=utf-8', 'noindex'],
    ]);
    const { item } = parse(reply).rss.channel;
    expect(item).toMatchObject({ 'g:id': 'PAN-1', 'g:link': `${own.shop.baseUrl}/copper-pan` });
    expect(item['g:price']).toBe('88.00 USD');
    const zipped = await open(feed, { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.bytes).toString()).toBe(reply.text);
    const known = await unchanged(feed);
    const media = [{ file: 'pot.webp', alt: 'A pot', width: 800, height: 800 }];
    const pot = { classCode: 'simple' as const, sku: 'POT-1', name: 'Pot', slug: 'pot', price: 100, media };
    const { id } = await createProduct(own.system, pot);
    await until('the change', async () => (await open(feed, known)).status === 200 || undefined);
    await until('the pot', async () => (await open(feed)).text.includes('/pot</g:link>') || undefined);
    await archiveProduct(own.system, id);
  });
});

describe('robots.txt', () => {
  it('asks crawlers to leave private places alone and tells where the sitemap is', async () => {
    const reply = await open('/robots.txt');
    expect([reply.status, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(reply.text).toContain('Disallow: /checkout/\n');
    expect(reply.text).toContain(`Sitemap: ${own.shop.baseUrl}/sitemap.xml\n`);
  });

  it('of a closed shop keeps crawlers out, and its sitemap is gone', async () => {
    await setShopStatus(own.system, own.shop.id, 'close');
    const closed = await until('the end of the shop', async () => {
      const reply = await open('/sitemap.xml');
      return reply.status === 404 ? reply : undefined;
    });
    expect(closed.text).not.toContain('/sitemap/');
    expect((await open('/sitemap/products-1.xml')).status).toBe(404);
    const robots = await open('/robots.txt');
    expect([robots.status, robots.text]).toEqual([200, 'User-agent: *\nDisallow: /\n']);
    expect((await open('/robots.txt', {}, 'nobody.example')).status).toBe(404);
  });
});
