import { describe, expect, it } from 'vitest';
import { refundSchema } from './refund-amount.ts';

const faults = (amount: string, currency = 'USD') =>
  refundSchema(currency, 5000)
    .safeParse({ amount, note: '' })
    .error?.issues.map(({ message }) => message);

describe('the amount of a refund in part', () => {
  it.each(['50', '0.01', ' 12.5 ', '.99'])('%o is taken', (text) => expect(faults(text)).toBeUndefined());

  it.each(['', '0', '-1', '1,50', '1.005', 'much'])('%o is none', (text) =>
    expect(faults(text)).toEqual(['Enter an amount such as 10.50.']),
  );

  it('is at most what is left', () => {
    expect(faults('50.01')).toEqual(['That is more than the $50.00 that is left.']);
  });

  it('has the decimals of its currency', () => {
    expect(faults('4999', 'JPY')).toBeUndefined();
    expect(faults('10.5', 'JPY')).toEqual(['Enter an amount such as 1050.']);
  });
});
