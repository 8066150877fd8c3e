import type { ProductRecord } from '@stoa/commerce/catalogue';
import { slugify } from '@stoa/domain';
import type { ShopifyProduct } from './shopify-product.ts';

export type VariationAttribute = Extract<
  ProductRecord,
  { classCode: 'variable_product' }
>['variants'][number];

/** More values than this are chosen from a list. */
const MAX_BUTTONS = 8;

/**
 * Returns the dimensions a product's options make. One that is there already, by its name, keeps its looks and the
 * order of its values; values come in the order in which the file first names them.
 */
export function variationAttributesOf(
  given: ShopifyProduct,
  stored: readonly VariationAttribute[],
): VariationAttribute[] {
  const olds = given.options.map((label) => stored.find((one) => one.label === label));
  // What stays is not given away to what is new and only sounds like it.
  const ids = new Set(olds.flatMap((old) => old?.id ?? []));
  return given.options.map((label, at) => {
    const old = olds[at];
    const id = old?.id ?? freeId(label, at, ids);
    ids.add(id);
    const named = new Set(given.variants.map(({ values }) => values[at] ?? ''));
    const known = (old?.options ?? []).filter(({ value }) => named.has(value));
    for (const { value } of known) named.delete(value);
    const options = [...known, ...[...named].map((value) => ({ value }))];
    const displayType = old?.displayType ?? (options.length > MAX_BUTTONS ? 'dropdown' : 'button');
    return { ...old, id, label, displayType, options };
  });
}

/** Ids stand in addresses: letters, digits and hyphens, beginning with a letter. */
function freeId(label: string, at: number, taken: ReadonlySet<string>): string {
  const word = slugify(label, '').slice(0, 50);
  const preferred = /^[a-z]/.test(word) ? word : `option${at + 1}${word === '' ? '' : `-${word}`}`;
  let id = preferred;
  for (let n = at + 1; taken.has(id); n++) id = `${preferred}-${n}`;
  return id;
}
