import { PICTURES_PER_ENTRY, type SitemapEntry, type SitemapPart } from '@stoa/commerce';
import { canonicalUrl, escapeHtml } from '@stoa/domain';

/**
 * Addresses in a sitemap at most. sitemaps.org allows 50,000 in 50 MB; with the longest addresses and all the
 * pictures an entry may tell of, more than this would be more bytes than that.
 */
export const ENTRIES_PER_PART = 8000;

/** What a sitemap says of its shop. */
export interface SitemapPlace {
  /** Origin of the shop's base URL. */
  readonly origin: string;
  /** Code of the shop, which is in the addresses of its pictures. */
  readonly code: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

/** What `/sitemap.xml` says: where the parts are. */
export function sitemapIndex({ origin }: SitemapPlace, parts: readonly SitemapPart[]): string {
  const entries = parts.map((part) => {
    const address = escapeHtml(canonicalUrl(origin, partPath(part)));
    return `<sitemap><loc>${address}</loc>${lastChange(part)}</sitemap>\n`;
  });
  return `${DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

const partPath = ({ kind, number }: Pick<SitemapPart, 'kind' | 'number'>) => `/sitemap/${kind}-${number}.xml`;

/** Returns the text of a part, in pieces as its entries come. */
export async function* sitemapPart(
  place: SitemapPlace,
  batches: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}">\n`;
  for await (const batch of batches) yield batch.map((entry) => sitemapEntry(place, entry)).join('');
  yield '</urlset>\n';
}

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
export function sitemapEntry({ origin, code }: SitemapPlace, entry: SitemapEntry): string {
  const pictures = entry.pictures.slice(0, PICTURES_PER_ENTRY).map((master) => {
    const name = master.split('/').map(encodeURIComponent).join('/');
    const address = canonicalUrl(origin, `/cdn/${code}/images/products/large/${name}.webp`);
    return `<image:image><image:loc>${escapeHtml(address)}</image:loc></image:image>`;
  });
  const address = escapeHtml(canonicalUrl(origin, entry.path));
  return `<url><loc>${address}</loc>${lastChange(entry)}${pictures.join('')}</url>\n`;
}

const lastChange = ({ updatedAt }: { readonly updatedAt: Date }) =>
  `<lastmod>${updatedAt.toISOString()}</lastmod>`;
