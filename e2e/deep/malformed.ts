import { seededRandom } from '../harness/random.ts';

/** Where requests go: the parts of a server that answer on hosts of their own, and what a shop there shows. */
export interface Targets {
  readonly shopHost: string;
  readonly adminHost: string;
  readonly shopCode: string;
  /** Slugs of pages that are there. */
  readonly slugs: readonly string[];
  /** Paths of the contract. */
  readonly apiPaths: readonly string[];
}

/** Makes random choices; the same seed gives the same ones. */
interface Chance {
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Picks an item at random; empty text for an empty list. */
  one(list: readonly string[]): string;
  isIn(times: number): boolean;
  upTo(most: number): number;
}

function chanceOf(seed: number): Chance {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  return {
    upTo,
    isIn: (times) => upTo(times) === 0,
    pick: (list) => list[upTo(list.length)] ?? list[0],
    one: (list) => list[upTo(list.length)] ?? '',
  };
}

/** As many requests as are asked for: each a little or very wrong, on the one byte level or the other. */
export function* malformedRequests(targets: Targets, seed: number, count: number): Generator<Buffer> {
  const chance = chanceOf(seed);
  for (let made = 0; made < count; made++) yield request(targets, chance);
}

const FREQUENT = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'POST'];
const SELDOM = [
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'get',
  'B@D',
  '',
];

function request(targets: Targets, chance: Chance): Buffer {
  const method = chance.isIn(5) ? chance.one(SELDOM) : chance.one(FREQUENT);
  const version = chance.isIn(25)
    ? chance.one(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.1 ', 'HTTP', ''])
    : 'HTTP/1.1';
  const isAdmin = chance.isIn(12);
  const lines = [
    `${method} ${targetOf(targets, chance)} ${version}`,
    ...hostLines(isAdmin ? targets.adminHost : targets.shopHost, chance),
    ...Array.from({ length: chance.upTo(5) }, () => headerLine(targets, chance)),
  ];
  // Who keeps a connection is waited for.
  if (!chance.isIn(20)) lines.push('connection: close');
  const hasBody = method === 'POST' ? !chance.isIn(8) : chance.isIn(10);
  const [framing, body] = hasBody ? bodyOf(chance) : [[], ''];
  const text = `${[...lines, ...framing].join('\r\n')}\r\n\r\n${body}`;
  return damaged(Buffer.from(text, 'latin1'), chance);
}

/** Returns the forms a request line may have for what it asks: origin, absolute, authority and asterisk form. */
function targetOf(targets: Targets, chance: Chance): string {
  const path = pathOf(targets, chance) + queryOf(chance);
  if (!chance.isIn(4)) return path;
  const { shopHost, adminHost } = targets;
  return chance.one([
    ...[
      '*',
      '*',
      `*${path}`,
      '*@evil.example/',
      '*:99999',
      '**',
      '*?page=2',
      '*.data',
      '?',
      '',
      ':80',
      '@',
      '#',
    ],
    ...[shopHost, `${shopHost}${path}`, 'evil.example:443', `user:word@${shopHost}`, '[::1]:80'],
    ...[
      `http://${shopHost}${path}`,
      `http://${adminHost}/`,
      `http://evil.example${path}`,
      `HTTPS://x${path}`,
    ],
    ...[
      `http://${shopHost}:99999${path}`,
      'http://',
      'http:///',
      `http://[${path}`,
      'http://%00/',
      'http://*',
    ],
    ...['ftp://x/', 'javascript:alert(1)', `http:${path}`, `//evil.example${path}`, `///${path}`, '//'],
  ]);
}

const PAGES = [
  ...[
    '/',
    '/search',
    '/listing-page/search',
    '/checkout',
    '/checkout/cart',
    '/login',
    '/logout',
    '/register',
  ],
  ...[
    '/account',
    '/account/orders',
    '/order/1',
    '/reset-password',
    '/verify-email',
    '/age',
    '/brands',
    '/mail',
  ],
  ...['/preview/1', '/nobody-knows-this'],
];
const FILES = [
  ...['/sitemap.xml', '/sitemap/pages-1.xml', '/sitemap/x', '/robots.txt', '/favicon.ico', '/assets/x.js'],
  ...['/healthz', '/readyz', '/metrics', '/sign-in', '/sign-out', '/__manifest?p=/', '/_root.data'],
];

function pathOf({ slugs, apiPaths, shopCode }: Targets, chance: Chance): string {
  const page = chance.one([...PAGES, ...slugs.map((slug) => `/${slug}`)]);
  const picture = `/cdn/${chance.one([shopCode, 'other', '..', '%00'])}/images/products/${chance.one([
    ...[
      'medium/x.webp.avif',
      'large/../x.webp',
      'x',
      '',
      'medium/%2e%2e%2fx.webp.webp',
      'medium/%ff.webp.avif',
    ],
  ])}`;
  const api = chance.one([...apiPaths, '/api-graphql', '/api-graphql', '/api/none', '/api', '/api/']);
  const path = chance.one([page, page, `${page}.data`, picture, api, api, chance.one(FILES)]);
  return chance.isIn(4) ? twisted(path, chance) : path;
}

const twisted = (path: string, chance: Chance) =>
  chance.one([
    ...[`${path}/`, `/${path}`, `${path}//x`, `/x/..${path}`, `${path}/../..`, `/.${path}`, `\\${path}`],
    ...[`${path}%`, `${path}%ff`, `${path}%00`, `${path}%2f..%2f`, `${path}/%E0%A4%A`, `${path}\xff\xfe`],
    ...[
      path.toUpperCase(),
      path.replaceAll('/', '%2F'),
      `${path};a=b`,
      `${path}#x`,
      `${path}\t`,
      `${path} x`,
    ],
    ...[`${path}/color=red%7C`, `${path}/price=,`, `${path}/a=${'b|'.repeat(200)}`, `${path}/pv/%00`],
    ...[path + 'x'.repeat(3_000), `/${'x'.repeat(20_000)}`, `/${'../'.repeat(500)}`, `/${'%25'.repeat(500)}`],
  ]);

const KEYS = [
  ...['page', 'sort', 'q', 'search_keyword', 'apply', 'color', 'price_from', '_routes', 'index', 'preview'],
  ...[
    'token',
    'return',
    'query',
    'variables',
    'extensions',
    'operationName',
    '__proto__',
    'constructor',
    'a[]',
  ],
];
const VALUES = [
  ...[
    '',
    '1',
    '-1',
    '1e9',
    'NaN',
    '%',
    '%00',
    '%ff',
    '\xff',
    '{}',
    '[]',
    '[1]',
    '{"a":',
    'null',
    '%22',
    "'--",
  ],
  ...[
    'routes/login',
    'root',
    'root,routes/slug',
    'routes/checkout-success',
    '//evil.example',
    'red|blue',
    '{__typename}',
    '{me{email}}',
    'mutation{logout{success}}',
    '%F0%9F%98%80',
  ],
  ...['x'.repeat(2_100), '%00'.repeat(300), '../'.repeat(50), '<script>', '{{7*7}}'],
];

function queryOf(chance: Chance): string {
  if (!chance.isIn(3)) return '';
  if (chance.isIn(10)) return `?${chance.one(['&'.repeat(2_000), 'a&'.repeat(2_000), '=', '?', '%', '#'])}`;
  const pairs = Array.from({ length: 1 + chance.upTo(4) }, () => `${chance.one(KEYS)}=${chance.one(VALUES)}`);
  return `?${pairs.join('&')}`;
}

const ODD_HOSTS = [
  ...['', 'localhost', '[::1]', '[', 'a b', '%00', '*', '-', '.', '\xff\xfe', 'x'.repeat(5_000)],
];

function hostLines(host: string, chance: Chance): string[] {
  if (!chance.isIn(6)) return [`host: ${host}`];
  const [name = ''] = host.split(':');
  const odd = [
    `${name}:99999`,
    `${name}:x`,
    `${name.toUpperCase()}.`,
    `user@${host}`,
    `${host}/x`,
    `${host}?`,
    `${host}#`,
  ];
  return chance.pick<string[]>([
    [`host: ${chance.one([...ODD_HOSTS, ...odd])}`],
    [],
    ['host'],
    [`Host : ${host}`],
    [`host: ${host}`, `host: ${host}`],
    [`host: ${host}`, 'host: evil.example'],
  ]);
}

function headerLine({ shopHost }: Targets, chance: Chance): string {
  return chance.one([
    `cookie: ${chance.one(['stoa-session=x', 'stoa-visitor=', '=', ';;;', '%', `a=${'b'.repeat(4_000)}`, '__proto__=1', 'age_confirm=yes; preferred_seller=x', 'stoa-session=%E0%A4%A', '"\\'])}`,
    `authorization: ${chance.one(['Bearer', 'Bearer ', 'Bearer x', 'bearer \xff', 'Basic eDp5', `Bearer ${'x'.repeat(3_000)}`])}`,
    `content-type: ${chance.one(TYPES)}`,
    `content-length: ${chance.one(['0', '-1', 'x', '1e3', '99999999999999999999', '5, 6', '+1'])}`,
    `transfer-encoding: ${chance.one(['chunked', 'gzip, chunked', 'x', 'chunked, chunked', 'identity'])}`,
    `accept-encoding: ${chance.one(['br', 'gzip;q=0', '*;q=x', ',,,', 'identity;q=0, *;q=0', 'zstd', ';q=', 'br;'.repeat(300)])}`,
    `accept: ${chance.one(['text/html', '*/*', 'application/json', ';;', 'text/html;q=x', '\xff'])}`,
    `x-forwarded-host: ${chance.one([shopHost, 'evil.example', ',', ',,a b', 'x:99999', '[', ''])}`,
    `x-forwarded-proto: ${chance.one(['https', 'http', 'https,javascript', 'x:', ''])}`,
    `x-forwarded-for: ${chance.one(['1.2.3.4', '::1', 'x', ',,,', '999.1.1.1', 'unknown', '1.2.3.4:80', '\xff'])}`,
    `forwarded: ${chance.one(['for=1.2.3.4', 'host=;;', '"'])}`,
    `origin: ${chance.one([`http://${shopHost}`, 'null', 'http://evil.example', '%', ''])}`,
    `referer: ${chance.one([`http://${shopHost}/`, '%', 'http://[', ''])}`,
    `sec-fetch-site: ${chance.one(['same-origin', 'none', 'cross-site', 'x'])}`,
    `if-none-match: ${chance.one(['*', 'W/"x"', '"', ',,,', '"x", '.repeat(500)])}`,
    `if-modified-since: ${chance.one(['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '-1'])}`,
    `range: ${chance.one(['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x', `bytes=${'0-,'.repeat(300)}`])}`,
    `expect: ${chance.one(['100-continue', 'x'])}`,
    `connection: ${chance.one(['close', 'keep-alive', 'upgrade', 'x', 'host'])}`,
    `upgrade: ${chance.one(['websocket', 'h2c', 'x'])}`,
    `client-domain: ${chance.one([shopHost, 'x', '\xff'])}`,
    `${chance.one(['seller-guid', 'quote-id', 'session-id', 'client-id', 'website-id', 'cache-key'])}: ${chance.one(VALUES)}`,
    `idempotency-key: ${chance.one(['', 'x', '\xff', 'k'.repeat(300)])}`,
    `x-request-id: ${chance.one(['x', 'abcdefgh', '\xff'.repeat(20)])}`,
    chance.one([
      'no colon',
      ': x',
      '\x00: x',
      'a\x01b: c',
      `x-long: ${'y'.repeat(20_000)}`,
      ' folded',
      '__proto__: x',
      'constructor: y',
    ]),
  ]);
}

const FORM = 'application/x-www-form-urlencoded';
const TYPES = [
  ...[
    'application/json',
    'application/json; charset=utf-16',
    'application/graphql',
    'text/plain',
    '',
    ';',
    'x',
  ],
  ...[
    FORM,
    `${FORM}; charset=x`,
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=b',
  ],
  ...[
    'multipart/mixed; boundary=b',
    'application/x-www-form-urlencoded, application/json',
    '\xff/\xfe',
    'a/b/c',
  ],
];

const PART = '--b\r\ncontent-disposition: form-data; name="intent"\r\n\r\nadd\r\n';
const JSONS = [
  ...[
    '{}',
    '[]',
    'null',
    '1',
    '"x"',
    '',
    '{',
    '{"a":',
    '{"id":1}',
    '{"id":"x","qty":1e999}',
    '\ufeff{}',
    '{"\xff":1}',
  ],
  ...[
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":1}}',
    `${'['.repeat(5_000)}`,
    `${'{"a":'.repeat(3_000)}1`,
  ],
  ...[
    '{"email":"a@b.c","password":"x"}',
    '{"email":{},"password":[]}',
    '{"id":"\\u0000","qty":1}',
    '{"id":"\\ud800"}',
  ],
  ...[
    '{"query":"{__typename}"}',
    '{"query":"{"}',
    '{"query":1}',
    '{"query":"{me{email}}","variables":1}',
    '[{"query":"{__typename}"}]',
  ],
  ...[
    `{"query":"{${'me{email}'.repeat(300)}}"}`,
    `{"query":"${'{me'.repeat(400)}"}`,
    '{"query":"{...a} fragment a on Query{...a}"}',
  ],
  ...[
    '{"query":"query($a:Int!){product(slug:$a){name}}","variables":{"a":{}}}',
    '{"query":"{product(slug:\\"\\u0000\\"){name}}"}',
  ],
  ...[
    '{"query":"mutation{login(email:\\"\\",password:\\"\\"){success}}"}',
    '{"query":"subscription{x}","operationName":[]}',
  ],
];
const FORMS = [
  ...[
    '',
    '&',
    '=',
    'a',
    'a&'.repeat(3_000),
    '%',
    '%ff=%00',
    'intent=add&product=x&qty=1',
    'intent=add&intent=remove',
  ],
  ...[
    'intent=%00',
    'email=a%40b.c&password=x',
    '__proto__=1',
    'a[b][c]=1',
    `a=${'x'.repeat(70_000)}`,
    '\xff=\xfe',
  ],
  ...['intent=place&email=&first_name=%F0%9F%98%80&country=ZZ', 'age=maybe', 'token=%00&password=x'],
];
const PARTS = [
  ...[
    '',
    '--b',
    '--b--',
    '--b\r\n',
    `${PART}--b--`,
    PART,
    `${PART}${PART.repeat(300)}--b--`,
    '--y\r\n\r\n--y--',
  ],
  ...[
    '--b\r\ncontent-disposition: form-data; name="f"; filename="x"\r\ncontent-type: x\r\n\r\n\x00\r\n--b--\r\n',
  ],
  ...[
    '--b\r\n\r\nx\r\n--b--',
    '--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--',
    `--b\r\nx: ${'y'.repeat(9_000)}\r\n\r\n\r\n--b--`,
  ],
  ...[
    '--b\r\ncontent-disposition: form-data; name="a"\r\ncontent-transfer-encoding: base64\r\n\r\n%\r\n--b--',
  ],
];

/** Makes headers that describe a body, and the body; mostly they agree. */
function bodyOf(chance: Chance): [string[], string] {
  const [type, texts] = chance.pick<[string, readonly string[]]>([
    ['application/json', JSONS],
    [FORM, FORMS],
    ['multipart/form-data; boundary=b', PARTS],
  ]);
  const body = chance.isIn(15) ? '\x00\xff\x80\r\n\r\n'.repeat(chance.upTo(50)) : chance.one(texts);
  const typed = chance.isIn(8) ? [] : [`content-type: ${chance.isIn(8) ? chance.one(TYPES) : type}`];
  if (chance.isIn(5)) {
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n`;
    const chunks =
      body === ''
        ? '0\r\n\r\n'
        : chance.one([`${chunk}0\r\n\r\n`, `${chunk}x\r\n`, chunk, `${chunk}0\r\na: b\r\n\r\n`]);
    return [[...typed, 'transfer-encoding: chunked'], chunks];
  }
  const said = chance.isIn(10) ? Math.max(0, body.length + chance.upTo(7) - 3) : body.length;
  return [[...typed, `content-length: ${said}`], body];
}

/** Corrupts single bytes of some requests, or truncates them. */
function damaged(bytes: Buffer, chance: Chance): Buffer {
  if (!chance.isIn(12)) return bytes;
  if (chance.isIn(3)) return bytes.subarray(0, chance.upTo(bytes.length));
  for (let times = 1 + chance.upTo(4); times > 0; times--)
    bytes[chance.upTo(bytes.length)] = chance.upTo(256);
  return bytes;
}
