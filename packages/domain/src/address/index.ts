export { placeAt, places } from './places.ts';
export { type PathWithVariation, type ProductAddress, productPath, splitVariation } from './product-path.ts';
export { MAX_PATH_LENGTH, MAX_SLUG_LENGTH, numberedSlug, slugify } from './slug.ts';
export { reservedWords, slugIssue } from './slug-issue.ts';
