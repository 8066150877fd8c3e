export { listSitemapParts, type SitemapPart } from './list-sitemap-parts.ts';
export { readSitemapPart, type SitemapEntry } from './read-sitemap-part.ts';
export { isSitemapKind, PICTURES_PER_ENTRY, type SitemapKind } from './sitemap-rows.ts';
