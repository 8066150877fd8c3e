import type { OfferDocument, SearchQuery } from '../../packages/search/src/index.ts';

/** A product as a plain program would hold it. */
export interface PlainProduct {
  readonly offer: OfferDocument;
  readonly values: ReadonlyMap<string, string>;
}

export function plainProduct(offer: OfferDocument): PlainProduct {
  const facetValues = offer.facetValues.map(({ code, value }) => [code, value] as const);
  return { offer, values: new Map([...facetValues, ['brand', offer.brand ?? '']]) };
}

/**
 * Returns the floor of searching: filter, count every facet without its own choice, sort and cut, in plain loops over
 * plain objects. Without words and categories, which the engine does on top of it.
 */
export function scan(
  products: readonly PlainProduct[],
  query: SearchQuery,
): { total: number; facets: object } {
  const { attributes } = query.filters;
  const matches = (product: PlainProduct, except?: string) =>
    attributes.every(
      ({ code, values }) => code === except || values.includes(product.values.get(code) ?? ''),
    );
  const facets = query.facets.map((code) => {
    const counts = new Map<string, number>();
    for (const product of products) {
      const value = product.values.get(code);
      if (value === undefined || !matches(product, code)) continue;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a);
  });
  const found = products.filter((product) => matches(product));
  const sorted = found.sort((a, b) => (a.offer.price ?? 0) - (b.offer.price ?? 0));
  const before = (query.page - 1) * query.limit;
  return { total: found.length, facets: { facets, hits: sorted.slice(before, before + query.limit) } };
}
