import type { VariationAttribute } from './types.ts';

/** Colours of the goods that come in several, as they look on a swatch. */
const swatches: Readonly<Record<string, string>> = {
  Speckled: '#e4ddd0',
  Ivory: '#efe7d6',
  White: '#f7f5f0',
  Natural: '#d8c8a8',
  Oat: '#d9ccb4',
  Sand: '#cdb896',
  Blush: '#d9a99a',
  Mustard: '#c8963c',
  Terracotta: '#b8653f',
  Sage: '#8fa08a',
  Forest: '#3f5a45',
  Ocean: '#3f6a82',
  Charcoal: '#43454a',
  Black: '#232323',
  Brass: '#b08d4f',
  Oak: '#c39a6b',
  Walnut: '#6f4a32',
  Tan: '#b07a48',
  Oxblood: '#6b2a2a',
};

/** Returns the colours a product comes in. */
export function colorAttribute(
  colors: readonly string[],
  displayType: VariationAttribute['displayType'] = 'button',
): VariationAttribute {
  const options = colors.map((value) => {
    const swatch = swatches[value];
    return swatch === undefined ? { value } : { value, swatch };
  });
  return { id: 'color', label: 'Color', displayType, options };
}

/** Returns the sizes, lengths or packs a product comes in. */
export function sizeAttribute(
  sizes: readonly string[],
  displayType: VariationAttribute['displayType'] = 'dropdown',
  label = 'Size',
): VariationAttribute {
  return { id: 'size', label, displayType, options: sizes.map((value) => ({ value })) };
}
