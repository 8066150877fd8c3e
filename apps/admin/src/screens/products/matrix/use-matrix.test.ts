import { expect, it } from 'vitest';
import type { Matrix } from './matrix.ts';
import { matrixRow as row } from './testing.ts';
import { withRows } from './use-matrix.ts';

const matrix: Matrix = {
  product: { id: 'p', version: 1, sku: 'tee', name: 'Tee', media: [], variationAttributes: [] },
  currency: 'USD',
  items: [row('a'), row('b'), row('c')],
};

it('rows that were saved stand in the place of those that were read, but for one that is among the archived ones now', () => {
  const saved = new Map([
    ['b', row('b', { version: 2, price: 200 })],
    ['c', row('c', { version: 2, archived: true })],
  ]);
  expect(withRows(matrix, saved, false)?.items).toEqual([row('a'), row('b', { version: 2, price: 200 })]);
  expect(withRows(matrix, saved, false)?.items[0]).toBe(matrix.items[0]);
  expect(withRows(undefined, saved, true)).toBeUndefined();
});
