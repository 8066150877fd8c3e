import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allocate,
  currencyExponent,
  formatFee,
  formatPrice,
  fromMajor,
  parseDecimal,
  perPiece,
  roundDecimal,
  shareOf,
  shareWithin,
  sumMoney,
  timesQuantity,
  toDecimal,
  toMajor,
  toMoney,
} from './index.ts';
import { percentRate } from './testing.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD');

describe('amounts', () => {
  it('takes what a bigint column gives and nothing inexact', () => {
    expect(toMoney('1999')).toBe(1999);
    expect(toMoney(-5n)).toBe(-5);
    expect(Object.is(toMoney(-0), 0)).toBe(true);
    for (const bad of ['', '1.5', '1e3', ' 1', 1.5, Number.NaN, Infinity, 2n ** 60n, '9007199254740993']) {
      expect(() => toMoney(bad), String(bad)).toThrow(RangeError);
    }
  });

  it('refuses sums and products that would lose a cent', () => {
    expect(sumMoney([])).toBe(0);
    expect(sumMoney([1, 2, 3])).toBe(6);
    expect(() => sumMoney([Number.MAX_SAFE_INTEGER, 1])).toThrow(RangeError);
    expect(timesQuantity(1999, 3)).toBe(5997);
    expect(() => timesQuantity(Number.MAX_SAFE_INTEGER, 2)).toThrow(RangeError);
  });

  it('shares an amount among pieces, rounded half up', () => {
    expect([perPiece(1000, 4), perPiece(1000, 3), perPiece(5, 2), perPiece(0, 7)]).toEqual([250, 333, 3, 0]);
    expect(perPiece(1000, 0)).toBe(1000);
  });

  it('rounds shares half up, symmetrically for refunds', () => {
    expect(shareOf(1000, 88_750)).toBe(89);
    expect(shareOf(1000, percentRate(8.875))).toBe(89);
    expect(shareOf(50, percentRate(1))).toBe(1);
    expect(shareOf(49, percentRate(1))).toBe(0);
    expect(shareWithin(11_900, percentRate(19))).toBe(1900);
    expect(shareWithin(101, percentRate(1))).toBe(1);
    expect(shareWithin(50, percentRate(1))).toBe(0);
    expect(shareWithin(-11_900, percentRate(19))).toBe(-1900);
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (value, rate) => {
        const share = shareOf(value, rate);
        expect(share + shareOf(-value, rate)).toBe(0);
        expect(Math.abs(share)).toBeLessThanOrEqual(Math.abs(value));
        expect(Math.abs(share - (value * rate) / 1_000_000)).toBeLessThanOrEqual(0.5001);
      }),
    );
  });
});

describe('allocate', () => {
  it('gives the odd cents to the largest remainders, the first among equals', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(10, [0, 3, 7])).toEqual([0, 3, 7]);
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
    expect(allocate(0, [])).toEqual([]);
  });

  it('refuses what has no exact answer', () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError);
    expect(() => allocate(1, [0.5])).toThrow(RangeError);
  });

  it('loses nothing and is never a unit away from the exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amount, weights, (value, parts) => {
        const allocated = allocate(value, parts);
        expect(sumMoney(allocated)).toBe(value);
        const total = sumMoney(parts);
        if (total === 0) return;
        allocated.forEach((part, index) => {
          expect(Math.abs(part - (value * (parts[index] ?? 0)) / total)).toBeLessThan(1.0001);
        });
      }),
    );
  });
});

describe('price text', () => {
  it('shows two decimals, thousands separators and the $ prefix [PRICE-001, PRICE-002, PRICE-003, CONST-052]', () => {
    expect(formatPrice(123_450)).toBe('$1,234.50');
    expect(formatPrice(0)).toBe('$0.00');
    expect(formatPrice(5)).toBe('$0.05');
    expect(formatPrice(100_000_000_000_001)).toBe('$1,000,000,000,000.01');
    expect(formatPrice(-1999)).toBe('-$19.99');
    expect(formatPrice(1999, 'CAD')).toBe('$19.99');
  });

  it('is what the platform would write, of every amount [PRICE-001, PRICE-002, PRICE-003]', () => {
    const ofPlatform = (value: number, code: string) =>
      new Intl.NumberFormat('en-US', {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
      }).format(toDecimal(value, code) as Intl.StringNumericLiteral);
    fc.assert(
      fc.property(amount, fc.constantFrom('USD', 'EUR', 'GBP', 'CAD', 'JPY', 'KWD'), (value, code) => {
        expect(formatPrice(value, code)).toBe(ofPlatform(value, code));
      }),
    );
  });

  it('knows the decimals of a currency', () => {
    expect(currencyExponent('USD')).toBe(2);
    expect(formatPrice(1999, 'JPY')).toBe('¥1,999');
    expect(formatPrice(1999, 'EUR')).toBe('€19.99');
    expect(toDecimal(1999, 'KWD')).toBe('1.999');
    expect(toDecimal(-5, 'USD')).toBe('-0.05');
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(parseDecimal(toDecimal(value, code), code)).toBe(value);
      }),
    );
  });

  it('is read back from a number in major units, whatever its digits are worth [PRICE-001]', () => {
    expect(toMajor(123_450, 'USD')).toBe(1234.5);
    expect(fromMajor(1.005, 'KWD')).toBe(1005);
    // 20.24 times a hundred is less than 2024.
    expect(fromMajor(20.24, 'USD')).toBe(2024);
    expect(fromMajor(1999, 'JPY')).toBe(1999);
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(fromMajor(toMajor(value, code), code)).toBe(value);
      }),
    );
  });

  it('says what is added and what is taken off [OPT-018]', () => {
    expect(formatFee(1200, 'USD')).toBe('+ $12.00');
    expect(formatFee(-300, 'USD')).toBe('− $3.00');
    expect(formatFee(0, 'USD')).toBe('');
    expect(formatFee(5, 'JPY')).toBe('+ ¥5');
  });

  it('rounds surplus decimals where a file has them, and says so', () => {
    expect(roundDecimal('1.235', 'USD')).toEqual({ amount: 124, isRounded: true });
    expect(roundDecimal('1.235', 'KWD')).toEqual({ amount: 1235, isRounded: false });
    expect(roundDecimal('12.50', 'JPY')).toEqual({ amount: 13, isRounded: true });
    expect(roundDecimal('-1.235', 'USD')).toEqual({ amount: -124, isRounded: true });
    expect(roundDecimal('1.2300', 'USD')).toEqual({ amount: 123, isRounded: false });
    for (const bad of ['', '.', '-', '-.', '1,5', 'x', '1e3', '99999999999999999']) {
      expect(roundDecimal(bad, 'USD'), bad).toBeUndefined();
    }
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(roundDecimal(toDecimal(value, code), code)).toEqual({ amount: value, isRounded: false });
      }),
    );
  });

  it('reads decimal text only', () => {
    expect(parseDecimal('12', 'USD')).toBe(1200);
    expect(parseDecimal(' .5 ', 'USD')).toBe(50);
    expect(parseDecimal('12.', 'USD')).toBe(1200);
    expect(parseDecimal('1.500', 'USD')).toBe(150);
    for (const bad of [
      '',
      '.',
      '-',
      '1,000',
      '$5',
      '1.234',
      '1e3',
      '0x10',
      'NaN',
      '١',
      '99999999999999999',
    ]) {
      expect(parseDecimal(bad, 'USD'), bad).toBeUndefined();
    }
    expect(parseDecimal('1.5', 'JPY')).toBeUndefined();
  });
});
