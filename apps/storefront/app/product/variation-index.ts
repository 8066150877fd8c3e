import { indexVariations, type Variant, type VariantSelection, type VariationIndex } from '@stoa/domain';
import type { ProductData } from './product-data.ts';

type Choosable = Pick<ProductData, 'variants' | 'variations' | 'default_variation_sku'>;

/** The variations of a product as the rules of choosing know them; absent when there is nothing to choose. */
export function variationIndexOf(product: Choosable): VariationIndex | undefined {
  if (product.variants.length === 0 || product.variations.length === 0) return undefined;
  return indexVariations({
    variants: product.variants.map(toVariant),
    variations: product.variations.map((variation) => ({
      productId: variation._id,
      sku: variation.sku,
      values: selectionOf(variation.variation_values),
      status: variation.archived ? null : variation.stockStatus,
    })),
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

/** Chosen value by variant id; the contract leaves it as JSON. */
function selectionOf(values: unknown): VariantSelection {
  if (typeof values !== 'object' || values === null) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => (typeof value === 'string' ? [[id, value]] : [])),
  );
}

/** The selection a variation stands for, by variant id. */
export function selectionOfValues(index: VariationIndex, values: readonly string[]): VariantSelection {
  return Object.fromEntries(index.variants.map(({ id }, position) => [id, values[position] ?? '']));
}
