import { expect, it } from 'vitest';
import { tellUse } from './words.ts';

it.each([
  [12, 1, '12 customers and 1 price level'],
  [1, 3, '1 customer and 3 price levels'],
  [1, 0, '1 customer'],
  [0, 2, '2 price levels'],
  [0, 0, undefined],
] as const)(
  'a group with %i customers and %i price levels tells what it is used by',
  (customers, levels, use) => {
    expect(tellUse({ customers, levels })).toBe(use);
  },
);
