import { describe, expect, it } from 'vitest';
import { Client } from '../harness/client.ts';
import { demo } from '../harness/demo.ts';

const { port } = demo;
const harbor = () => new Client({ port, host: `harbor.localhost:${port}` });

const LONG = 'x'.repeat(10_000);
const ODD = ['a|b', 'c,d', 'e/f', '%', `"'\``, '😀', '\0', '../..'];
const MANY = Array.from({ length: 500 }, (_, at) => [`f${at}`, `v${at}`] as const);
const inAddress = (value: string) => encodeURIComponent(value);

/** The result of an address: products, none, similar ones, or a redirect. */
type Answer = 'some' | 'none' | 'any' | { readonly to: string | RegExp };

const category = (rest: string) => `/mugs-cups${rest}`;
const search = (rest: string) => `/search?q=mug${rest}`;

const PAGES: readonly (readonly [string, string, Answer])[] = [
  ['a filter that does not exist', category('/nonsense=1'), 'some'],
  ['the same in a search', search('&nonsense=1'), 'some'],
  ...ODD.flatMap((value) => [
    [
      `the value ${value}`,
      category(`/color=${inAddress(value)}`),
      value === '\0' ? { to: '/mugs-cups' } : 'none',
    ] as const,
    [`${value} in a search`, search(`&color=${inAddress(value)}`), value === '\0' ? 'some' : 'none'] as const,
  ]),
  ['a value of 10 kB', category(`/color=${LONG}`), { to: '/mugs-cups' }],
  ['the same in a search', search(`&color=${LONG}`), 'some'],
  ...['0', '-1', '1e9', '1000000000', '', 'x'].flatMap((page) => [
    [`page ${page}`, category(`?page=${page}`), 'some'] as const,
    [`page ${page} of a search`, search(`&page=${page}`), 'some'] as const,
  ]),
  ['a lowest price above the highest', category('/price=30,20'), { to: '/mugs-cups/price=20,30' }],
  ['the same in a search', search('&price=30|20'), 'some'],
  ...['-5,-1', ',', 'NaN,Infinity', '1e400,1e401', "1'--,2"].map(
    (price) => [`the price ${price}`, category(`/price=${price}`), { to: '/mugs-cups' }] as const,
  ),
  [
    '500 filters',
    category(`/${MANY.map((one) => one.join('=')).join('/')}`),
    { to: /^\/mugs-cups\/f0=v0\// },
  ],
  ['500 filters in a search', search(`&${MANY.map((one) => one.join('=')).join('&')}`), 'some'],
  ...['-- || && !( :* "', 'or or or', LONG, '😀', '%'].map(
    (keyword) => [`the keyword ${keyword.slice(0, 20)}`, `/search?q=${inAddress(keyword)}`, 'none'] as const,
  ),
  ['a keyword of stop words', '/search?q=the%20of', 'any'],
  ['a keyword of SQL', `/search?q=${inAddress("' or 1=1 --")}`, 'any'],
  ['a keyword that is no UTF-8', '/search?q=%ff%fe', 'none'],
  ['a keyword of nulls', '/search?q=%00%00', 'some'],
];

describe('a page that is asked for', () => {
  it.each(PAGES)('with %s', async (_, path, answer) => {
    const { status, text, headers } = await harbor().get(path, { accept: 'text/html' });
    if (typeof answer === 'object') {
      expect(status).toBe(301);
      expect(headers.location).toMatch(
        answer.to instanceof RegExp ? answer.to : new RegExp(`^${answer.to}$`),
      );
      return;
    }
    expect(status).toBe(200);
    if (answer !== 'any') expect(text.includes('data-product=')).toBe(answer === 'some');
  });

  it('with 500 filters keeps no more than it reads', async () => {
    const visitor = harbor();
    let path = category(`/${MANY.map((one) => one.join('=')).join('/')}`);
    for (let at = 0; at < 3; at++) {
      const { status, headers } = await visitor.get(path, { accept: 'text/html' });
      if (status === 200) return;
      path = String(headers.location);
    }
    expect.fail(`leads on and on: ${path.slice(0, 100)}`);
  });
});

interface Sent {
  readonly keyword?: string | null;
  readonly filter?: unknown;
  readonly params?: unknown;
}

const QUERY = `query ($keyword: String, $filter: JSON, $params: JSON) {
  searchPliable(search_type: "product", keyword: $keyword, filter: $filter, params: $params) {
    success products { sku } filter { code } paging { total_products } } }`;

/** Found: at least one, none, or what happens to be like it; refused: the argument at fault. */
const QUESTIONS: readonly (readonly [
  string,
  Sent,
  'some' | 'none' | 'any' | { readonly refused: string },
])[] = [
  ['a filter that does not exist', { filter: { attributes: { nonsense: ['1'] } } }, 'some'],
  ['a part of a filter that does not exist', { filter: { nonsense: 1 } }, { refused: 'filter.nonsense' }],
  ['odd values', { filter: { attributes: { color: ODD } } }, 'none'],
  [
    'a value of 10 kB',
    { filter: { attributes: { color: [LONG] } } },
    { refused: 'filter.attributes.color.0' },
  ],
  ['a filter that is a list', { filter: [] }, { refused: 'filter' }],
  [
    '500 values',
    { filter: { attributes: { color: Array(500).fill('x') } } },
    { refused: 'filter.attributes.color' },
  ],
  ['500 filters', { filter: { attributes: Object.fromEntries(MANY) } }, 'some'],
  ...[0, -1, 1e9, 1.5].map((page) => [`page ${page}`, { params: { page } }, { refused: 'page' }] as const),
  ['0 products a page', { params: { limit: 0 } }, { refused: 'limit' }],
  ['a million products a page', { params: { limit: 1e6 } }, { refused: 'limit' }],
  ['an unknown order', { params: { order: 'price; drop table', dir: 'asc' } }, { refused: 'order' }],
  ['a lowest price above the highest', { filter: { price: { from: 30, to: 20 } } }, 'some'],
  ['a price below nothing', { filter: { price: { from: -1 } } }, { refused: 'filter.price.from' }],
  ['a price beyond all', { filter: { price: { from: 1e300 } } }, { refused: 'filter.price.from' }],
  [
    'a rating of 9',
    { filter: { review_avg_rating: { min: 9 } } },
    { refused: 'filter.review_avg_rating.min' },
  ],
  ['a keyword of stop words', { keyword: 'the of' }, 'any'],
  ['a keyword of operators', { keyword: '-- || && !( :* "' }, 'none'],
  ['a keyword of or', { keyword: 'or or or' }, 'none'],
  ['a keyword of nulls', { keyword: '\0\0' }, 'some'],
  ['no keyword', { keyword: null, filter: null, params: null }, 'some'],
  ['a keyword of 1,000 letters', { keyword: 'y'.repeat(1_000) }, 'none'],
  ['a keyword of 10 kB', { keyword: LONG }, { refused: 'keyword' }],
];

describe('the contract, asked', () => {
  it.each(QUESTIONS)('with %s, by both doors', async (_, sent, answer) => {
    const asked = { keyword: 'mug', ...sent };
    const rest = await harbor().post('/api/pliable/search', { searchType: 'product', ...asked });
    const graphql = await harbor().graphql<{ searchPliable: unknown }>(QUERY, asked);
    expect(graphql.status).toBe(200);
    if (typeof answer === 'object') {
      const refusal = { code: 'BAD_USER_INPUT', field: answer.refused };
      expect([rest.status, rest.body]).toEqual([400, expect.objectContaining(refusal)]);
      expect(graphql.body.errors).toEqual([
        expect.objectContaining({ extensions: expect.objectContaining(refusal) }),
      ]);
      return;
    }
    const totals = { none: 0, some: expect.toSatisfy((count: number) => count > 0), any: expect.any(Number) };
    const found = { success: true, paging: expect.objectContaining({ total_products: totals[answer] }) };
    expect(rest.status).toBe(200);
    expect(rest.body).toMatchObject(found);
    expect(graphql.body.data?.searchPliable).toMatchObject(found);
  });
});

describe('no bad question takes more than twice as long as the slowest good one', () => {
  const ROUNDS = 9;
  const GOOD: readonly Sent[] = [
    { keyword: '' },
    { keyword: 'a' },
    { keyword: 'stoneware mug' },
    { keyword: 'stonewear' },
    { keyword: '', params: { page: 5, order: 'price', dir: 'asc' } },
    { keyword: '', filter: { attributes: { color: ['Sage', 'Ocean'] }, price: { from: 10, to: 90 } } },
  ];

  const visitor = harbor();
  /** Another one each time, above all prices: neither the page nor what it shows was kept before. */
  let highest = 1000;

  /**
   * Measures the minimum time of each, in milliseconds. Requests alternate, so that other load affects all alike;
   * other load can only add time.
   */
  async function times(works: readonly (() => Promise<unknown>)[]): Promise<number[]> {
    const all = works.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, work] of works.entries()) {
        const began = performance.now();
        await work();
        all[at]?.push(performance.now() - began);
      }
    }
    return all.map((of) => Math.min(...of));
  }

  async function expectNoneSlow(good: (() => Promise<unknown>)[], bad: (() => Promise<unknown>)[]) {
    const taken = await times([...good, ...bad]);
    const slowest = Math.max(...taken.slice(0, good.length));
    expect(slowest).toBeGreaterThan(0);
    for (const [at, time] of taken.slice(good.length).entries()) {
      expect(time, `bad question ${at}`).toBeLessThanOrEqual(2 * slowest);
    }
  }

  /** A filter by price where there is none yet; what is refused is kept nowhere. */
  function unseen({ filter }: Sent): Sent {
    const price = { from: 0, to: highest++ };
    if (filter === undefined || filter === null) return { filter: { price } };
    return typeof filter === 'object' && !Array.isArray(filter) ? { filter: { price, ...filter } } : {};
  }

  function unseenPath(path: string): string {
    if (path.includes('price=')) return path;
    if (path.startsWith('/search')) return `${path}&price=0|${highest++}`;
    const [address = '', query] = path.split('?');
    return `${address}/price=0,${highest++}${query === undefined ? '' : `?${query}`}`;
  }

  it('by the contract', async () => {
    const asking = (sent: Sent) => () => visitor.graphql(QUERY, { keyword: 'mug', ...sent, ...unseen(sent) });
    await expectNoneSlow(
      GOOD.map(asking),
      QUESTIONS.map(([, sent]) => asking(sent)),
    );
  });

  it('by pages', async () => {
    const opening = (path: string) => () => visitor.get(unseenPath(path), { accept: 'text/html' });
    const good = [
      '/search?q=',
      '/kitchen-dining',
      '/search?q=stoneware%20mug',
      '/kitchen-dining/color=Sage?page=1',
    ];
    await expectNoneSlow(
      good.map(opening),
      PAGES.map(([, path]) => opening(path)),
    );
  });
});
