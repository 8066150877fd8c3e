import type { SearchQuery } from '../port/query.ts';
import { type CategoryCount, type Facet, MAX_COUNTS } from '../port/result.ts';
import type { ShopIndex } from './shop-index.ts';
import { topOf } from './top.ts';

/** The counts of the facets asked for, in that order. */
export function facetsOf(index: ShopIndex, codes: readonly string[], counts: Uint32Array): Facet[] {
  const places = new Map(codes.map((code) => [index.facts.codeNumber(code), [] as number[]]));
  for (let fact = 0; fact < counts.length; fact++) {
    if (counts[fact] !== 0) places.get(index.facts.codeOf[fact])?.push(fact);
  }
  return codes.map((code) => {
    const number = index.facts.codeNumber(code);
    const facts = number === undefined ? [] : (places.get(number) ?? []);
    return { code, counts: mostFrequent(index, facts, counts), distinct: facts.length };
  });
}

function mostFrequent(index: ShopIndex, facts: readonly number[], counts: Uint32Array): Facet['counts'] {
  const buckets = facts.map((fact) => ({ value: index.facts.value(fact), count: counts[fact] ?? 0 }));
  return first(buckets, (one) => one.value);
}

/** The counts of the categories below the listed one. */
export function categoriesOf(index: ShopIndex, { scope }: SearchQuery, counts: Uint32Array): CategoryCount[] {
  const above = scope.kind === 'category' ? `${scope.path}/` : '';
  const found: CategoryCount[] = [];
  for (const [number, count] of counts.entries()) {
    const node = count > 0 ? index.categories.node(number) : undefined;
    if (node?.path.startsWith(above)) found.push({ ...node, count });
  }
  return first(found, (one) => one.path);
}

/** The `MAX_COUNTS` with the highest counts, equal ones by their text. */
function first<T extends { readonly count: number }>(all: readonly T[], textOf: (one: T) => string): T[] {
  const text = (at: number) => {
    const one = all[at];
    return one ? textOf(one) : '';
  };
  const count = (at: number) => all[at]?.count ?? 0;
  const order = topOf(
    all.length,
    (a, b) => count(b) - count(a) || (text(a) < text(b) ? -1 : 1),
    0,
    MAX_COUNTS,
  );
  return [...order].flatMap((at) => all[at] ?? []);
}
