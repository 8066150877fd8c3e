import { oneLine } from '../names/texts.ts';

/** An entry of a feed: its attributes by name, without prefix, each with all its values. */
export interface FeedEntry {
  readonly line: number;
  readonly values: ReadonlyMap<string, readonly string[]>;
}

/** Values that one attribute of an entry may have. */
const MAX_VALUES = 500;

/** Adds a value to those that an attribute has; beyond what it may have none is taken. */
export function addValue(values: Map<string, string[]>, name: string, value: string): void {
  const known = values.get(name);
  if (!known) values.set(name, [value]);
  else if (known.length < MAX_VALUES) known.push(value);
}

/** The name of an attribute as it counts: `g:image link` and `image_link` are one. */
export const attributeName = (name: string): string =>
  withoutParenthesis(
    oneLine(name)
      .replace(/^\ufeff/, '')
      .replace(/^(?:g|c):/i, ''),
  )
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Returns a name without what is said in parentheses at its end. */
const withoutParenthesis = (name: string): string =>
  name.endsWith(')') ? (name.split('(', 1)[0] ?? '') : name;

export const first = (entry: FeedEntry, name: string): string => entry.values.get(name)?.[0]?.trim() ?? '';

/** The attributes that are taken over. */
export const KNOWN: ReadonlySet<string> = new Set(
  `id title description link image_link additional_image_link availability availability_date price sale_price
  sale_price_effective_date brand gtin mpn identifier_exists condition item_group_id item_group_title color size
  material pattern gender age_group google_product_category product_type shipping_weight quantity inventory
  sell_on_google_quantity`.split(/\s+/),
);
