import { topItems } from '../hits/top-k.ts';
import type { ShopIndex } from '../index/shop-index.ts';
import type { SearchQuery } from '../port/query.ts';
import { type CategoryCount, type Facet, MAX_COUNTS } from '../port/result.ts';

/** Returns the facets of a query, in its order; `counts` is by facet value. */
export function toFacets(index: ShopIndex, codes: readonly string[], counts: Uint32Array): Facet[] {
  const valuesByFacet = new Map(codes.map((code) => [index.facetValues.facetNumber(code), [] as number[]]));
  for (let value = 0; value < counts.length; value++) {
    if (counts[value] !== 0) valuesByFacet.get(index.facetValues.facetOf[value])?.push(value);
  }
  return codes.map((code) => {
    const facet = index.facetValues.facetNumber(code);
    const values = facet === undefined ? [] : (valuesByFacet.get(facet) ?? []);
    const all = values.map((value) => ({ value: index.facetValues.text(value), count: counts[value] ?? 0 }));
    return { code, counts: mostFrequent(all, ({ value }) => value), distinct: values.length };
  });
}

/** Returns the counts of the categories below the one in scope; `counts` is by category. */
export function toCategoryCounts(
  index: ShopIndex,
  { scope }: SearchQuery,
  counts: Uint32Array,
): CategoryCount[] {
  const parent = scope.kind === 'category' ? `${scope.path}/` : '';
  const all: CategoryCount[] = [];
  for (const [category, count] of counts.entries()) {
    const node = count > 0 ? index.categories.node(category) : undefined;
    if (node?.path.startsWith(parent)) all.push({ ...node, count });
  }
  return mostFrequent(all, ({ path }) => path);
}

/** Returns the `MAX_COUNTS` highest counts; equal ones by their text. */
function mostFrequent<T extends { readonly count: number }>(
  all: readonly T[],
  textOf: (one: T) => string,
): T[] {
  const byText = (a: T, b: T) => (textOf(a) < textOf(b) ? -1 : 1);
  return topItems(all, ({ count }) => -count, byText, MAX_COUNTS);
}
