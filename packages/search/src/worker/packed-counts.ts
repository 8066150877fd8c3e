import type { CategoryCount, SearchCounts } from '../port/result.ts';

/**
 * What was counted, as it goes from one thread to another: some thousand small objects take ten times as long to
 * copy as the same texts and numbers side by side.
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

/** Id, name, slug and path of each, one after the other. */
interface PackedCategories {
  readonly texts: readonly string[];
  readonly counts: Uint32Array;
}

const TEXTS_A_CATEGORY = 4;

export function packCounts({ facets, categories, priceRange, maxRating }: SearchCounts): PackedCounts {
  return {
    ...{ maxRating, ...(priceRange && { priceRange }) },
    facets: facets.map(({ code, distinct, counts }) => ({
      ...{ code, distinct, values: counts.map(({ value }) => value) },
      counts: Uint32Array.from(counts, ({ count }) => count),
    })),
    categories: {
      texts: categories.flatMap(({ id, name, slug, path }) => [id, name, slug, path]),
      counts: Uint32Array.from(categories, ({ count }) => count),
    },
  };
}

export function unpackCounts({ facets, categories, ...others }: PackedCounts): SearchCounts {
  return {
    ...others,
    facets: facets.map(({ code, distinct, values, counts }) => ({
      ...{ code, distinct, counts: values.map((value, at) => ({ value, count: counts[at] ?? 0 })) },
    })),
    categories: Array.from(categories.counts, (count, at) => toCategory(categories.texts, at, count)),
  };
}

function toCategory(texts: readonly string[], at: number, count: number): CategoryCount {
  const [id = '', name = '', slug = '', path = ''] = texts.slice(
    at * TEXTS_A_CATEGORY,
    (at + 1) * TEXTS_A_CATEGORY,
  );
  return { id, name, slug, path, count };
}
