import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readCount, tellAmount, tellCount, writeAmount } from './amount.ts';

const MOST = 1_000_000_000_000;
const read = (text: string, locale: string, currency = 'EUR') => {
  const { value, fault } = readAmount(text, { locale, currency }, MOST);
  return value ?? fault;
};

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

describe('an amount that is typed', () => {
  it.each([
    ['en', '1234.5', 123_450],
    ['en', '1,234.50', 123_450],
    ['en', '1,234', 123_400],
    ['en', ' .5 ', 50],
    ['en', '12.', 1200],
    ['en', '12.3400', 1234],
    ['de', '1234,5', 123_450],
    ['de', '1.234,50', 123_450],
    ['de', '1.234', 123_400],
    ['fr', '1234,50', 123_450],
    ['fr', `1${NARROW}234,50`, 123_450],
    ['fr', `1${NO_BREAK}234${NO_BREAK}567,50`, 123_456_750],
    ['fr', '1 234', 123_400],
    ['de-CH', '1’234.50', 123_450],
    ['de-CH', "1'234.50", 123_450],
    ['es', '1.234,50', 123_450],
    ['es', '12.345,50', 1_234_550],
    ['en-IN', '1,23,456.50', 12_345_650],
    ['ar-EG', '١٬٢٣٤٫٥٠', 123_450],
    ['ar-EG', '1234٫50', 123_450],
  ])('has the signs of the language: %s %o [ADM-066]', (locale, text, amount) => {
    expect(read(text, locale)).toBe(amount);
  });

  it.each([
    ['en', '10,50'],
    ['en', '1,2345'],
    ['en', '12,34,567'],
    ['en', '0,500'],
    ['en', '1.234,50'],
    ['en', '1 234'],
    ['de', '10.50'],
    ['de', '1,234.50'],
    ['fr', '10.50'],
    ['de-CH', '10,50'],
    ['en-IN', '123,456'],
    ['en', '1.5.0'],
    ['en', ',500'],
    ['en', '1,,500'],
    ['en', ''],
    ['en', '.'],
    ['en', 'ten'],
    ['en', '1e3'],
    ['en', '0x10'],
    ['en', '$5'],
  ])('is none where it has other signs or no one meaning: %s %o [ADM-066]', (locale, text) => {
    expect(read(text, locale)).toBe('notANumber');
  });

  it('has no more decimals than its currency [ADM-066]', () => {
    expect(read('1.005', 'en')).toBe('tooManyDecimals');
    expect(read('1,005', 'de')).toBe('tooManyDecimals');
    expect(read('1.5', 'en', 'JPY')).toBe('tooManyDecimals');
    expect(read('1500', 'en', 'JPY')).toBe(1500);
    expect(read('1,500', 'en', 'JPY')).toBe(1500);
    expect(read('1.234', 'en', 'KWD')).toBe(1234);
    expect(read('1.2345', 'en', 'KWD')).toBe('tooManyDecimals');
  });

  it('is none where a currency of three decimals leaves two readings [ADM-066]', () => {
    expect(read('1.234', 'de', 'KWD')).toBe('notANumber');
    expect(read('1,234', 'en', 'KWD')).toBe('notANumber');
    expect(read('1.234,000', 'de', 'KWD')).toBe(1_234_000);
    expect(read('1.234.567', 'de', 'KWD')).toBe(1_234_567_000);
    expect(read('1 234', 'fr', 'KWD')).toBe(1_234_000);
  });

  it.each(['-1', '−0.50', '-'])('is not below nought: %o', (text) => {
    expect(read(text, 'en')).toBe('negative');
  });

  it('is at most what is taken, and exact up to there', () => {
    expect(read('10,000,000,000.00', 'en')).toBe(MOST);
    expect(read('10000000000.01', 'en')).toBe('tooLarge');
    expect(read('9'.repeat(400), 'en')).toBe('tooLarge');
    // 1.15 times a hundred is less than 115.
    expect(read('1.15', 'en')).toBe(115);
  });

  it('is read as it is written, in every language and currency [ADM-066]', () => {
    const locale = fc.constantFrom('en', 'de', 'fr', 'de-CH', 'es', 'pl', 'hi', 'ar-EG');
    const currency = fc.constantFrom('USD', 'JPY', 'KWD');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST }), locale, currency, (amount, language, code) => {
        const place = { locale: language, currency: code };
        expect(readAmount(writeAmount(amount, place), place, MOST)).toEqual({ value: amount });
      }),
    );
  });
});

it('an amount is told with its currency in the language of the person [ADM-066]', () => {
  expect(tellAmount(123_450, { locale: 'en', currency: 'USD' })).toBe('$1,234.50');
  expect(tellAmount(123_450, { locale: 'de', currency: 'EUR' })).toBe(`1.234,50${NO_BREAK}€`);
  expect(tellAmount(1999, { locale: 'en', currency: 'JPY' })).toBe('¥1,999');
  expect(writeAmount(123_450, { locale: 'de', currency: 'EUR' })).toBe('1234,50');
  expect(writeAmount(1999, { locale: 'fr', currency: 'JPY' })).toBe('1999');
});

it('a count is whole, and typed and told in the language of the person', () => {
  const count = (text: string, locale: string) => {
    const { value, fault } = readCount(text, { locale }, 5000);
    return value ?? fault;
  };
  expect(count('1,234', 'en')).toBe(1234);
  expect(count('1.234', 'de')).toBe(1234);
  expect(count('1.5', 'en')).toBe('tooManyDecimals');
  expect(count('5001', 'en')).toBe('tooLarge');
  expect(count('-1', 'en')).toBe('negative');
  expect(count('few', 'en')).toBe('notANumber');
  expect(tellCount(1234, { locale: 'de' })).toBe('1.234');
});
