import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  badgeAfterAdding,
  lineKey,
  MAX_CART_LINES,
  type QuantityLine,
  quantityInCart,
} from './index.ts';

function line(over: Partial<QuantityLine> = {}): QuantityLine {
  return { productId: 'mug', sellerId: 's1', options: {}, quantity: 1, ...over };
}

describe('adding to a cart', () => {
  it('merges the same product with the same choices, whatever their order', () => {
    const first = line({ options: { Size: 'L', Extras: { a: 1, b: [2, 3] } } });
    const again = line({ options: { Extras: { b: [2, 3], a: 1 }, Size: 'L' }, quantity: 2 });
    expect(addLine([first], again)).toEqual({ lines: [{ ...first, quantity: 3 }], index: 0, added: 2 });
  });

  it('keeps other products, sellers and choices apart', () => {
    const others = [
      line({ productId: 'vase' }),
      line({ sellerId: 's2' }),
      line({ options: { Size: 'L' } }),
      line({ options: { Size: ['L'] } }),
    ];
    expect(new Set([line(), ...others].map(lineKey)).size).toBe(5);
    for (const other of others) expect(addLine([line()], other)).toMatchObject({ index: 1, added: 1 });
  });

  it('never merges personalized pieces or gifts', () => {
    const engraved = line({ personalization: { text: 'For Ada' } });
    expect(addLine([engraved], engraved).lines).toHaveLength(2);
    const gift = line({ freebieOf: 'r' });
    expect(addLine([gift], gift).lines).toHaveLength(2);
    expect(addLine([line()], gift).lines).toHaveLength(2);
    expect(lineKey(line({ personalization: {} }))).toBe(lineKey(line()));
  });

  it('fills a line up to 100 and says so [CONST-011]', () => {
    expect(addLine([line({ quantity: 99 })], line({ quantity: 5 }))).toMatchObject({
      lines: [{ quantity: 100 }],
      added: 1,
      notice: { code: 'cart.line_limit', params: { n: 100 } },
    });
    expect(addLine([line({ quantity: 100 })], line()).added).toBe(0);
    expect(addLine([], line({ quantity: 100 }))).not.toHaveProperty('notice');
  });

  it('refuses a line too many, and still fills the lines there are', () => {
    const full = Array.from({ length: MAX_CART_LINES }, (_, index) => line({ productId: `p${index}` }));
    expect(addLine(full, line())).toMatchObject({
      index: -1,
      added: 0,
      notice: { code: 'cart.too_many_lines' },
    });
    expect(addLine(full, line({ productId: 'p7' }))).toMatchObject({ index: 7, added: 1 });
  });

  it('loses no piece below the limit and changes nothing in place', () => {
    const additions = fc.array(
      fc.record({
        productId: fc.constantFrom('a', 'b'),
        sellerId: fc.constantFrom('s', 't'),
        options: fc.constantFrom({}, { Size: 'L' }, { Size: 'M' }),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(additions, (all) => {
        let lines: readonly QuantityLine[] = Object.freeze([]);
        for (const addition of all) lines = Object.freeze(addLine(lines, Object.freeze(addition)).lines);
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        for (const productId of ['a', 'b']) {
          const asked = quantityInCart(all, productId, 's');
          expect(quantityInCart(lines, productId, 's')).toBe(asked);
        }
      }),
    );
  });
});

describe('the badge', () => {
  it('grows by what was added, by 1 when the reply does not say [CART-512, CART-513, CONST-569]', () => {
    expect(badgeAfterAdding(3, 2)).toBe(5);
    expect(badgeAfterAdding(3, undefined)).toBe(4);
    expect(badgeAfterAdding(3, null)).toBe(4);
    expect(badgeAfterAdding(3, 0)).toBe(3);
  });
});
