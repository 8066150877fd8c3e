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

/** Returns the full address that a page declares as its own. SEO-008 */
export function canonicalUrl(baseUrl: string, path: string): string {
  return `${trimEndOf(baseUrl, '/')}/${trimStartOf(path, '/')}`;
}
