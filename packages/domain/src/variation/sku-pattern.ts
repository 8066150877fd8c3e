import { slugify } from '../address/slug.ts';

/** The longest sku, in characters. */
export const MAX_SKU_LENGTH = 100;

/** The skus of new variations unless somebody says otherwise. */
export const SKU_PATTERN = '{sku}-{values}';

/** What a pattern is filled with for one variation. */
export interface SkuParts {
  /** That of the product. */
  readonly sku: string;
  /** The values of the variation by the id of their attribute, in the order of the attributes. */
  readonly values: readonly (readonly [attribute: string, value: string])[];
  /** Which of several variations it is, from 1 on. */
  readonly n: number;
}

const PLACEHOLDER = /\{([a-z][a-z0-9_-]{0,59})\}/g;

/**
 * Makes the sku of a variation by a pattern: `{sku}` is that of the product, `{values}` are all its values, `{n}` is its
 * number, and the id of an attribute in braces is its value. Values are told by ASCII letters and digits, in capitals
 * where the sku of the product has no small letters; one that has none of them is told by the number. At most 100
 * characters. ADM-114
 */
export function skuByPattern(pattern: string, { sku, values, n }: SkuParts): string {
  const isUpper = sku === sku.toUpperCase() && sku !== sku.toLowerCase();
  const told = (value: string) => {
    const word = slugify(value, String(n));
    return isUpper ? word.toUpperCase() : word;
  };
  const parts = new Map([
    ...values.map(([attribute, value]) => [attribute, told(value)] as const),
    ['sku', sku],
    ['values', values.map(([, value]) => told(value)).join('-')],
    ['n', String(n)],
  ]);
  const filled = pattern.replace(PLACEHOLDER, (whole, name: string) => parts.get(name) ?? whole);
  return beginOfSku(filled, MAX_SKU_LENGTH).trim();
}

/** Returns the placeholders that a pattern may have: names that stand in braces. */
export const skuPlaceholders = (attributes: readonly string[]): readonly string[] => [
  'sku',
  'values',
  'n',
  ...attributes,
];

/** Returns the placeholders of a pattern that stand for nothing, each once. */
export function unknownPlaceholders(pattern: string, attributes: readonly string[]): readonly string[] {
  const known = new Set(skuPlaceholders(attributes));
  const named = [...pattern.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.has(name)))];
}

/** Returns at most so many characters of the beginning of a sku, and no half of one: that could not be stored. */
export const beginOfSku = (sku: string, most: number): string => sku.slice(0, most).replace(/\p{Cs}$/u, '');

/**
 * Returns for each sku one that is not among `taken` nor returned before, by an ending where it is: `MUG-RED`, `MUG-RED-2`.
 * At most 100 characters. However many are alike, each ending is tried once.
 */
export function freeSkus(skus: readonly string[], taken: Iterable<string>): string[] {
  const held = new Set(taken);
  const tried = new Map<string, number>();
  return skus.map((sku) => {
    for (let n = (tried.get(sku) ?? 0) + 1; ; n += 1) {
      const ending = n === 1 ? '' : `-${n}`;
      const one = beginOfSku(sku, MAX_SKU_LENGTH - ending.length) + ending;
      if (held.has(one)) continue;
      held.add(one);
      tried.set(sku, n);
      return one;
    }
  });
}
