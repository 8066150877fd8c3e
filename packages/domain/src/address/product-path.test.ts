import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarketplacePath, productPath, splitVariation } from './index.ts';

const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((value) => value.isWellFormed());

describe('product paths', () => {
  it('are the slug, with the variation behind it [ROUTE-538, ROUTE-505, CARD-503]', () => {
    expect(productPath({ slug: 'mug' })).toBe('/mug');
    expect(productPath({ slug: 'mug', sku: 'MUG-RED' })).toBe('/mug/pv/MUG-RED');
    expect(productPath({ slug: 'mug', sku: 'A/B C' })).toBe('/mug/pv/A%2FB%20C');
  });

  it('name listing and seller in a marketplace [ROUTE-046]', () => {
    const listing = { jpin: 'J12', jpinSlug: 'robusto', sellerId: '77' };
    expect(productPath({ slug: 'robusto', listing })).toBe('/product/robusto/J12/sid-77');
    expect(productPath({ slug: 'robusto', listing, sku: 'R-5' })).toBe('/product/robusto/J12/sid-77/pv/R-5');
    expect(productPath({ slug: 'x', listing: { jpin: 'J12', jpinSlug: 'robusto' } })).toBe(
      '/product/robusto/J12',
    );
  });
});

describe('splitVariation', () => {
  it('takes the suffix off and leaves other paths alone [ROUTE-047, ROUTE-505, ROUTE-506, VAR-022]', () => {
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

describe('parseMarketplacePath', () => {
  it('needs slug and JPIN; seller and rest may be missing [ROUTE-045, MKT-021]', () => {
    expect(parseMarketplacePath('/product/robusto/J12')).toEqual({ jpinSlug: 'robusto', jpin: 'J12' });
    expect(parseMarketplacePath('/product/robusto/J12/sid-77')).toEqual({
      jpinSlug: 'robusto',
      jpin: 'J12',
      sellerId: '77',
    });
    expect(parseMarketplacePath('/product/robusto/J12/sid-77/anything/else')?.sellerId).toBe('77');
    expect(parseMarketplacePath('/product/robusto/J12/pv/R-5')).toEqual({
      jpinSlug: 'robusto',
      jpin: 'J12',
      sku: 'R-5',
    });
    for (const path of [
      '/product',
      '/product/a',
      '/product//J12',
      '/mug',
      '/product/%zz/J',
      '/products/a/b',
    ]) {
      expect(parseMarketplacePath(path), path).toBeUndefined();
    }
  });

  it('reads back every address written [ROUTE-045, ROUTE-046]', () => {
    fc.assert(
      fc.property(text, text, text, text, (jpinSlug, jpin, sellerId, sku) => {
        const listing = { jpinSlug, jpin, sellerId };
        expect(parseMarketplacePath(productPath({ slug: 's', listing, sku }))).toEqual({ ...listing, sku });
      }),
    );
  });
});
