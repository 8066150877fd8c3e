import type { RouteConfigEntry } from '@react-router/dev/routes';
import storefrontRoutes from '../../apps/storefront/app/routes.ts';
import { restRoutes } from '../../packages/api/src/rest/index.ts';
import type { Client } from './client.ts';
import type { Reply } from './http.ts';

/** A request by its method and path. */
export interface AskedAddress {
  readonly name: string;
  readonly send: () => Promise<Reply>;
}

/** The error screen at an address of its own says 500 on purpose. ROUTE-005 */
const SAYS_500 = new Set(['/error']);

/** Addresses of the server itself, and what the patterns of the storefront leave open. */
const FURTHER = [
  '/?utm_source=mail',
  '/search?q=pan',
  '/search?q=pan&page=2',
  '/search/color=blue',
  '/nothing-here/color=blue',
  '/nothing/here/at/all',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/1.xml',
  '/feeds/google.xml',
  '/favicon.ico',
  '/assets/nothing.js',
  '/cdn/nothing/images/nothing.webp',
  '/api',
  '/api/nothing',
  '/api-graphql',
  '/_root.data',
];

/** What forms send in vain: they are opened by nobody signed in, with an empty cart. */
const FORMS = [
  ['/login', { email: 'somebody@shop.test', password: 'wrong' }],
  ['/register', { email: 'not an address' }],
  ['/reset-password', { email: 'somebody@shop.test' }],
  ['/verify-email', {}],
  ['/age', { answer: 'yes' }],
  ['/logout', {}],
  ['/checkout', {}],
  ['/checkout/cart', { intent: 'update' }],
  ['/order/tracking', { number: '100001', email: 'somebody@shop.test' }],
  ['/nothing-here', { intent: 'add' }],
  ['/', {}],
] as const;

/** A query for everything that the storefront's shell and pages ask for first. */
const QUERIES = [
  '{ initSettings { client { name } } allHeader { _id } allFooter { _id } }',
  '{ getTemplateByPageType(name: "Homepage") { page { title } } }',
];

/**
 * Every public address of a shop: the pages and forms of the storefront's table of routes, with something unknown for
 * what a pattern leaves open, the REST table, and the addresses of the server itself.
 */
export function everyAddress(visitor: Client): AskedAddress[] {
  const pages = [...pathsOf(storefrontRoutes), ...FURTHER].filter((path) => !SAYS_500.has(path));
  return [
    ...pages.map((path) => asked('GET', path, () => visitor.get(path, { accept: 'text/html' }))),
    ...FORMS.map(([path, fields]) => asked('POST', path, () => visitor.submit(path, fields))),
    ...QUERIES.map((query) => asked('POST', query, () => visitor.graphql(query))),
    ...restRoutes.map(({ method, path }) => {
      const filled = path.replaceAll(/:\w+/g, 'unknown');
      return asked(method, filled, () => (method === 'GET' ? visitor.get(filled) : visitor.post(filled, {})));
    }),
  ];
}

const asked = (method: string, path: string, send: () => Promise<Reply>): AskedAddress => ({
  name: `${method} ${path}`,
  send,
});

/** The addresses of routes, their parameters filled with what no shop has. */
function pathsOf(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path = '', children = [] }) => {
    const full = path === '' ? above : `${above}/${path}`;
    const filled = full.replaceAll(/:\w+\??/g, 'unknown').replaceAll('*', 'nothing-here');
    return [filled === '' ? '/' : filled, ...pathsOf(children, full)];
  });
}
