import { describe, expect, it } from 'vitest';
import { percentRate } from '../money/index.ts';
import { applicableTax, type TaxRate } from './index.ts';

function rate(percent: number, place: Partial<TaxRate>): TaxRate {
  return { country: 'US', taxClass: 'standard', rate: percentRate(percent), onShipping: false, ...place };
}

const rates = [
  rate(1, {}),
  rate(6, { state: 'PA' }),
  rate(7, { state: 'PA', postcodePrefix: '19' }),
  rate(8, { state: 'PA', postcodePrefix: '191', onShipping: true }),
  rate(0, { state: 'PA', taxClass: 'clothing' }),
  rate(20, { country: 'GB', postcodePrefix: 'SW1A' }),
];

function standardAt(country: string, state?: string, postcode?: string): number | undefined {
  return applicableTax(rates, { country, state, postcode }).rates.standard;
}

describe('applicableTax', () => {
  it('takes the rate of the narrowest place', () => {
    expect(standardAt('US', 'TX', '75001')).toBe(percentRate(1));
    expect(standardAt('US', 'PA', '18064')).toBe(percentRate(6));
    expect(standardAt('US', 'PA', '19000')).toBe(percentRate(7));
    expect(standardAt('US', 'PA', '19104')).toBe(percentRate(8));
    expect(standardAt('US', 'pa', ' 191-04')).toBe(percentRate(8));
    expect(standardAt('GB', undefined, 'sw1a 1aa')).toBe(percentRate(20));
  });

  it('knows a state by its name as by its code', () => {
    expect(standardAt('US', 'Pennsylvania', '18064')).toBe(percentRate(6));
    const named = [rate(6, { state: 'Pennsylvania' })];
    expect(applicableTax(named, { country: 'us', state: 'pa' }).rates.standard).toBe(percentRate(6));
  });

  it('has no rate where none holds', () => {
    expect(standardAt('GB', undefined, 'EC1')).toBeUndefined();
    expect(standardAt('FR')).toBeUndefined();
    expect(standardAt('US')).toBe(percentRate(1));
  });

  it('keeps classes apart and taxes shipping where the standard rate says so', () => {
    expect(applicableTax(rates, { country: 'US', state: 'PA', postcode: '18064' })).toEqual({
      rates: { standard: percentRate(6), clothing: 0 },
      shippingRate: 0,
    });
    expect(applicableTax(rates, { country: 'US', state: 'PA', postcode: '19104' }).shippingRate).toBe(
      percentRate(8),
    );
  });

  it('does not depend on the order of the table', () => {
    for (const destination of [{ country: 'US', state: 'PA', postcode: '19104' }, { country: 'US' }]) {
      expect(applicableTax([...rates].reverse(), destination)).toEqual(applicableTax(rates, destination));
    }
  });
});
