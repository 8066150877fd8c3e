import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addableQuantity, controlQuantity, maxQuantity, parseQuantity } from './index.ts';

describe('the quantity control', () => {
  it('goes back to 1 when emptied [QTY-001]', () => {
    for (const typed of ['', '  ', null, undefined]) expect(controlQuantity(typed)).toBe(1);
  });

  it('goes back to 1 for what is not numeric [QTY-002]', () => {
    for (const typed of ['abc', '1e9', '0x10', '2 3', '٣', '--', Number.NaN])
      expect(controlQuantity(typed)).toBe(1);
  });

  it('goes back to 1 below 1 [QTY-003]', () => {
    for (const typed of ['0', '-1', '0.5', 0, -7, 0.99]) expect(controlQuantity(typed)).toBe(1);
  });

  it('keeps whole numbers up to 100 [CONST-011]', () => {
    for (const typed of ['2', ' 2 ', '2.', '2.9', '2.95', 2.9]) expect(controlQuantity(typed)).toBe(2);
    expect(controlQuantity('1')).toBe(1);
    expect(controlQuantity(7)).toBe(7);
    for (const typed of ['100', '101', '1000000000', 101]) expect(controlQuantity(typed)).toBe(100);
  });

  it('ends at what is salable, capped at 100, less what the cart holds [QTY-004, CONST-011]', () => {
    expect(maxQuantity({ salable: 8, backorders: false, inCart: 0 })).toBe(8);
    expect(maxQuantity({ salable: 8, backorders: false, inCart: 3 })).toBe(5);
    expect(maxQuantity({ salable: 500, backorders: false, inCart: 3 })).toBe(97);
    expect(maxQuantity({ salable: 0, backorders: true, inCart: 3 })).toBe(97);
    expect(maxQuantity({ salable: 50, backorders: true, inCart: 0, maxCartQuantity: 6 })).toBe(6);
  });

  it('never ends below 1, though the server would add nothing more [QTY-005]', () => {
    const exhausted = { salable: 3, backorders: false, inCart: 3 };
    expect(maxQuantity(exhausted)).toBe(1);
    expect(addableQuantity(exhausted)).toBe(0);
    expect(addableQuantity({ ...exhausted, salable: 0, inCart: 0 })).toBe(0);
  });

  it('stays between 1 and 100 for any stock and cart [QTY-004, QTY-005]', () => {
    const count = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(count, fc.boolean(), count, (salable, backorders, inCart) => {
        const max = maxQuantity({ salable, backorders, inCart });
        expect(max).toBeGreaterThanOrEqual(1);
        expect(max).toBeLessThanOrEqual(100);
        if (!backorders && inCart <= salable) expect(max).toBeLessThanOrEqual(Math.max(1, salable - inCart));
      }),
    );
  });
});

describe('a quantity sent by a client', () => {
  it('is coerced from plain digits [CART-511]', () => {
    for (const quantity of [1, 2, 12, 100]) {
      expect(parseQuantity(`${quantity}`)).toBe(quantity);
      expect(parseQuantity(quantity)).toBe(quantity);
    }
  });

  it('is refused when it is no quantity [CONST-011, QTY-008]', () => {
    const bad = [
      0,
      -1,
      1e9,
      1.5,
      101,
      Number.NaN,
      Infinity,
      'abc',
      '',
      '1.5',
      '1e2',
      ' 2',
      '-1',
      null,
      true,
      [2],
      {},
    ];
    for (const sent of bad) expect(parseQuantity(sent), JSON.stringify(sent)).toBeUndefined();
  });
});
