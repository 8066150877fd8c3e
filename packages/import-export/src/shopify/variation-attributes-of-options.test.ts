import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShopifyProduct } from './shopify-product.ts';
import { type VariationAttribute, variationAttributesOf } from './variation-attributes-of-options.ts';

const productOf = (...options: string[]): ShopifyProduct => ({
  handle: 'rug',
  images: [],
  options,
  variants: [{ values: options.map(() => 'one') }],
});
const idsOf = (labels: readonly string[], stored: readonly VariationAttribute[] = []) =>
  variationAttributesOf(productOf(...labels), stored).map(({ id }) => id);

describe('the ids of what a product is chosen by', () => {
  it('are words of its labels', () => {
    expect(idsOf(['Colour', 'Größe', '3'])).toEqual(['colour', 'grosse', 'option3-3']);
  });

  it('differ where labels sound alike, whatever they are', () => {
    expect(idsOf(['Size 3', 'Size', 'size!'])).toEqual(['size-3', 'size', 'size-4']);
    const label = fc.constantFrom(
      'Size',
      'size',
      'SIZE!',
      'Size 2',
      'Size 3',
      'size-3',
      '',
      '日本',
      'Option1',
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(label, { maxLength: 3 }),
        fc.uniqueArray(label, { maxLength: 3 }),
        (was, is) => {
          const ids = idsOf(is, variationAttributesOf(productOf(...was), []));
          expect(new Set(ids).size).toBe(is.length);
          for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*$/);
        },
      ),
    );
  });

  it('stay with their labels: what is new takes none of them', () => {
    const [colour] = variationAttributesOf(productOf('Color'), []);
    const renamed = colour ? [{ ...colour, label: 'Farbe' }] : [];
    expect(idsOf(['Color', 'Farbe'], renamed)).toEqual(['color-1', 'color']);
  });
});
