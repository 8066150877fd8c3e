import type { CategoryCount, SearchCounts } from '../port/result.ts';

/**
 * Counts in the form in which they are sent between threads. Structured cloning of some thousand small objects takes
 * ten times as long as that of the same texts and numbers in arrays.
 */
export interface PackedCounts extends Pick<SearchCounts, 'priceRange' | 'maxRating'> {
  readonly facets: readonly PackedFacet[];
  readonly categories: PackedCategories;
}

interface PackedFacet {
  readonly code: string;
  readonly distinct: number;
  readonly values: readonly string[];
  readonly counts: Uint32Array;
}

interface PackedCategories {
  /** The id, name, slug and path of each category. */
  readonly texts: readonly string[];
  readonly counts: Uint32Array;
}

const TEXTS_PER_CATEGORY = 4;

export function packCounts({ facets, categories, priceRange, maxRating }: SearchCounts): PackedCounts {
  return {
    maxRating,
    ...(priceRange && { priceRange }),
    facets: facets.map(({ code, distinct, counts }) => ({
      code,
      distinct,
      values: counts.map(({ value }) => value),
      counts: Uint32Array.from(counts, ({ count }) => count),
    })),
    categories: {
      texts: categories.flatMap(({ id, name, slug, path }) => [id, name, slug, path]),
      counts: Uint32Array.from(categories, ({ count }) => count),
    },
  };
}

export function unpackCounts({ facets, categories, ...ranges }: PackedCounts): SearchCounts {
  return {
    ...ranges,
    facets: facets.map(({ code, distinct, values, counts }) => ({
      code,
      distinct,
      counts: values.map((value, at) => ({ value, count: counts[at] ?? 0 })),
    })),
    categories: Array.from(categories.counts, (count, at) => toCategory(categories.texts, at, count)),
  };
}

function toCategory(texts: readonly string[], at: number, count: number): CategoryCount {
  const start = at * TEXTS_PER_CATEGORY;
  const [id = '', name = '', slug = '', path = ''] = texts.slice(start, start + TEXTS_PER_CATEGORY);
  return { id, name, slug, path, count };
}
