import { expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';
import { until } from '../harness/until.ts';

const { port } = demo;
const visitor = (shop = 'harbor') => new Client({ port, host: `${shop}.localhost:${port}` });

interface Page {
  readonly products: readonly { readonly _id: string }[];
  readonly groups: readonly { readonly code: string }[];
  readonly paging: { readonly page: number; readonly total_products: number; readonly total_pages: number };
}

async function read(path: string, client = visitor()): Promise<Page> {
  const { status, headers, text } = await client.get(`/listing-page${path}`);
  expect(status, path).toBe(200);
  expect(headers['content-type']).toContain('application/json');
  expect(headers['x-robots-tag']).toBe('noindex');
  return JSON.parse(text);
}

const idsOf = ({ products }: Page) => products.map(({ _id }) => _id);

it.each(['/kitchen-dining', '/search?q=a'])(
  'a page of the listing %s follows the one before it, with the same filters [LIST-035]',
  async (path) => {
    const address = (page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
    const totals = async () =>
      new Set([(await read(path)).paging.total_products, (await read(address(2))).paging.total_products]);
    // Until an index is loaded PostgreSQL answers, which finds less for a single letter.
    await expect.poll(async () => (await totals()).size).toBe(1);
    const [first, second] = [await read(path), await read(address(2))];
    expect(second.paging.page).toBe(2);
    expect(second.paging.total_products).toBe(first.paging.total_products);
    expect(idsOf(second).length).toBeGreaterThan(0);
    expect(idsOf(second).filter((id) => idsOf(first).includes(id))).toEqual([]);
    const whole = await visitor().get(address(2), { accept: 'text/html' });
    for (const id of idsOf(second)) expect(whole.text).toContain(`data-product="${id}"`);
  },
);

it('a minimum rating of 1 is no filter: its address leads to the one without [LIST-059]', async () => {
  const { status, headers } = await visitor().get('/mugs-cups/review_avg_rating=1', { accept: 'text/html' });
  expect([status, headers.location]).toEqual([301, '/mugs-cups']);
});

it.each(['/kitchen-dining?page=999', '/nothing-here', '/nothing/color=red', '/search?page=9999&q=lamp'])(
  'has no products where there are none: %s',
  async (path) => {
    expect((await read(path)).products).toEqual([]);
  },
);

it.each([
  ['/%ff', 400],
  ['/kitchen-dining?page=1e9', 200],
  ['/kitchen-dining/price=,%00', 200],
  [`/search?q=${'x'.repeat(3_000)}`, 200],
] as const)('answers an odd address plainly: %s', async (path, wanted) => {
  expect((await visitor().get(`/listing-page${path}`)).status).toBe(wanted);
});

it('is shared among guests, but of each shop alone, and another one for who is signed in', async () => {
  const path = '/listing-page/search?q=';
  // An index that has just been loaded drops what was found without it.
  const hit = (shop: string) =>
    until('a kept page', async () => {
      const reply = await visitor(shop).get(path);
      return reply.headers['x-cache'] === 'hit' ? reply : undefined;
    });
  const [harbor, ember] = [await hit('harbor'), await hit('ember')];
  expect([harbor.headers['x-cache'], ember.headers['x-cache']]).toEqual(['hit', 'hit']);
  expect(ember.text).not.toBe(harbor.text);
  const client = visitor();
  await client.post('/api/auth/login', { email: 'shopper@example.com', password: 'stoa-demo' });
  expect((await client.get(path)).headers['x-cache']).toBe('miss');
});
