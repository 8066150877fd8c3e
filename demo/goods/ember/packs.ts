import type { ProductDraft, VariationDraft } from '../define.ts';
import { sizeAttribute } from '../variation-attributes.ts';

/** Returns a cigar sold by the piece and by five, which saves a tenth. `price` is that of one, in cents. */
export function packVariations(
  sku: string,
  price: number,
  stock: { readonly single: number; readonly five: number },
): Pick<ProductDraft, 'variants' | 'variations' | 'defaultVariationSku'> {
  const single: VariationDraft = { sku: `${sku}-1`, values: { size: 'Single' }, stock: stock.single };
  const five: VariationDraft = {
    sku: `${sku}-5`,
    values: { size: 'Five-pack' },
    price: Math.round((price * 5 * 0.9) / 10) * 10,
    weightGrams: 100,
    stock: stock.five,
  };
  return {
    variants: [sizeAttribute(['Single', 'Five-pack'], 'button', 'Pack')],
    variations: [single, five],
    defaultVariationSku: single.sku,
  };
}
