import { FILTER_FORM_KEY, placeAt } from '@stoa/domain';

/** Query keys that campaigns add; they say where a visitor came from, not what to show. */
const CAMPAIGN =
  /^(utm_|mc_|pk_|ga_|hsa_|_hs)|^(gclid|gbraid|wbraid|fbclid|msclkid|dclid|ttclid|twclid|yclid|igshid|srsltid)$/;

/** Query keys that pages other than the search page know. */
const KNOWN = new Set(['page', 'sort', 'search_keyword', '_routes', 'index']);

/** The suffix of React Router's requests for a page's data. */
const DATA_SUFFIX = '.data';

/** The search page, its data, and a page of what it lists. */
const SEARCH = /^(\/listing-page)?\/search(\.data)?$/;

/** Longer addresses are rendered but not kept. */
const MAX_LENGTH = 2048;

/**
 * The address a request line asks for at `origin`, whatever it holds: two slashes begin a path too, and no other host;
 * so does what follows another host's name, and what is no address at all (`*`).
 */
export function targetUrl(target: string, origin: string): URL {
  const path = target.startsWith('/') ? target : target.replace(/^[^/]*\/\/[^/]*/, '');
  return new URL(origin + (path.startsWith('/') ? path : `/${path}`));
}

/** Where only path and query count. */
const ANY_ORIGIN = 'http://shop';

/** What a request asks for, with nothing left in it that does not change the page. */
export interface PageAddress {
  readonly kind: 'page' | 'data';
  readonly path: string;
  /** Query with known keys only, in order of key; begins with `?` or is empty. */
  readonly query: string;
  /** Whether everybody of an audience may be shown the same. */
  readonly shared: boolean;
}

/**
 * Normalises the address a request line asks for before the page is rendered, so that nothing of the requester enters
 * the page. The order of values of one key is kept, since it can mean something. On the search page, and in a
 * filter form of a listing, every key may be a filter.
 */
export function pageAddress(target: string): PageAddress {
  const url = targetUrl(target, ANY_ORIGIN);
  const path = url.pathname;
  const isSearch = SEARCH.test(path);
  const mayFilter = isSearch || url.searchParams.has(FILTER_FORM_KEY);
  const kept = [...url.searchParams].filter(([name]) => (mayFilter ? !CAMPAIGN.test(name) : KNOWN.has(name)));
  kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(kept).toString();
  const preview = url.searchParams.has('preview');
  return {
    kind: path.endsWith(DATA_SUFFIX) ? 'data' : 'page',
    path,
    query: query === '' ? '' : `?${query}`,
    shared:
      isPlain(target, path) && !preview && !isPersonal(path) && path.length + query.length <= MAX_LENGTH,
  };
}

/** By the path as React Router understands it: decoded, whatever its letters, and with every slash once. */
function isPersonal(path: string): boolean {
  try {
    const known = decodeURIComponent(path).toLowerCase().replace(/\/+/g, '/');
    const page = known.endsWith(DATA_SUFFIX) ? known.slice(0, -DATA_SUFFIX.length) : known;
    return placeAt(page).kept === 'personal';
  } catch {
    return true;
  }
}

/**
 * Where a page's address with superfluous slashes leads, with its query; undefined when it has none. The answer
 * begins with one slash, so it never leads to another host.
 */
export function withoutSpareSlashes(target: string): string | undefined {
  const { pathname, search } = targetUrl(target, ANY_ORIGIN);
  const tidy = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  return tidy === pathname ? undefined : tidy + search;
}

/**
 * Routes match the path as it was sent. Somebody who asks for `/x/../sitemap.xml` is shown a page that is not there;
 * kept under what that means, it would stand in for the sitemap.
 */
function isPlain(target: string, path: string): boolean {
  return target.startsWith(path) && /^([?#]|$)/.test(target.slice(path.length));
}
