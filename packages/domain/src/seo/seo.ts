import { trimEndOf, trimStartOf } from '../format/trim.ts';

/** The crawler settings a merchant can choose, and their robots values. SEO-004 to SEO-006 */
const robotsBySetting: ReadonlyMap<string, string> = new Map([
  ['no-index and no-follow', 'noindex, nofollow'],
  ['no-index and follow', 'noindex'],
  ['index and no-follow', 'nofollow'],
]);

/** Returns the robots value of a crawler setting; any other setting allows crawling. SEO-004 to SEO-007, SEO-009 */
export function robotsOf(setting: string | null | undefined): string {
  return robotsBySetting.get(setting?.trim().toLowerCase() ?? '') ?? 'index, follow';
}

/** The crawler settings, in small letters, that keep a page out of search engines and so out of the sitemap. */
export const unlistedSettings: readonly string[] = [...robotsBySetting]
  .filter(([, robots]) => robots.includes('noindex'))
  .map(([setting]) => setting);

/** Returns the title of a page: its meta title, or its name when there is none. SEO-001 */
export function pageTitle(page: { readonly metaTitle?: string | null; readonly name: string }): string {
  return page.metaTitle?.trim() || page.name;
}

/** Returns the description of a product's page for search engines: its own, or the short one where there is none. */
export function productDescription(product: {
  readonly metaDescription?: string | null;
  readonly shortDescription: string;
}): string {
  return product.metaDescription?.trim() || product.shortDescription;
}

/** The crawler settings that a merchant can choose, as products keep them; the first is that of whoever chose none. */
export const crawlerSettings = [
  'Index and follow',
  'Index and no-follow',
  'No-index and follow',
  'No-index and no-follow',
] as const;
export type CrawlerSetting = (typeof crawlerSettings)[number];

/** Returns which of the settings has the effect of the one that is kept, in whatever letters. SEO-004 to SEO-007 */
export const crawlerSettingOf = (kept: string | null | undefined): CrawlerSetting =>
  crawlerSettings.find((setting) => robotsOf(setting) === robotsOf(kept)) ?? crawlerSettings[0];

/** Returns the full address that a page declares as its own. SEO-008 */
export function canonicalUrl(baseUrl: string, path: string): string {
  return `${trimEndOf(baseUrl, '/')}/${trimStartOf(path, '/')}`;
}
