import { describe, expect, it } from 'vitest';
import type { ListFilter } from './filter.ts';
import { tellFilter } from './filter-text.ts';
import { tellRangeFault } from './range-fault.ts';

const english = { locale: 'en', currency: 'USD' };
const german = { locale: 'de', currency: 'EUR' };
const NO_BREAK = '\u00a0';

describe('what a filter is set to', () => {
  const spent: ListFilter = { kind: 'range', name: 'spent', label: 'Spent', unit: 'money' };
  const orders: ListFilter = { kind: 'range', name: 'orders', label: 'Orders', unit: 'count' };

  it.each([
    ['10.50..', 'At least $10.50'],
    ['..1234.00', 'At most $1,234.00'],
    ['1.00..2.00', '$1.00 – $2.00'],
    ['1.00..1.00', '$1.00'],
    ['x..', ''],
  ])('is told for the amounts %s in words', (value, words) => {
    expect(tellFilter(spent, [value], english)).toBe(words);
  });

  it('is told in the language of the person and the currency of the shop [ADM-066]', () => {
    expect(tellFilter(spent, ['1234.50..'], german)).toBe(`At least 1.234,50${NO_BREAK}€`);
    expect(tellFilter(orders, ['3..1000'], german)).toBe('3 – 1.000');
    expect(tellFilter(orders, ['3..1000'], english)).toBe('3 – 1,000');
  });

  it('is the first of several choices and how many more', () => {
    const status: ListFilter = {
      kind: 'choice',
      name: 'status',
      label: 'Status',
      options: [{ value: 'open', label: 'Open' }],
    };
    expect(tellFilter(status, ['open'], english)).toBe('Open');
    expect(tellFilter(status, ['open', 'other'], english)).toBe('Open and 1 more');
  });

  it('is told with what it is a value of', () => {
    const options = [{ value: 'c=red', label: 'Red', group: 'Colour' }];
    const attribute: ListFilter = { kind: 'choice', name: 'attribute', label: 'Attribute', options };
    expect(tellFilter(attribute, ['c=red'], english)).toBe('Colour: Red');
  });
});

it('what is wrong with a range is told with an example in the language of the person [ADM-066]', () => {
  const money = { unit: 'money', ...german } as const;
  const count = { unit: 'count', ...german } as const;
  expect(tellRangeFault('notANumber', money)).toBe('Enter an amount such as 10,50.');
  expect(tellRangeFault('notANumber', count)).toBe('Enter a number such as 10.');
  expect(tellRangeFault('tooManyDecimals', money)).toBe('Enter 2 decimals at most.');
  expect(tellRangeFault('tooManyDecimals', { ...money, currency: 'JPY' })).toBe('Enter a whole number.');
  expect(tellRangeFault('tooManyDecimals', count)).toBe('Enter a whole number.');
  expect(tellRangeFault('tooLarge', money)).toBe(`Enter 10.000.000.000,00${NO_BREAK}€ at most.`);
  expect(tellRangeFault('negative', count)).toBe('Enter 0 or more.');
  expect(tellRangeFault('backwards', count)).toBe('The end is below the start.');
});
