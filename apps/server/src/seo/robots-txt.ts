import { canonicalUrl, places } from '@stoa/domain';

/** What belongs to one visitor, what only answers programs, and what is beneath each. */
const PRIVATE_PLACES = [...places].filter(([, { isPrivate }]) => isPrivate).map(([word]) => word);

/**
 * What crawlers are asked to leave alone in an open shop: private places, searches of somebody's (the search page
 * itself is one page) and data of pages. A place ends where its name ends: `/order` must not take `/order-forms`
 * along, which may be a page of the shop. https://www.rfc-editor.org/rfc/rfc9309
 */
export function robotsText(origin: string): string {
  const places = PRIVATE_PLACES.flatMap((place) => [`/${place}$`, `/${place}/`, `/${place}?`]);
  const rules = [...places, '/search?', '/*.data$', '/*.data?'].map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${rules.join('')}\nSitemap: ${canonicalUrl(origin, '/sitemap.xml')}\n`;
}

/** Of a closed shop: without it, crawlers would take the 404 it answers for leave to look at everything. */
export const CLOSED_ROBOTS_TEXT = 'User-agent: *\nDisallow: /\n';
