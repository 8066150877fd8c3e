import { phraseKey, type SearchResult } from '@stoa/search';

/** A category or brand whose name a keyword is: where it leads first. */
export interface Place {
  readonly kind: 'category' | 'brand';
  readonly name: string;
  /** The slug of the category, or the brand's value. */
  readonly key: string;
  /** Products in it. */
  readonly count: number;
}

/** The attribute whose values are brands. */
export const BRAND = 'brand';

/** Finds the places that bear a keyword, or its correction, as their name, among those of the products found. */
export function findPlaces(found: SearchResult, typed: string, language: string): Place[] {
  const { categories, facets, correction } = found;
  const key = phraseKey(correction?.applied ? correction.keyword : typed, language);
  if (key === '') return [];
  const isNamed = (name: string) => phraseKey(name, language) === key;
  const brands = facets.find(({ code }) => code === BRAND)?.counts ?? [];
  return [
    ...categories
      .filter(({ name }) => isNamed(name))
      .map(({ name, slug, count }) => ({ kind: 'category' as const, name, key: slug, count })),
    ...brands
      .filter(({ value }) => isNamed(value))
      .map(({ value, count }) => ({ kind: 'brand' as const, name: value, key: value, count })),
  ];
}
