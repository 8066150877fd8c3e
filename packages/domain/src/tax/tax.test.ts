import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentRate } from '../money/testing.ts';
import { hasPostcodes, isPostcode } from '../validation/index.ts';
import { applicableTax, isTaxSettled, type TaxRate } from './index.ts';

function rate(percent: number, place: Partial<TaxRate>): TaxRate {
  return {
    name: 'Tax',
    country: 'US',
    taxClass: 'standard',
    rate: percentRate(percent),
    onShipping: false,
    ...place,
  };
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
  return applicableTax(rates, { country, state, postcode }).goods.standard?.[0]?.rate;
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
    expect(applicableTax(named, { country: 'us', state: 'pa' }).goods.standard).toEqual([
      { name: 'Tax', jurisdiction: 'US-PA', rate: percentRate(6) },
    ]);
  });

  it('has no rate where none holds', () => {
    expect(standardAt('GB', undefined, 'EC1')).toBeUndefined();
    expect(standardAt('FR')).toBeUndefined();
    expect(standardAt('US')).toBe(percentRate(1));
  });

  it('keeps classes apart and taxes shipping where the standard rate says so', () => {
    expect(applicableTax(rates, { country: 'US', state: 'PA', postcode: '18064' })).toEqual({
      goods: {
        standard: [{ name: 'Tax', jurisdiction: 'US-PA', rate: percentRate(6) }],
        clothing: [{ name: 'Tax', jurisdiction: 'US-PA', rate: 0 }],
      },
      shipping: [],
    });
    expect(applicableTax(rates, { country: 'US', state: 'PA', postcode: '19104' }).shipping).toEqual([
      { name: 'Tax', jurisdiction: 'US-PA-191', rate: percentRate(8) },
    ]);
  });

  it('lets taxes of several names hold beside each other, each at its narrowest place', () => {
    const city = [rate(2, { name: 'City', state: 'PA' }), rate(3, { name: 'City', postcodePrefix: '191' })];
    const at = (postcode: string) =>
      applicableTax([...rates, ...city], { country: 'US', state: 'PA', postcode }).goods.standard;
    expect(at('18064')?.map(({ name, rate }) => [name, rate])).toEqual([
      ['City', percentRate(2)],
      ['Tax', percentRate(6)],
    ]);
    expect(at('19104')?.map(({ name, rate, jurisdiction }) => [name, rate, jurisdiction])).toEqual([
      ['City', percentRate(3), 'US-191'],
      ['Tax', percentRate(8), 'US-PA-191'],
    ]);
  });

  it('does not depend on the order of the table', () => {
    for (const destination of [{ country: 'US', state: 'PA', postcode: '19104' }, { country: 'US' }]) {
      expect(applicableTax([...rates].reverse(), destination)).toEqual(applicableTax(rates, destination));
    }
  });
});

describe('isTaxSettled', () => {
  const settled = (country: string, state = '', postcode = '') =>
    isTaxSettled(rates, { country, state, postcode }, country === 'US');

  it('waits for what a rate goes by, and for nothing else [TAX-501]', () => {
    expect([settled(''), settled('US'), settled('US', 'TX'), settled('DE')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([settled('US', 'PA'), settled('US', 'PA', '191'), settled('US', 'PA', '19104')]).toEqual([
      ...[false, false, true],
    ]);
    expect([settled('GB'), settled('GB', '', 'SW1A 1AA')]).toEqual([false, true]);
  });

  it('leaves nothing open: whatever is filled in later, the tax is the one that was told [TAX-501]', () => {
    const country = fc.constantFrom('US', 'CA', 'DE', 'JM');
    const state = fc.constantFrom('', 'NY', 'PA', 'QC', 'Bayern');
    const postcode = fc.constantFrom('', '1', '10', '10001', '19104', 'H2X 1Y4', '80331', 'AB1');
    const anyRate = fc.record({
      name: fc.constantFrom('Tax', 'City'),
      country,
      state: fc.constantFrom(undefined, 'NY', 'PA', 'QC', 'Bayern'),
      postcodePrefix: fc.constantFrom(undefined, '1', '10', '191', 'H2', '8'),
      taxClass: fc.constant('standard'),
      rate: fc.nat(200_000),
      onShipping: fc.boolean(),
    });
    const table = fc.array(anyRate, { maxLength: 6 });
    fc.assert(
      fc.property(
        ...[table, country, state, postcode, state, postcode, fc.boolean()],
        (given, place, now, code, laterState, laterCode, isStateRequired) => {
          const shown = { country: place, state: now, postcode: code };
          if (!isTaxSettled(given, shown, isStateRequired)) return;
          // A state that may stay empty is passed over once the postcode stands below it.
          const isPassed =
            now === '' &&
            !isStateRequired &&
            (isPostcode(code, place) || (code === '' && !hasPostcodes(place)));
          const charged = {
            country: place,
            state: now || (isPassed ? '' : laterState),
            // A country without postcodes has none to come.
            postcode: isPostcode(code, place) || (code === '' && !hasPostcodes(place)) ? code : laterCode,
          };
          expect(applicableTax(given, charged)).toEqual(applicableTax(given, shown));
        },
      ),
      { numRuns: 3000 },
    );
  });
});
