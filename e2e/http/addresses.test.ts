import { readFileSync } from 'node:fs';
import {
  addHost,
  createCategory,
  createPage,
  createProduct,
  createProducts,
  createRedirect,
  type ProductInput,
  updateShop,
} from '@stoa/commerce';
import { plainSettings } from '@stoa/commerce/testing';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Client } from '../harness/client.ts';
import { ask } from '../harness/http.ts';
import { type OwnShop, openOwnShop } from '../harness/own-shop.ts';
import { until } from '../harness/until.ts';

let own: OwnShop;
let visitor: Client;
let port: number;
let logFile: string;

beforeAll(async () => {
  const facets = [{ code: 'color', label: 'Color' }];
  const modules = { keepMinRatingOne: true };
  const settings = { ...plainSettings, modules, listing: { facets, defaultSort: 'price-desc' } };
  own = await openOwnShop(inject('postgresUrl'), { settings });
  await createCategory(own.system, {
    name: 'Pans',
    slug: 'pans',
    metaTitle: 'Pans of copper',
    metaDescription: 'Every pan we beat',
    metaKeyword: 'pan, copper',
  });
  await createProduct(own.system, {
    classCode: 'simple',
    sku: 'PAN-1',
    name: 'Copper pan',
    slug: 'copper-pan',
    price: 8800,
    seoCrawlerSetting: 'Index and no-follow',
  });
  await createProducts(own.system, [
    ware('Copper spoon', { brand: 'Quay', price: 900, color: 'Red', reviewStars: [0, 0, 0, 0, 1] }),
    ware('Copper bowl', { brand: 'Ansel', price: 4500, color: 'Blue', reviewStars: [0, 1, 0, 0, 0] }),
    {
      ...ware('Brass bell', { brand: 'Ansel', price: 3000, color: 'Red' }),
      unavailableForSale: true,
      categories: [],
    },
    ware('Tin cup', { brand: 'Copperworks', price: 2000, color: 'Green', reviewStars: [0, 0, 1, 0, 0] }),
  ]);
  await createPage(own.system, { title: 'How we work', slug: 'about/our-work', publish: true });
  await createRedirect(own.system, { from: 'old-pan', to: '/copper-pan' });
  await createRedirect(own.system, { from: 'pan-of-the-week', to: '/copper-pan', type: 302 });
  await createRedirect(own.system, { from: 'shop/pan', to: '/copper-pan', type: 308 });
  // Notes are written down as well.
  const server = await own.serve({ STOA_LOG: 'info' });
  ({ port, logFile } = server);
  visitor = own.visitor(server);
});
afterAll(() => own.close());

interface Ware {
  readonly brand: string;
  readonly price: number;
  readonly color: string;
  readonly reviewStars?: NonNullable<ProductInput['reviewStars']>;
}

/** Something of copper, by its name or its brand. */
const ware = (name: string, { color, ...given }: Ware): ProductInput => ({
  classCode: 'simple',
  sku: name,
  name,
  attributes: { color },
  stock: { available: 5 },
  categories: ['pans'],
  ...given,
});

/** Returns the products of a listing, by name. */
function cardsOf(page: string): string[] {
  const [, list = ''] = /<ul[^>]*class="product-grid"[^>]*>(.*)/s.exec(page) ?? [];
  return [...list.matchAll(/class="card-link"[^>]*>([^<]+)</g)].map(([, name = '']) => name);
}

/** Returns the filters that a listing says are on, each to be taken away. */
const removableIn = (page: string) => [...page.matchAll(/>Remove filter ([^<]*)</g)].map(([, name]) => name);

const open = (path: string) => visitor.get(path, { accept: 'text/html' });
const headOf = async (path: string) => /<head>.*<\/head>/s.exec((await open(path)).text)?.[0] ?? '';

it('what leads elsewhere does so with its type, for pages and for their data [ERR-510, ROUTE-528, ROUTE-531]', async () => {
  const leads = [['/old-pan', 301] as const, ['/pan-of-the-week', 302] as const, ['/shop/pan', 308] as const];
  for (const [from, status] of leads) {
    const reply = await open(from);
    expect([reply.status, reply.headers.location]).toEqual([status, '/copper-pan']);
    expect(reply.text).not.toContain('Copper pan');
    const { text } = await visitor.get(`${from}.data`);
    expect(text).toContain('/copper-pan');
    expect(text).toContain(`${status}`);
    expect(text).not.toContain('Copper pan');
  }
});

describe('the address of a listing', () => {
  it('whose filters cannot be read leads to what is left of it, and is written down [LIST-006, LIST-072]', async () => {
    const { status, headers } = await open('/pans/price=cheap/color=Red/1x=red');
    expect([status, headers.location]).toEqual([301, '/pans/color=Red']);
    const line = await until('the note', async () =>
      readFileSync(logFile, 'utf8')
        .split('\n')
        .find((one) => one.includes('filters of an address that cannot be read')),
    );
    expect(JSON.parse(line)).toMatchObject({ segments: ['price=cheap', '1x=red'] });
  });

  it.each([
    ['/pans/color=Red', ['Copper spoon'], 'Red'],
    ['/pans/color=Blue|Red', ['Copper bowl', 'Copper spoon'], 'Blue', 'Red'],
    ['/pans/price=10,45', ['Copper bowl', 'Tin cup'], '$10.00 to $45.00'],
    ['/pans/price=,20', ['Tin cup', 'Copper spoon'], 'Up to $20.00'],
    ['/pans/price=20,', ['Copper bowl', 'Tin cup'], '$20.00 and more'],
    ['/pans/review_avg_rating=3', ['Tin cup', 'Copper spoon'], '3 stars and up'],
    ['/pans/preview/color=Red', ['Copper spoon'], 'Red'],
  ])(
    '%s shows what it asks for, and names it [LIST-001, LIST-003, LIST-004, LIST-005, LIST-007, LIST-008, LIST-010]',
    async (path, products, ...filters) => {
      const { status, text } = await open(path);
      expect([status, cardsOf(text)]).toEqual([200, products]);
      expect(removableIn(text)).toEqual(filters);
    },
  );

  it('with the whole range of prices keeps none for a filter [LIST-057]', async () => {
    const { status, text } = await open('/pans/price=9,45');
    expect([status, cardsOf(text).length, removableIn(text)]).toEqual([200, 3, []]);
    expect(removableIn((await open('/pans/price=9.01,45')).text)).toHaveLength(1);
    const search = await open('/search?q=&price=9|88');
    expect(removableIn(search.text)).toEqual([]);
  });

  it('keeps a minimum rating of 1 where the shop says so [LIST-060]', async () => {
    const { status, text } = await open('/pans/review_avg_rating=1');
    expect(status).toBe(200);
    expect(text).toMatch(/Remove filter/);
  });

  it('without an order shows them in the one the shop wants, as it was answered [LIST-071]', async () => {
    const { text } = await open('/pans');
    expect(text).toMatch(/<option value="price-desc" selected=""/);
    expect(text.match(/ selected=""/g)).toHaveLength(1);
    expect(text).toContain('>3 items<');
    expect(text).toMatch(/class="filter-bucket-name">Green<\/span><span class="filter-count">1</);
    expect(cardsOf(text)).toEqual(['Copper bowl', 'Tin cup', 'Copper spoon']);
  });
});

describe('the address of a search', () => {
  /** Returns the products that a search finds, by name. */
  async function found(query: string): Promise<string[]> {
    const { status, text } = await open(`/search?${query}`);
    expect(status, query).toBe(200);
    return cardsOf(text).toSorted();
  }

  it('holds what is searched for, and the attribute to look at [SEARCH-001, SEARCH-002, ROUTE-011, ROUTE-514, ROUTE-515]', async () => {
    expect(await found('q=spoon')).toEqual(['Copper spoon']);
    expect(await found('q=copper')).toEqual(['Copper bowl', 'Copper pan', 'Copper spoon', 'Tin cup']);
    expect(await found('q=copper&by=name')).toEqual(['Copper bowl', 'Copper pan', 'Copper spoon']);
    expect(await found('q=copperworks&by=brand')).toEqual(['Tin cup']);
    // What else the shop has follows as a way on.
    expect((await open('/search?q=copperworks&by=name')).text).toContain('listing-empty-title');
  });

  it('shows what can be bought, what is sold out and what is not for sale [CARD-528, CARD-529, CARD-539]', async () => {
    const { text } = await open('/search?q=');
    const cards = text.split('<article ').slice(1);
    const action = (name: string) =>
      /<button type="(\w+)"[^>]*card-action[^>]*>([^<]*)</.exec(
        cards.find((one) => one.includes(`>${name}<`)) ?? '',
      );
    expect(action('Tin cup')?.slice(1)).toEqual(['submit', 'Add to Cart']);
    expect(action('Copper pan')?.slice(1)).toEqual(['button', 'Sold Out']);
    expect(action('Brass bell')?.slice(1)).toEqual(['button', 'Unavailable']);
  });

  it('holds filters: price, rating, and what else the shop filters by [SEARCH-003, SEARCH-004, SEARCH-006, ROUTE-516]', async () => {
    expect(await found('q=copper&price=10|50')).toEqual(['Copper bowl', 'Tin cup']);
    expect(await found('q=copper&price=45|')).toEqual(['Copper bowl', 'Copper pan']);
    expect(await found('q=copper&price=|20')).toEqual(['Copper spoon', 'Tin cup']);
    expect(await found('q=copper&review_avg_rating=3')).toEqual(['Copper spoon', 'Tin cup']);
    expect(await found('q=copper&color=Red')).toEqual(['Copper spoon']);
    expect(await found('q=copper&color=Red|Blue')).toEqual(['Copper bowl', 'Copper spoon']);
  });
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
  await addHost(own.system, { shopId: own.shop.id, host: 'old.example', kind: 'redirect' }, []);
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
  it('of a category: title, description and keywords of its own [SEO-001, SEO-002, SEO-003]', async () => {
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

// The last: every page of the shop is covered from then on.
it('the age is asked as soon as the shop’s own settings name its industry tobacco, and not before [TEN-015]', async () => {
  const asksForAge = async () => (await open('/copper-pan')).text.includes('Are you of legal age?');
  expect(await asksForAge()).toBe(false);
  await updateShop(own.system, { revision: 1, changes: { industry: 'Tobacco' } }, []);
  await until('the question', async () => ((await asksForAge()) ? true : undefined));
});
