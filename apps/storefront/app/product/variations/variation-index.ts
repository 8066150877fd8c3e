import {
  indexVariations,
  type VariationAttribute,
  type VariationIndex,
  type VariationSelection,
} from '@stoa/domain';
import type { ProductData } from '../data/product-data.ts';
import { variationRows } from '../packed/read-variation.ts';

type Choosable = Pick<ProductData, 'variants' | 'variations' | 'default_variation_sku'>;

const known = new WeakMap<Choosable, VariationIndex | undefined>();

/**
 * Returns the variations of a product as the rules of choosing know them; absent when there is nothing to choose. A
 * product is read once: while a page is hydrated React may draw the same piece again, and forgets what it made
 * before.
 */
export function variationIndexOf(product: Choosable): VariationIndex | undefined {
  if (!known.has(product)) known.set(product, readIndex(product));
  return known.get(product);
}

function readIndex(product: Choosable): VariationIndex | undefined {
  const attributes = product.variants.map(toVariationAttribute);
  if (attributes.length === 0 || product.variations.count === 0) return undefined;
  return indexVariations({
    attributes,
    variations: variationRows(product.variations).map(({ sku, status, values }) => ({
      sku,
      status,
      values: selectionOf(attributes, values),
    })),
    defaultSku: product.default_variation_sku ?? null,
  });
}

function toVariationAttribute({
  code,
  label,
  display_type,
  options,
}: ProductData['variants'][number]): VariationAttribute {
  return {
    id: code,
    label,
    displayType: display_type === 'dropdown' || display_type === 'radio' ? display_type : 'button',
    options: options.map(({ value }) => ({ value, label: value })),
  };
}

/** Returns the selection that the values of a variation stand for, by attribute id. */
export function selectionOf(
  attributes: readonly VariationAttribute[],
  values: readonly string[],
): VariationSelection {
  return Object.fromEntries(attributes.map(({ id }, position) => [id, values[position] ?? '']));
}
