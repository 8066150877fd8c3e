import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenShipping,
  freeShippingProgress,
  needsShipping,
  type ShippingLine,
  type ShippingMethod,
  shippingOptions,
} from './index.ts';

function method(
  id: string,
  countries: string[],
  price: ShippingMethod['price'],
  estimateDays: ShippingMethod['estimateDays'] = [3, 5],
): ShippingMethod {
  return { id, title: `By ${id}`, countries, price, estimateDays };
}

const methods = [
  method('standard', ['US'], { kind: 'free-above', price: 695, threshold: 7500 }),
  method('express', ['US', 'CA'], { kind: 'flat', price: 1995 }, [1, 2]),
  method('freight', [], {
    kind: 'by-weight',
    tiers: [
      { upToGrams: 1000, price: 500 },
      { upToGrams: 5000, price: 900 },
    ],
  }),
  method('pickup', [], { kind: 'pickup' }),
];

function line(over: Partial<ShippingLine> = {}): ShippingLine {
  return { quantity: 1, weightGrams: 400, shippingFee: 0, shippable: true, ...over };
}

function totals(lines: ShippingLine[], merchandise = 5000, country = 'US'): Record<string, number> {
  const options = shippingOptions(methods, { lines, merchandise, country });
  return Object.fromEntries(options.map((option) => [option.methodId, option.total]));
}

describe('shipping options', () => {
  it('cost what their kind says, in the shop’s order', () => {
    expect(totals([line()])).toEqual({ standard: 695, express: 1995, freight: 500, pickup: 0 });
    expect(Object.keys(totals([line()]))).toEqual(methods.map((method) => method.id));
  });

  it('are free from the threshold on', () => {
    expect(totals([line()], 7499).standard).toBe(695);
    expect(totals([line()], 7500).standard).toBe(0);
  });

  it('go by the weight of what is sent, and end with the last tier', () => {
    expect(totals([line({ weightGrams: 500, quantity: 2 })]).freight).toBe(500);
    expect(totals([line({ weightGrams: 501, quantity: 2 })]).freight).toBe(900);
    expect(totals([line({ weightGrams: 5001 })])).not.toHaveProperty('freight');
    expect(totals([line(), line({ weightGrams: 90_000, shippable: false })]).freight).toBe(500);
  });

  it('add the fee of each piece, except at pick-up', () => {
    expect(totals([line({ shippingFee: 250, quantity: 3 })])).toMatchObject({
      express: 1995 + 750,
      pickup: 0,
    });
    expect(totals([line(), line({ shippingFee: 250, shippable: false })]).express).toBe(1995);
  });

  it('are those of the country', () => {
    expect(Object.keys(totals([line()], 5000, 'CA'))).toEqual(['express', 'freight', 'pickup']);
    expect(Object.keys(totals([line()], 5000, 'FR'))).toEqual(['freight', 'pickup']);
  });

  it('are limited to what every line allows [CHK-009]', () => {
    const limited = line({ allowedMethods: ['express', 'pickup'] });
    expect(Object.keys(totals([line(), limited]))).toEqual(['express', 'pickup']);
    expect(totals([limited, line({ allowedMethods: ['freight'] })])).toEqual({});
    expect(Object.keys(totals([line({ allowedMethods: [] })]))).toHaveLength(4);
  });

  it('are none when nothing is sent [CHK-009]', () => {
    expect(totals([line({ shippable: false })])).toEqual({});
    expect(needsShipping([line({ shippable: false })])).toBe(false);
    expect(needsShipping([line({ shippable: false }), line()])).toBe(true);
  });
});

describe('chosen method', () => {
  const options = shippingOptions(methods, { lines: [line()], merchandise: 0, country: 'US' });

  it('is the option that equals it [TAX-509]', () => {
    expect(chosenShipping(options, 'express', 'summary').option).toEqual({
      methodId: 'express',
      title: 'By express',
      estimateDays: [1, 2],
      isPickup: false,
      amount: 1995,
      fee: 0,
      total: 1995,
    });
  });

  it('is reported when it matches none [TAX-510, TAX-511]', () => {
    expect(chosenShipping(options, 'gone', 'summary')).toEqual({
      message: { code: 'shipping.none_available', params: {} },
    });
    expect(chosenShipping(options, 'gone', 'selected')).toEqual({
      message: { code: 'shipping.invalid_method', params: {} },
    });
  });
});

describe('free shipping', () => {
  it('says how much is missing, and nothing where it is reached', () => {
    expect(freeShippingProgress(2400, 9900)).toEqual({ reached: 2400, missing: 7500 });
    expect(freeShippingProgress(9899, 9900)).toEqual({ reached: 9899, missing: 1 });
    expect(freeShippingProgress(9900, 9900)).toEqual({ reached: 9900, missing: 0 });
    expect(freeShippingProgress(12_000, 9900)).toEqual({ reached: 9900, missing: 0 });
  });

  it('is reached by as much as is missing, of every cart', () => {
    const amount = fc.nat({ max: 100_000_000 });
    fc.assert(
      fc.property(amount, amount, (merchandise, threshold) => {
        const { reached, missing } = freeShippingProgress(merchandise, threshold);
        expect(reached + missing).toBe(threshold);
        expect(missing > 0).toBe(merchandise < threshold);
      }),
    );
  });
});
