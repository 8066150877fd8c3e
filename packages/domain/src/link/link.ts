import { safeRedirectTarget } from '../auth/index.ts';
import { normaliseHost } from '../shop/index.ts';
import { parseUrl } from '../url/parse-url.ts';

/** Where a link that a merchant wrote leads, and how it opens. */
export type Link =
  /** Within the shop, by the client-side router. ROUTE-536, FOOT-501, BTN-506 */
  | { readonly kind: 'internal'; readonly href: string }
  /** To another site, in a new tab. ROUTE-537, FOOT-502, BTN-507 */
  | { readonly kind: 'external'; readonly href: string }
  /** A place on the page, or a mail or phone program. */
  | { readonly kind: 'plain'; readonly href: string };

/**
 * What a link is; `undefined` for an empty one and for whatever a merchant must not be able to plant in a page
 * (script and data URLs, control characters, credentials). `shopHost` makes full URLs to the shop itself internal.
 */
export function linkOf(written: string | null | undefined, shopHost?: string): Link | undefined {
  const href = written?.trim() ?? '';
  if (href === '' || /[\p{Cc}]/u.test(href)) return undefined;
  if (href.startsWith('#')) return { kind: 'plain', href };
  if (/^(?:mailto|tel):[^\s]+$/i.test(href)) return { kind: 'plain', href };
  if (/^https?:/i.test(href)) return siteLink(href, shopHost);
  // A name without a scheme is a page of the shop, as merchants write it: `lamps`.
  const target = safeRedirectTarget(href.startsWith('/') || href.includes(':') ? href : `/${href}`);
  return target === undefined ? undefined : { kind: 'internal', href: target };
}

function siteLink(href: string, shopHost: string | undefined): Link | undefined {
  const url = parseUrl(href);
  if (!url || url.username + url.password !== '') return undefined;
  const isOwn = shopHost !== undefined && normaliseHost(url.host) === shopHost;
  const own = isOwn ? safeRedirectTarget(url.pathname + url.search + url.hash) : undefined;
  return own === undefined ? { kind: 'external', href: url.href } : { kind: 'internal', href: own };
}
