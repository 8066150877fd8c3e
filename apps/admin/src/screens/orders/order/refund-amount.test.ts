import { describe, expect, it } from 'vitest';
import { refundSchema } from './refund-amount.ts';

const faults = (amount: string, currency = 'USD', locale = 'en') =>
  refundSchema({ locale, currency }, 5000)
    .safeParse({ amount, note: '' })
    .error?.issues.map(({ message }) => message);

describe('the amount of a refund in part', () => {
  it.each(['50', '0.01', ' 12.5 ', '.99'])('%o is taken', (text) => expect(faults(text)).toBeUndefined());

  it.each([
    ['', 'Fill this in.'],
    ['0', 'Enter $0.01 or more.'],
    ['-1', 'Enter 0 or more.'],
    ['1,50', 'Enter an amount such as 10.50.'],
    ['1.005', 'Enter 2 decimals at most.'],
    ['much', 'Enter an amount such as 10.50.'],
  ])('%o is none: %s', (text, message) => expect(faults(text)).toEqual([message]));

  it('is typed with the decimal sign of the language [ADM-066]', () => {
    expect(faults('12,50', 'EUR', 'de')).toBeUndefined();
    expect(faults('12.50', 'EUR', 'de')).toEqual(['Enter an amount such as 10,50.']);
  });

  it('is at most what is left', () => {
    expect(faults('50.01')).toEqual(['That is more than the $50.00 that is left.']);
  });

  it('has the decimals of its currency', () => {
    expect(faults('4999', 'JPY')).toBeUndefined();
    expect(faults('10.5', 'JPY')).toEqual(['Enter a whole number.']);
  });
});
