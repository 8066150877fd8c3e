import { adminContract } from '@stoa/admin-contract';
import { describe, expect, it } from 'vitest';
import { readRange, readTyped, typedEnd, writeRange } from './range.ts';

const orders = { unit: 'count', currency: 'USD' } as const;
const spent = { unit: 'money', currency: 'USD' } as const;

describe('a range', () => {
  it.each([
    ['3..10', orders, { least: 3, most: 10 }],
    ['3..', orders, { least: 3, most: undefined }],
    ['..0', orders, { least: undefined, most: 0 }],
    ['10.50..', spent, { least: 1050, most: undefined }],
    ['0.05..1234.00', spent, { least: 5, most: 123_400 }],
    ['1500..2000', { unit: 'money', currency: 'JPY' }, { least: 1500, most: 2000 }],
    ['1.500..', { unit: 'money', currency: 'KWD' }, { least: 1500, most: undefined }],
  ] as const)('stands in the address as %s, whatever the language [ADM-050]', (text, measure, range) => {
    expect(readRange(text, measure)).toEqual(range);
    expect(writeRange(range, measure)).toBe(text);
  });

  it.each([undefined, '', '..', '3', 'x..y', '-1..', '1e3..', '1.5..', '1000000001..', '1,5..2,5'])(
    'of a count is open where the address says %o',
    (text) => {
      expect(writeRange(readRange(text, orders), orders)).toBeUndefined();
    },
  );

  it.each(['10,50..', '-0.01..', '1.005..', '..10000000000.01', '$5..'])(
    'of amounts is open where the address says %o',
    (text) => {
      expect(writeRange(readRange(text, spent), spent)).toBeUndefined();
    },
  );

  it('is as large as the list of customers takes it, and no larger', () => {
    const takes = (filters: object) =>
      adminContract.customers.list['~orpc'].inputSchema?.safeParse({ shop: 'harbor', ...filters }).success;
    const largest = { leastOrders: 1_000_000_000, mostSpent: 1_000_000_000_000 };
    expect(readRange('1000000000..', orders).least).toBe(largest.leastOrders);
    expect(readRange('..10000000000.00', spent).most).toBe(largest.mostSpent);
    expect(takes(largest)).toBe(true);
    expect(takes({ leastOrders: largest.leastOrders + 1 })).toBe(false);
    expect(takes({ mostSpent: largest.mostSpent + 1 })).toBe(false);
  });
});

describe('a range that is typed', () => {
  const german = { unit: 'money', currency: 'EUR', locale: 'de' } as const;
  const read = (least: string, most: string) => readTyped({ least, most }, german);

  it('has the signs of the language, and open ends where nothing stands [ADM-066]', () => {
    expect(read('1.000', '1234,5')).toEqual({ range: { least: 100_000, most: 123_450 }, faults: {} });
    expect(read(' ', '0')).toEqual({ range: { least: undefined, most: 0 }, faults: {} });
    expect(typedEnd(123_450, german)).toBe('1234,50');
    expect(typedEnd(undefined, german)).toBe('');
  });

  it('is told of what is wrong by its end [ADM-066]', () => {
    expect(read('1,005', '-3').faults).toEqual({ least: 'tooManyDecimals', most: 'negative' });
    expect(read('10.50', '10000000000,01').faults).toEqual({ least: 'notANumber', most: 'tooLarge' });
  });

  it('does not end before it begins [ADM-066]', () => {
    expect(read('10,01', '10').faults).toEqual({ most: 'backwards' });
    expect(read('10', '10').faults).toEqual({});
    expect(read('x', '1').faults).toEqual({ least: 'notANumber' });
  });
});
