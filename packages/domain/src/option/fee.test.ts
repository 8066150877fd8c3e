import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceFee, optionFee, type ProductOption } from './index.ts';

const value = (id: string, additionalFee: number) => ({ id, additionalFee });
const option = (id: string, additionalFee: number, optionType: ProductOption['optionType'] = 'select') => ({
  id,
  optionType,
  additionalFee,
  values: [value('a', 0), value('b', 1200)],
});

describe('the fee of options', () => {
  it('is that of the option and that of its value [OPT-019]', () => {
    expect(choiceFee({ additionalFee: 300 })).toBe(300);
    expect(choiceFee({ additionalFee: 300 }, { additionalFee: 1200 })).toBe(1500);
    expect(choiceFee({ additionalFee: 100 }, { additionalFee: -300 })).toBe(-200);
  });

  it('is asked for what is selected alone [OPT-019, PRICE-017]', () => {
    const options = [option('stamp', 300), option('initials', 500)];
    const feeOf = (selection: Readonly<Record<string, string>>) =>
      optionFee(options, new Map(Object.entries(selection)));
    expect(feeOf({})).toBe(0);
    expect(feeOf({ stamp: '' })).toBe(0);
    expect(feeOf({ stamp: 'b' })).toBe(1500);
    expect(feeOf({ stamp: 'a', initials: 'Ada' })).toBe(800);
    expect(feeOf({ other: 'b' })).toBe(0);
  });

  it('is that of the option alone where a text is typed, even one that reads like the id of a value [OPT-019]', () => {
    for (const type of ['text', 'textarea'] as const) {
      expect(optionFee([option('initials', 500, type)], new Map([['initials', 'b']]))).toBe(500);
    }
  });

  it('is the sum of the fees of all that is selected, in any order [PRICE-017]', () => {
    const fees = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 10 });
    fc.assert(
      fc.property(fees, (given) => {
        const options = given.map((fee, at) => ({ ...option(String(at), fee), values: [value('b', fee)] }));
        const selection = new Map(options.map(({ id }) => [id, 'b']));
        const sum = given.reduce((all, fee) => all + 2 * fee, 0);
        expect(optionFee(options, selection)).toBe(sum);
        expect(optionFee(options.toReversed(), selection)).toBe(sum);
      }),
    );
  });
});
