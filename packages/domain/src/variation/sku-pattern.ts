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
  return filled.slice(0, MAX_SKU_LENGTH).trim();
}

/** Returns the placeholders of a pattern that stand for nothing, each once. */
export function unknownPlaceholders(pattern: string, attributes: readonly string[]): readonly string[] {
  const known = new Set(['sku', 'values', 'n', ...attributes]);
  const named = [...pattern.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  return [...new Set(named.filter((name) => !known.has(name)))];
}

/** Returns a sku that is not among `taken`, by an ending where it is: `MUG-RED`, `MUG-RED-2`. At most 100 characters. */
export function freeSku(sku: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const ending = n === 1 ? '' : `-${n}`;
    const one = sku.slice(0, MAX_SKU_LENGTH - ending.length) + ending;
    if (!taken.has(one)) return one;
  }
}
