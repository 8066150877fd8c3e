import { type MessageDescriptor, msg } from '../i18n/index.ts';
import { places } from './places.ts';
import { MAX_PATH_LENGTH, MAX_SLUG_LENGTH } from './slug.ts';

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Words without a route that are no slugs either: of pages to come, and names of files and places that programs expect. */
const wordsWithoutRoute: readonly string[] =
  `admin cart favicon files footer-preview graphql header-preview images index manifest product pv robots seller
  sellerjpinproduct shop-all static`.split(/\s+/);

/**
 * First segments that belong to the application. Slugs of products, categories and pages share their place
 * in the address, so these words are never slugs. ROUTE-001 to ROUTE-047
 */
export const reservedWords: ReadonlySet<string> = new Set(
  [...places.keys(), ...wordsWithoutRoute].filter(isSlug),
);

/** Words with a meaning anywhere in an address: variation suffix and the ignored filter segment. LIST-008, ROUTE-047 */
const reservedAnywhere: ReadonlySet<string> = new Set(['pv', 'preview']);

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
