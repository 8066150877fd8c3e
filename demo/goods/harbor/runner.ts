import type { VariationDraft } from '../define.ts';
import type { VariationAttribute } from '../types.ts';
import { colorAttribute } from '../variation-attributes.ts';

/** A loom has so many widths, in inches. */
const widths = [20, 24, 27, 30, 33, 36, 42, 48];
/** Whole feet, from a doormat to a long hall. */
const lengths = Array.from({ length: 16 }, (_, at) => at + 3);
const borders = [
  ...['Charcoal', 'Black', 'Ivory', 'White', 'Natural', 'Oat', 'Sand', 'Tan'],
  ...['Blush', 'Mustard', 'Terracotta', 'Oxblood', 'Sage', 'Forest', 'Ocean', 'Walnut'],
];

const inches = (width: number) => `${width} in`;
const feet = (length: number) => `${length} ft`;

export const runnerAttributes: readonly VariationAttribute[] = [
  {
    id: 'width',
    label: 'Width',
    displayType: 'button',
    options: widths.map((one) => ({ value: inches(one) })),
  },
  {
    id: 'length',
    label: 'Length',
    displayType: 'dropdown',
    options: lengths.map((one) => ({ value: feet(one) })),
  },
  { ...colorAttribute(borders), label: 'Border' },
];

/**
 * Every width in every length with every border: 2,048 runners. Short ones in charcoal lie ready; the others are woven
 * to order, but for the broadest with a border that is not dyed at present.
 */
export const runnerVariations: readonly VariationDraft[] = widths.flatMap((width, w) =>
  lengths.flatMap((length, l) =>
    borders.map((border, b): VariationDraft => {
      const lies = b === 0 && l < 8;
      const isGone = w === widths.length - 1 && border === 'Oxblood';
      return {
        sku: `SOR-2104-${width}-${length}-${b + 1}`,
        values: { width: inches(width), length: feet(length), color: border },
        price: priceOf(width, length),
        weightGrams: Math.round(width * length * 17),
        stock: {
          available: lies ? 4 + ((w + l) % 9) : 0,
          allowBackorders: !isGone,
          backorderMessage: isGone ? '' : 'Woven to order in four weeks',
          lowStockThreshold: 0,
        },
      };
    }),
  ),
);

/** By area, in whole dollars and at least that of the smallest. */
function priceOf(width: number, length: number): number {
  return Math.max(58, Math.round((width / 12) * length * 11.8)) * 100;
}
