export { type PathWithVariation, type ProductAddress, productPath, splitVariation } from './product-path.ts';
export {
  MAX_PATH_LENGTH,
  MAX_SLUG_LENGTH,
  numberedSlug,
  reservedWords,
  slugIssue,
  slugify,
} from './slug.ts';
