import { formatSearch, type ListingRules, NO_FILTERS, slugify } from '@stoa/domain';

/** A brand with its products on show. */
export interface CountedBrand {
  readonly name: string;
  readonly products: number;
}

export interface IndexedBrand extends CountedBrand {
  /** The search that lists its products. */
  readonly to: string;
}

export interface LetterGroup {
  readonly letter: string;
  readonly brands: readonly IndexedBrand[];
}

/** For names that begin with no letter from A to Z. */
export const OTHERS = '#';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const order = new Intl.Collator('en', { numeric: true });

/**
 * Groups brands by their first letter, ignoring accents and case; every letter has a group, digits and others come
 * last.
 */
export function brandIndex(brands: readonly CountedBrand[], rules: ListingRules): LetterGroup[] {
  const byLetter = Map.groupBy(brands, ({ name }) => letterOf(name));
  return [...ALPHABET, OTHERS].map((letter) => ({
    letter,
    brands: (byLetter.get(letter) ?? [])
      .toSorted((a, b) => order.compare(a.name, b.name))
      .map((brand) => ({ ...brand, to: brandPath(brand.name, rules) })),
  }));
}

function letterOf(name: string): string {
  const first = slugify(name, OTHERS).charAt(0).toUpperCase();
  return ALPHABET.includes(first) ? first : OTHERS;
}

/** Returns the address of the search that lists the products of a brand. */
export function brandPath(brand: string, rules: ListingRules): string {
  const filters = { ...NO_FILTERS, attributes: [{ code: 'brand', values: [brand] }] };
  return formatSearch({ keyword: '', filters, page: 1 }, rules);
}
