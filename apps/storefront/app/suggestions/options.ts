import type { CardPartsFragment, SearchCategory, SearchPlace } from '@stoa/contract';
import type { Answer } from './ask-suggestions.ts';

/** Categories that are suggested at most. SEARCH-013, CONST-029 */
const CATEGORIES = 5;

/** One thing to choose in the panel, and where it leads. */
export type Option = { readonly to: string } & (
  | { readonly kind: 'words'; readonly keyword: string }
  | { readonly kind: 'place'; readonly place: SearchPlace }
  | { readonly kind: 'category'; readonly category: SearchCategory }
  | { readonly kind: 'product'; readonly product: CardPartsFragment }
  | { readonly kind: 'all'; readonly total: number }
);

const searchFor = (keyword: string) => `/search?q=${encodeURIComponent(keyword)}`;

/** What can be chosen, in the order of the arrow keys. SEARCH-014 to SEARCH-017 */
export function optionsOf({ keyword, products, categories, places, total, did_you_mean }: Answer): Option[] {
  const options: Option[] = places.map((place) => ({ kind: 'place', to: place.url, place }));
  const isPlace = ({ slug }: SearchCategory) => places.some(({ url }) => url === `/${slug}`);
  if (did_you_mean)
    options.push({ kind: 'words', to: searchFor(did_you_mean.keyword), keyword: did_you_mean.keyword });
  for (const category of categories.filter((one) => !isPlace(one)).slice(0, CATEGORIES))
    options.push({ kind: 'category', to: `/${category.slug}`, category });
  for (const product of products)
    options.push({ kind: 'product', to: productLink(product.url, keyword), product });
  if (total > 0) options.push({ kind: 'all', to: searchFor(keyword), total });
  return options;
}

/** By the keyword a product's page knows the variation that was meant, when it is a sku. SEARCH-015, VAR-023 */
function productLink(path: string, keyword: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}search_keyword=${encodeURIComponent(keyword)}`;
}

/**
 * Returns the option a key leads to; undefined for keys that mean something to the text. Home and End belong to the
 * text until an option is marked.
 */
export function optionByKey(key: string, marked: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return marked === undefined ? 0 : (marked + 1) % count;
  if (key === 'ArrowUp') return marked === undefined ? count - 1 : (marked - 1 + count) % count;
  if (marked === undefined) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
