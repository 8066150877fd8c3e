import { indexVariations, type Variant, type VariantSelection, type VariationIndex } from '@stoa/domain';
import type { ProductData } from '../product-data.ts';
import { variationRow } from './packed.ts';

type Choosable = Pick<ProductData, 'variants' | 'variations' | 'default_variation_sku'>;

/** The variations of a product as the rules of choosing know them; absent when there is nothing to choose. */
export function variationIndexOf(product: Choosable): VariationIndex | undefined {
  const { variations } = product;
  const variants = product.variants.map(toVariant);
  if (variants.length === 0 || variations.count === 0) return undefined;
  return indexVariations({
    variants,
    variations: Array.from({ length: variations.count }, (_, row) => {
      const { sku, status, values } = variationRow(variations, row);
      return { sku, status, values: selectionOf(variants, values) };
    }),
    defaultSku: product.default_variation_sku ?? null,
  });
}

function toVariant({ _id, label, display_type, options }: ProductData['variants'][number]): Variant {
  return {
    id: _id,
    label,
    displayType: display_type === 'dropdown' || display_type === 'radio' ? display_type : 'button',
    options: options.map(({ value }) => ({ value, label: value })),
  };
}

/** The selection that the values of a variation stand for, by variant id. */
export function selectionOf(variants: readonly Variant[], values: readonly string[]): VariantSelection {
  return Object.fromEntries(variants.map(({ id }, position) => [id, values[position] ?? '']));
}
