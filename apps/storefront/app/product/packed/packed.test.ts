import { brotliCompressSync } from 'node:zlib';
import { chooseOption, initialVariation, variationAttributeStates } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { packed, picture, variableProduct, variation } from '../testing.ts';
import { selectionOf, variationIndexOf } from '../variations/variation-index.ts';
import { type ContractVariation, packVariations, variationPictures } from './packed.ts';
import { readVariation } from './read-variation.ts';

describe('packed variations', () => {
  it('give back each one as it was', () => {
    const level = { _id: 'l', min_qty: 6, price: 25, text: 'Buy 6' };
    const blue = variation('Blue', 'S', {
      price: 32,
      final_price: 27,
      msrp: 35,
      salableQty: 2,
      maxCartQty: 2,
      stock_message: { code: 'stock.only_n_in_stock', params: { n: 2 }, text: 'Only 2 in Stock' },
      available_price_levels: [level],
    });
    const all = packed(variation('Red', 'S'), blue, variation('Red', 'L', { image: null, price: null }));
    expect(readVariation(all, 1)).toEqual({
      sku: 'MUG-Blue-S',
      values: ['Blue', 'S'],
      image: picture('Blue'),
      stockMessage: 'Only 2 in Stock',
      price: 32,
      final_price: 27,
      msrp: 35,
      salableQty: 2,
      maxCartQty: 2,
      stockStatus: 'in-stock',
      stockStatusText: 'In Stock',
      isBuyable: true,
      allow_backorders: false,
      archived: false,
      priceLevels: [{ id: 'l', minQuantity: 6, price: 2500, text: 'Buy 6' }],
    });
    expect(readVariation(all, 2)).toMatchObject({ price: null, image: undefined, stockMessage: undefined });
    expect(variationPictures(all)).toEqual([picture('Red'), picture('Blue')]);
    expect(() => readVariation(all, 3)).toThrow(RangeError);
  });

  it('leave out values that are no texts', () => {
    expect(readVariation(packed(variation('Red', 'S', { variation_values: null })), 0).values).toEqual([
      '',
      '',
    ]);
  });
});

/** 16 colours in 16 sizes in 8 cuts, one of eleven sold out, one of a hundred dearer. */
function thousands(): ContractVariation[] {
  const names = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);
  return names('Color ', 16).flatMap((color, c) =>
    names('Size ', 16).flatMap((size, s) =>
      names('Cut ', 8).map((cut, k) => {
        const row = (c * 16 + s) * 8 + k;
        return variation(color, size, {
          sku: `SHIRT-${c}-${s}-${k}`,
          variation_values: { color, size, cut },
          image: picture(color),
          ...(row % 100 === 0 && { price: 34, final_price: 34 }),
          ...(row % 11 === 0 && { stockStatus: 'out-of-stock', isBuyable: false, salableQty: 0 }),
        });
      }),
    ),
  );
}

describe('two thousand variations', () => {
  const all = thousands();
  const ids = ['color', 'size', 'cut'];
  const options = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ value: `${letter}${at + 1}`, swatch: null }));
  const attributes = [
    { code: 'color', label: 'Color', display_type: 'button' as const, options: options('Color ', 16) },
    { code: 'size', label: 'Size', display_type: 'dropdown' as const, options: options('Size ', 16) },
    { code: 'cut', label: 'Cut', display_type: 'radio' as const, options: options('Cut ', 8) },
  ];

  it('travel in a few kilobytes', () => {
    expect(all).toHaveLength(2048);
    const text = JSON.stringify(packVariations(all, ids, 'USD'));
    expect(brotliCompressSync(text).byteLength).toBeLessThan(10_000);
  });

  it('are few things to take apart on the way to the browser', () => {
    let things = 0;
    JSON.stringify(packVariations(all, ids, 'USD'), (_, value: unknown) => {
      things += 1;
      return value;
    });
    expect(things).toBeLessThan(100);
  });

  it('are chosen among like two', () => {
    const index = variationIndexOf(
      variableProduct({ variants: attributes, variations: packVariations(all, ids, 'USD') }),
    );
    const opened = index && initialVariation(index, { sku: 'SHIRT-3-4-5' });
    if (!index || !opened) throw new Error('nothing to choose');
    const selection = selectionOf(index.attributes, opened.values);
    expect(selection).toEqual({ color: 'Color 4', size: 'Size 5', cut: 'Cut 6' });
    const choice = chooseOption(index, selection, 'size', 'Size 9');
    expect(choice?.chosen.variation.sku).toBe('SHIRT-3-8-5');
    expect(variationAttributeStates(index, selection).map((state) => state.options.length)).toEqual([
      16, 16, 8,
    ]);
  });
});
