const LONG = 'x'.repeat(10_000);
const ODD = ['a|b', 'c,d', 'e/f', '%', `"'\``, '😀', '\0', '../..'];
export const MANY = Array.from({ length: 500 }, (_, at) => [`f${at}`, `v${at}`] as const);
const inAddress = (value: string) => encodeURIComponent(value);

/** The result of an address: products, none, similar ones, or a redirect. */
type Answer = 'some' | 'none' | 'any' | { readonly to: string | RegExp };

export const category = (rest: string) => `/mugs-cups${rest}`;
const search = (rest: string) => `/search?q=mug${rest}`;

export const PAGES: readonly (readonly [string, string, Answer])[] = [
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

export interface Sent {
  readonly keyword?: string | null;
  readonly filter?: unknown;
  readonly params?: unknown;
}

export const QUERY = `query ($keyword: String, $filter: JSON, $params: JSON) {
  searchPliable(search_type: "product", keyword: $keyword, filter: $filter, params: $params) {
    success products { sku } filter { code } paging { total_products } } }`;

/** Found: at least one, none, or what happens to be like it; refused: the argument at fault. */
export const QUESTIONS: readonly (readonly [
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
  ...[0, -1, 1e9, 1.5].map(
    (page) => [`page ${page}`, { params: { page } }, { refused: 'params.page' }] as const,
  ),
  ['0 products a page', { params: { limit: 0 } }, { refused: 'params.limit' }],
  ['a million products a page', { params: { limit: 1e6 } }, { refused: 'params.limit' }],
  ['an unknown order', { params: { order: 'price; drop table', dir: 'asc' } }, { refused: 'params.order' }],
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
