import {
  indexVariations,
  type Variation,
  type VariationAttribute,
  type VariationIndex,
  type VariationSelection,
} from './index.ts';

export function attribute(id: string, ...values: string[]): VariationAttribute {
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

const colorAndSize = [attribute('color', 'red', 'blue', 'green'), attribute('size', 's', 'm', 'l')];

export function indexOf(
  variations: Variation[],
  more: { defaultSku?: string; display?: VariationSelection[] } = {},
): VariationIndex {
  return indexVariations({ attributes: colorAndSize, variations, ...more });
}
