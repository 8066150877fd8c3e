import {
  indexVariations,
  type Variant,
  type VariantSelection,
  type Variation,
  type VariationIndex,
} from './index.ts';

export function variant(id: string, ...values: string[]): Variant {
  const options = values.map((value) => ({ value, label: value.toUpperCase() }));
  return { id, label: id, displayType: 'button', options };
}

/** `variation('red-s', 'in-stock')`: colour and size from the sku. */
export function variation(
  sku: string,
  status: string | null = 'in-stock',
  over: Partial<Variation> = {},
): Variation {
  const [color = '', size = ''] = sku.split('-');
  return { sku, values: { color, size }, status, ...over };
}

const colorAndSize = [variant('color', 'red', 'blue', 'green'), variant('size', 's', 'm', 'l')];

export function indexOf(
  variations: Variation[],
  more: { defaultSku?: string; display?: VariantSelection[] } = {},
): VariationIndex {
  return indexVariations({ variants: colorAndSize, variations, ...more });
}
