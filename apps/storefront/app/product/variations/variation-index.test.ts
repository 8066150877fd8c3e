import { initialVariation, variationAttributeStates } from '@stoa/domain';
import { describe, expect, it } from 'vitest';
import { packed, product, variableProduct, variation } from '../testing.ts';
import { selectionOf, variationIndexOf } from './variation-index.ts';

describe('variationIndexOf', () => {
  it('reads the variations of the contract', () => {
    const index = variationIndexOf(variableProduct());
    const chosen = index && initialVariation(index, { sku: 'mug-blue-s' });
    expect(chosen?.variation.sku).toBe('MUG-Blue-S');
    expect(chosen && selectionOf(index.attributes, chosen.values)).toEqual({ color: 'Blue', size: 'S' });
  });

  it('takes an archived variation for unavailable [VAR-011]', () => {
    const index = variationIndexOf(
      variableProduct({
        variations: packed(variation('Red', 'S'), variation('Blue', 'S', { archived: true })),
      }),
    );
    const [color] = index ? variationAttributeStates(index, { color: 'Red', size: 'S' }) : [];
    expect(color?.options.map((option) => option.enabled)).toEqual([true, false]);
  });

  it('is made once for a product, however often its page is drawn', () => {
    const drawn = variableProduct();
    expect(variationIndexOf(drawn)).toBe(variationIndexOf(drawn));
    expect(variationIndexOf(variableProduct())).not.toBe(variationIndexOf(drawn));
  });

  it('is not there where nothing can be chosen', () => {
    expect(variationIndexOf(product())).toBeUndefined();
    expect(variationIndexOf(variableProduct({ variations: packed() }))).toBeUndefined();
  });

  it('takes values that are no texts for missing ones', () => {
    const broken = variation('Red', 'S', { variation_values: { color: 7, size: 'S' } });
    expect(variationIndexOf(variableProduct({ variations: packed(broken) }))?.entries[0]?.values).toEqual([
      '',
      'S',
    ]);
  });
});
