import type { Chance } from './chance.ts';
import type { Targets } from './targets.ts';
import { VALUES } from './values.ts';

/** Returns the forms a request line may have for what it asks: origin, absolute, authority and asterisk form. */
export function targetOf(targets: Targets, chance: Chance): string {
  const path = pathOf(targets, chance) + queryOf(chance);
  if (!chance.isIn(4)) return path;
  const { shopHost, adminHost } = targets;
  return chance.one([
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
    shopHost,
    `${shopHost}${path}`,
    'evil.example:443',
    `user:word@${shopHost}`,
    '[::1]:80',
    `http://${shopHost}${path}`,
    `http://${adminHost}/`,
    `http://evil.example${path}`,
    `HTTPS://x${path}`,
    `http://${shopHost}:99999${path}`,
    'http://',
    'http:///',
    `http://[${path}`,
    'http://%00/',
    'http://*',
    'ftp://x/',
    'javascript:alert(1)',
    `http:${path}`,
    `//evil.example${path}`,
    `///${path}`,
    '//',
  ]);
}

const PAGES = [
  '/',
  '/search',
  '/listing-page/search',
  '/checkout',
  '/checkout/cart',
  '/login',
  '/logout',
  '/register',
  '/account',
  '/account/orders',
  '/order/1',
  '/reset-password',
  '/verify-email',
  '/age',
  '/brands',
  '/mail',
  '/preview/1',
  '/nobody-knows-this',
];
const FILES = [
  '/sitemap.xml',
  '/sitemap/pages-1.xml',
  '/sitemap/x',
  '/robots.txt',
  '/favicon.ico',
  '/assets/x.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/sign-in',
  '/api/v1/session',
  '/api/v1/openapi.json',
  '/__manifest?p=/',
  '/_root.data',
];

function pathOf({ slugs, apiPaths, shopCode }: Targets, chance: Chance): string {
  const page = chance.one([...PAGES, ...slugs.map((slug) => `/${slug}`)]);
  const picture = `/cdn/${chance.one([shopCode, 'other', '..', '%00'])}/images/products/${chance.one([
    'medium/x.webp.avif',
    'large/../x.webp',
    'x',
    '',
    'medium/%2e%2e%2fx.webp.webp',
    'medium/%ff.webp.avif',
  ])}`;
  const api = chance.one([...apiPaths, '/api-graphql', '/api-graphql', '/api/none', '/api', '/api/']);
  const path = chance.one([page, page, `${page}.data`, picture, api, api, chance.one(FILES)]);
  return chance.isIn(4) ? twisted(path, chance) : path;
}

const twisted = (path: string, chance: Chance) =>
  chance.one([
    `${path}/`,
    `/${path}`,
    `${path}//x`,
    `/x/..${path}`,
    `${path}/../..`,
    `/.${path}`,
    `\\${path}`,
    `${path}%`,
    `${path}%ff`,
    `${path}%00`,
    `${path}%2f..%2f`,
    `${path}/%E0%A4%A`,
    `${path}\xff\xfe`,
    path.toUpperCase(),
    path.replaceAll('/', '%2F'),
    `${path};a=b`,
    `${path}#x`,
    `${path}\t`,
    `${path} x`,
    `${path}/color=red%7C`,
    `${path}/price=,`,
    `${path}/a=${'b|'.repeat(200)}`,
    `${path}/pv/%00`,
    path + 'x'.repeat(3_000),
    `/${'x'.repeat(20_000)}`,
    `/${'../'.repeat(500)}`,
    `/${'%25'.repeat(500)}`,
  ]);

const KEYS = [
  'page',
  'sort',
  'q',
  'search_keyword',
  'apply',
  'color',
  'price_from',
  '_routes',
  'index',
  'preview',
  'token',
  'return',
  'query',
  'variables',
  'extensions',
  'operationName',
  '__proto__',
  'constructor',
  'a[]',
];
function queryOf(chance: Chance): string {
  if (!chance.isIn(3)) return '';
  if (chance.isIn(10)) return `?${chance.one(['&'.repeat(2_000), 'a&'.repeat(2_000), '=', '?', '%', '#'])}`;
  const pairs = Array.from({ length: 1 + chance.upTo(4) }, () => `${chance.one(KEYS)}=${chance.one(VALUES)}`);
  return `?${pairs.join('&')}`;
}
