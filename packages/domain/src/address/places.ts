import type { PageAccess } from '../auth/index.ts';

/** What answers at the addresses of a shop that begin with a word. */
export type Place = PagePlace | RoutePlace;

interface PagePlace {
  /** A page of the storefront, or one that is to come. */
  readonly by: 'page' | 'page to come';
  /** Whether the page cache keeps it, once for each audience; a personal page is kept by nobody. */
  readonly kept: 'audience' | 'personal';
  /** Who may visit it. */
  readonly access: PageAccess;
  /** Whether crawlers are asked to leave it alone. */
  readonly isPrivate?: boolean;
}

interface RoutePlace {
  /** A route of the server, which says itself how long its answers may be kept. */
  readonly by: 'route';
  /** What the page cache makes of addresses below it that the route does not answer. */
  readonly kept: 'audience' | 'personal';
  /** Who is answered: everybody, whom each operation of the contract admits, or who runs the server. */
  readonly access: 'everybody' | 'each operation' | 'operator';
  readonly isPrivate?: boolean;
}

const sharedPage: PagePlace = { by: 'page', kept: 'audience', access: 'auth-free' };
const personalPage: PagePlace = { by: 'page', kept: 'personal', access: 'auth-free', isPrivate: true };
const openRoute: RoutePlace = { by: 'route', kept: 'audience', access: 'everybody' };
const contract: RoutePlace = { by: 'route', kept: 'audience', access: 'each operation', isPrivate: true };

/** Stands for every word that is not in the table: addresses of products, categories and pages. */
const ANY_SLUG = '*';

/**
 * The first words of a shop's addresses; the home page has none. What is a slug among them is reserved, the page cache
 * keeps nothing of what is personal, the guard of pages asks for `access`, and robots.txt names what is private. A route
 * without an entry, and an entry without a route, fail `e2e/http/places.test.ts`. ROUTE-001 to ROUTE-047
 */
export const places: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['', sharedPage],
  [ANY_SLUG, sharedPage],
  ['account', { ...personalPage, access: 'login' }],
  // Reading it leads home, whoever asks.
  ['age', { ...sharedPage, isPrivate: true }],
  ['api', contract],
  ['api-graphql', contract],
  ['assets', openRoute],
  ['brands', sharedPage],
  ['cdn', openRoute],
  ['checkout', personalPage],
  ['error', sharedPage],
  ['feeds', openRoute],
  ['healthz', openRoute],
  ['listing-page', { ...sharedPage, isPrivate: true }],
  ['login', { ...personalPage, access: 'guest-only' }],
  // Reading it leads home, whoever asks.
  ['logout', { ...sharedPage, isPrivate: true }],
  // Where the demo runs; elsewhere nothing is there.
  ['mail', { ...openRoute, kept: 'personal' }],
  ['metrics', { ...openRoute, access: 'operator' }],
  ['order', personalPage],
  ['preview', { ...personalPage, by: 'page to come' }],
  ['readyz', openRoute],
  ['register', { ...personalPage, access: 'guest-only' }],
  ['reset-password', personalPage],
  ['robots.txt', openRoute],
  ['search', sharedPage],
  ['sitemap', openRoute],
  ['sitemap.xml', openRoute],
  // The link of the mail is worth nothing to others than the owner of the account.
  ['verify-email', { ...personalPage, access: 'login' }],
]);

/** Returns what answers at a path such as `/checkout/cart`, or at the pattern of a route, with or without the slash. */
export function placeAt(path: string): Place {
  const word = (path.startsWith('/') ? path.slice(1) : path).split('/', 1)[0] ?? '';
  return places.get(word) ?? sharedPage;
}
