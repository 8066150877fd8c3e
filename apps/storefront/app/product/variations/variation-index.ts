import { indexVariations, type Variant, type VariantSelection, type VariationIndex } from '@stoa/domain';
import type { ProductData } from '../product-data.ts';
import { variationRow } from './packed.ts';

type Choosable = Pick<ProductData, 'variants' | 'variations' | 'default_variation_sku'>;

/** The variations of a product as the rules of choosing know them; absent when there is nothing to choose. */
export function variationIndexOf(product: Choosable): VariationIndex | undefined {
  const { variants, variations } = product;
  if (variants.length === 0 || variations.count === 0) return undefined;
  return indexVariations({
    variants: variants.map(toVariant),
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

/** The selection that values stand for, by variant id. */
function selectionOf(variants: ProductData['variants'], values: readonly string[]): VariantSelection {
  return Object.fromEntries(variants.map(({ _id }, position) => [_id, values[position] ?? '']));
}

/** The selection a variation stands for, by variant id. */
export function selectionOfValues(index: VariationIndex, values: readonly string[]): VariantSelection {
  return Object.fromEntries(index.variants.map(({ id }, position) => [id, values[position] ?? '']));
}
