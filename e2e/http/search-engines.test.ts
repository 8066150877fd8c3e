import { createCategories, createPage, createProducts } from '@stoa/commerce';
import { withoutIds } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { plainSettings } from '../../packages/commerce/src/testing/shops.ts';
import type { Client } from '../harness/client.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { pageElements } from '../harness/page-elements.ts';

let own: OwnShop;
let visitor: Client;

const picture = (name: string) => ({
  thumbnail: `/cdn/x/${name}`,
  medium: `/cdn/x/${name}`,
  large: `/cdn/x/${name}`,
  alt: 'Copper',
  width: 800,
  height: 600,
});
const pictured = (name: string) => ({
  version: 1,
  root: [{ id: 'lead', type: 'static-image', version: 1, props: { picture: picture(name) } }],
});
const pan = (number: number) => ({
  classCode: 'simple' as const,
  sku: `PAN-${number}`,
  slug: `pan-${number}`,
  price: 8765,
  name: `Pan ${number} </script><b>`,
  categories: ['pans'],
  attributes: { color: number % 2 ? 'Red' : 'Blue' },
});

beforeAll(async () => {
  const facets = [{ code: 'color', label: 'Color', type: 'checkbox' as const }];
  const modules = { hidePriceForAnonymous: true };
  const settings = { ...plainSettings, modules, listing: { facets } };
  own = await openOwnShop(inject('postgresUrl'), { settings });
  const publish = true;
  await createPage(own.system, {
    title: 'Welcome',
    pageType: 'Homepage',
    metaTitle: 'Quay, copper since 1890',
    metaDescription: 'All of copper',
    document: pictured('home.webp'),
    publish,
  });
  await createPage(own.system, {
    title: 'How we work',
    slug: 'our-work',
    seoCrawlerSetting: 'Index and no-follow',
    metaDescription: 'By hand',
    document: pictured('work.webp'),
    publish,
  });
  await createCategories(own.system, [
    { name: 'Kitchen' },
    { name: 'Pans', parent: 'kitchen', image: 'pans.webp', metaDescription: 'Every pan' },
    { name: 'Secret', seoCrawlerSetting: 'No-index and no-follow' },
    { name: 'Half', seoCrawlerSetting: 'No-index and follow' },
    { name: 'Loose', seoCrawlerSetting: 'Index and no-follow' },
  ]);
  const pans = Array.from({ length: 30 }, (_, at) => pan(at + 1));
  const kettle = (slug: string, seoCrawlerSetting: string) => ({
    classCode: 'simple' as const,
    sku: slug,
    slug,
    name: 'Kettle',
    price: 8765,
    seoCrawlerSetting,
  });
  await createProducts(own.system, [
    ...pans,
    kettle('secret-kettle', 'No-index and no-follow'),
    kettle('half-kettle', 'No-index and follow'),
    kettle('loose-kettle', 'Index and no-follow'),
  ]);
  visitor = own.visitor(await own.serve());
});
afterAll(() => own.close());

async function read(path: string) {
  const { status, text } = await visitor.get(path, { accept: 'text/html' });
  expect(status, path).toBe(200);
  const elements = pageElements(text);
  const metas = elements.filter(({ name }) => name === 'meta').map(({ attributes }) => attributes);
  const links = elements.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
  return {
    title: elements.find(({ name }) => name === 'title')?.text,
    /** By name or property; whatever is there twice is told twice. */
    meta: (key: string) =>
      metas.filter(({ name, property }) => (name ?? property) === key).map(({ content }) => content),
    link: (rel: string) => links.filter((link) => link.rel === rel).map(({ href }) => href),
    data: elements
      .filter(({ attributes }) => attributes.type === 'application/ld+json')
      .map(({ text: json }): Record<string, unknown> => JSON.parse(json)),
  };
}

describe('search engines are told', () => {
  it('of the home page: what it is, where, whose, and how to search the shop', async () => {
    const base = own.shop.baseUrl;
    const { title, meta, link, data } = await read('/?utm_source=mail');
    expect([title, meta('description')]).toEqual(['Quay, copper since 1890', ['All of copper']]);
    expect([link('canonical'), meta('robots')]).toEqual([[`${base}/`], ['index, follow']]);
    expect(meta('og:title')).toEqual([title]);
    expect([meta('og:description'), meta('og:url')]).toEqual([['All of copper'], [`${base}/`]]);
    expect([meta('og:image'), meta('og:image:alt')]).toEqual([[`${base}/cdn/x/home.webp.webp`], ['Copper']]);
    expect([meta('og:site_name'), meta('twitter:card')]).toEqual([['Quay & Sons'], ['summary_large_image']]);
    expect(data.map((one) => [one['@type'], one.name, one.url])).toEqual([
      ['WebSite', 'Quay & Sons', `${base}/`],
      ['Organization', 'Quay & Sons', `${base}/`],
    ]);
    expect(data[0]?.potentialAction).toMatchObject({
      target: { urlTemplate: `${base}/search?q={search_term_string}` },
    });
  });

  it('of a page: its title, description, address and robots value', async () => {
    const base = own.shop.baseUrl;
    const { title, meta, link } = await read('/our-work');
    expect([title, meta('description')]).toEqual(['How we work', ['By hand']]);
    expect([link('canonical'), meta('robots')]).toEqual([[`${base}/our-work`], ['nofollow']]);
    expect([meta('og:url'), meta('og:image')]).toEqual([
      [`${base}/our-work`],
      [`${base}/cdn/x/work.webp.webp`],
    ]);
  });

  it('of a category: its name as title, its description, its picture, and no keywords it has not [SEO-001, SEO-002]', async () => {
    const { title, meta, link } = await read('/pans');
    expect([title, meta('description')]).toEqual(['Pans', ['Every pan']]);
    expect([meta('og:title'), meta('og:description')]).toEqual([['Pans'], ['Every pan']]);
    const picture = `${own.shop.baseUrl}/cdn/${own.shop.code}/images/products/large/pans.webp.webp`;
    expect(meta('og:image')).toEqual([picture]);
    expect(link('canonical')).toEqual([`${own.shop.baseUrl}/pans`]);
    expect(meta('keywords')).toEqual([]);
  });

  it.each([
    ['a category', '/secret', '/half', '/loose', '/pans'],
    ['a product', '/secret-kettle', '/half-kettle', '/loose-kettle', '/pan-1'],
  ])(
    'of %s: the robots value its crawler setting means [SEO-004, SEO-005, SEO-006, SEO-007]',
    async (_what, secret, half, loose, plain) => {
      const robots = async (path: string) => (await read(path)).meta('robots');
      expect(await robots(secret)).toEqual(['noindex, nofollow']);
      expect(await robots(half)).toEqual(['noindex']);
      expect(await robots(loose)).toEqual(['nofollow']);
      expect(await robots(plain)).toEqual(['index, follow']);
    },
  );

  it('of each page of a listing: its own address and those beside it, whatever the order', async () => {
    const base = own.shop.baseUrl;
    const first = await read('/pans?sort=bestseller-desc');
    expect([first.link('canonical'), first.link('prev'), first.link('next')]).toEqual([
      ...[[`${base}/pans`], [], [`${base}/pans?page=2`]],
    ]);
    const second = await read('/pans?page=2');
    expect([second.link('canonical'), second.link('prev'), second.link('next')]).toEqual([
      ...[[`${base}/pans?page=2`], [`${base}/pans`], []],
    ]);
    expect(second.meta('robots')).toEqual(['index, follow']);
  });

  it('to list a listing by one choice, and none by several or by one that finds nothing', async () => {
    const one = await read('/pans/color=Red');
    expect(one.meta('robots')).toEqual(['index, follow']);
    expect(one.link('canonical')).toEqual([`${own.shop.baseUrl}/pans/color=Red`]);
    for (const several of ['/pans/color=Blue%7CRed', '/pans/brand=Quay/color=Red', '/pans/color=Green']) {
      expect((await read(several)).meta('robots'), several).toEqual(['noindex']);
    }
  });

  it('not to list what somebody searched for', async () => {
    const { title, meta } = await read('/search?q=pan');
    expect(title).toContain('pan');
    expect(meta('robots')).toEqual(['noindex']);
  });

  it('nothing by a feed, where prices are hidden [PRICE-011]', async () => {
    const { status, text } = await visitor.get('/feeds/google.xml');
    expect([status, withoutIds(text).includes('87.65'), text.includes('<item>')]).toEqual([
      404,
      false,
      false,
    ]);
  });

  it('the products of a listing and the way to it, and no price that is hidden [PRICE-011]', async () => {
    const base = own.shop.baseUrl;
    const { data } = await read('/pans?page=2');
    const [list, way] = data;
    expect([list?.['@type'], list?.numberOfItems, way?.['@type']]).toEqual([
      'ItemList',
      30,
      'BreadcrumbList',
    ]);
    const items = JSON.parse(JSON.stringify(list?.itemListElement));
    expect(items).toHaveLength(6);
    expect(items[0]).toEqual({
      '@type': 'ListItem',
      position: 25,
      name: 'Pan 6 </script><b>',
      url: `${base}/pan-6`,
    });
    expect(way?.itemListElement).toMatchObject([
      { position: 1, name: 'Kitchen', item: `${base}/kitchen` },
      { position: 2, name: 'Pans', item: `${base}/pans` },
    ]);
    expect(withoutIds(JSON.stringify(data))).not.toMatch(/87|price/i);
  });
});
