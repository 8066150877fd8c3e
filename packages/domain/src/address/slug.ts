import { trimEndOf } from '../format/trim.ts';
import { type MessageDescriptor, msg } from '../i18n/index.ts';

export const MAX_SLUG_LENGTH = 80;
export const MAX_PATH_LENGTH = 255;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '&': ' and ',
};

/**
 * Makes a slug of a name: lower-case ASCII letters and digits joined by single hyphens, at most 80
 * characters unless told otherwise, cut between words where possible. A name without any such letter gives
 * `fallback`.
 */
export function slugify(name: string, fallback = 'item', limit = MAX_SLUG_LENGTH): string {
  const words = name
    .toLowerCase()
    .replace(/[ßæœøłđðþı&]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return joinWithin(words, limit) || fallback;
}

function joinWithin(words: readonly string[], limit: number): string {
  let slug = (words[0] ?? '').slice(0, limit);
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > limit) break;
    slug = `${slug}-${word}`;
  }
  return slug;
}

/** Returns the `n`-th slug of the same name: `lamp`, `lamp-2`, `lamp-3`, within the length limit. */
export function numberedSlug(slug: string, n: number): string {
  if (n <= 1) return slug;
  const suffix = `-${n}`;
  return trimEndOf(slug.slice(0, MAX_SLUG_LENGTH - suffix.length), '-') + suffix;
}

/**
 * First segments that belong to the application. Slugs of products, categories and pages share their place
 * in the address, so these words are never slugs. ROUTE-001 to ROUTE-047
 */
export const reservedWords: ReadonlySet<string> = new Set(
  `account admin age api api-graphql assets brands cart checkout error favicon feeds files footer-preview graphql
  header-preview healthz images index login logout mail manifest metrics order preview product pv readyz
  register reset-password robots search seller sellerjpinproduct shop-all sitemap static verify-email`.split(
    /\s+/,
  ),
);

/** Words with a meaning anywhere in an address: variation suffix and the ignored filter segment. LIST-008, ROUTE-047 */
const reservedAnywhere: ReadonlySet<string> = new Set(['pv', 'preview']);

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * What is wrong with a path of slugs (`lamps`, `home/lamps`; no slash at the ends), if anything.
 * ROUTE-043, ROUTE-044
 */
export function slugIssue(path: string): MessageDescriptor | undefined {
  const segments = path.split('/');
  const first = segments[0] ?? '';
  if (path.length > MAX_PATH_LENGTH || !segments.every(isSlug)) return msg('field.slug');
  if (reservedWords.has(first)) return msg('field.slug_reserved', { word: first });
  const word = segments.find((segment) => reservedAnywhere.has(segment));
  return word === undefined ? undefined : msg('field.slug_reserved', { word });
}

function isSlug(segment: string): boolean {
  return segment.length <= MAX_SLUG_LENGTH && slugPattern.test(segment);
}
