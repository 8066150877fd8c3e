import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productPath, splitVariation } from './index.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.isWellFormed());

describe('product paths', () => {
  it('are the slug, with the variation behind it', () => {
    expect(productPath({ slug: 'mug' })).toBe('/mug');
    expect(productPath({ slug: 'mug', sku: 'MUG-RED' })).toBe('/mug/pv/MUG-RED');
    expect(productPath({ slug: 'mug', sku: 'A/B C' })).toBe('/mug/pv/A%2FB%20C');
  });
});

describe('splitVariation', () => {
  it('takes the suffix off and leaves other paths alone [VAR-022]', () => {
    expect(splitVariation('/mug/pv/MUG-RED')).toEqual({ path: '/mug', sku: 'MUG-RED' });
    expect(splitVariation('/mug/pv/MUG-RED/')).toEqual({ path: '/mug', sku: 'MUG-RED' });
    expect(splitVariation('/mug')).toEqual({ path: '/mug' });
    for (const path of ['/pv/a', '/mug/pv', '/mug/pv/', '/mug/pv/a/b', '/mug/pv/%zz', '/']) {
      expect(splitVariation(path)).toEqual({ path });
    }
  });

  it('brings back any sku that was written [VAR-033]', () => {
    fc.assert(
      fc.property(text, (sku) => {
        expect(splitVariation(productPath({ slug: 'mug', sku }))).toEqual({ path: '/mug', sku });
      }),
    );
  });
});
