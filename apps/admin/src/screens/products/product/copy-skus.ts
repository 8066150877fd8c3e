/** The skus of a copy, each with the ending that is free behind all of them. */
interface CopySkus {
  readonly ending: string;
  readonly sku: string;
  readonly variations: readonly string[];
}

/** Returns the skus of a copy with another ending in the place of the free one: the product's first. ADM-106 */
export const skusWith = ({ ending, sku, variations }: CopySkus, typed: string): string[] =>
  [sku, ...variations].map(
    (one) => (one.endsWith(ending) ? one.slice(0, one.length - ending.length) : one) + typed,
  );
