import { expect, it } from 'vitest';
import { availabilityOf } from './availability.ts';
import { textRules } from './cell-texts.ts';
import { matrixColumns } from './columns.tsx';
import { firstShown } from './first-shown.ts';
import { rowChanges } from './row-changes.ts';
import { matrixRow } from './testing.ts';

const purse = { locale: 'de', currency: 'EUR' };
const row = matrixRow('red', {
  version: 4,
  sku: 'tee-red',
  values: { colour: 'Red' },
  picture: { file: 'red.webp', alt: '' },
  msrp: 150,
  discontinued: true,
});
const rows = new Map([
  ['red', row],
  ['sand', { ...row, id: 'sand', version: 9 }],
]);
const typed = (cells: Record<string, Record<string, string>>) =>
  new Map(Object.entries(cells).map(([id, texts]) => [id, new Map(Object.entries(texts))]));

it('a save sends the changed rows with their versions, and of each the changed cells alone [ADM-113, ADM-114]', () => {
  expect(rowChanges(typed({ sand: { price: '12,5' } }), rows, purse)).toEqual([
    { id: 'sand', version: 9, price: 1250 },
  ]);
  const cells = { sku: ' x ', msrp: '', weight: '1,25 kg', picture: '', availability: 'sale' };
  expect(rowChanges(typed({ red: cells, gone: { sku: 'y' } }), rows, purse)).toEqual([
    { id: 'red', version: 4, sku: 'x', msrp: null, weightGrams: 1250, picture: null, discontinued: false },
  ]);
  const filled = { msrp: '20', picture: 'a.webp', availability: 'ended' };
  expect(rowChanges(typed({ sand: filled }), rows, purse)).toEqual([
    { id: 'sand', version: 9, msrp: 2000, picture: 'a.webp', unavailableForSale: true },
  ]);
  expect(rowChanges(typed({ sand: { sku: 'x' }, red: { sku: 'y' } }), rows, purse)).toEqual([
    { id: 'sand', version: 9, sku: 'x' },
    { id: 'red', version: 4, sku: 'y' },
  ]);
  expect(availabilityOf(row)).toBe('discontinued');
});

it('cells are judged and written in the language of the person [ADM-066]', () => {
  const { sku, price, msrp, weight } = textRules(purse);
  expect([price.tidy('12,5'), price.tidy('12.5.1'), msrp.tidy(' '), weight.tidy('0,75')]).toEqual([
    ...['12,50', '12.5.1', '', '750 g'],
  ]);
  expect(price.check('')).toBe('Give the variation a price.');
  expect(price.check('9.99')).toBe('Enter an amount such as 10,50.');
  expect([price.check('0'), msrp.check(''), weight.check(''), sku.check('a')]).toEqual(
    Array(4).fill(undefined),
  );
  expect([sku.check(' '), sku.check('x'.repeat(101))]).toEqual([
    'Give the variation a SKU.',
    'Use 100 characters at most.',
  ]);
  expect(weight.check('heavy')).toContain('1,2 kg');
  expect([msrp.check('9,5'), weight.check('1,25'), msrp.tidy('9,5'), weight.tidy('1,25')]).toEqual([
    ...[undefined, undefined, '9,50', '1,25 kg'],
  ]);
  expect([price.check('9,999'), msrp.check('9,999')]).toEqual(Array(2).fill('Enter 2 decimals at most.'));
});

it('cells show numbers in the language of the person, and what is typed so is what is sent [ADM-066]', () => {
  const product = { id: 'tee', version: 1, sku: 'TEE', name: 'Tee', media: [], variationAttributes: [] };
  const columns = matrixColumns({ shop: 'quay', product, purse, mayWrite: true, mayPrice: true });
  const told = { ...row, price: 1250, msrp: 950, weightGrams: 1250 };
  const texts = Object.fromEntries(
    columns.flatMap((column) => (column.kind === 'read-only' ? [] : [[column.id, column.read(told)]])),
  );
  expect(texts).toMatchObject({ price: '12,50', msrp: '9,50', weight: '1,25 kg' });
  const { price = '', msrp = '', weight = '' } = texts;
  expect(rowChanges(typed({ sand: { price, msrp, weight } }), rows, purse)).toEqual([
    { id: 'sand', version: 9, price: 1250, msrp: 950, weightGrams: 1250 },
  ]);
});

it('the first of several cells is found as they are shown [ADM-038]', () => {
  const columns = [{ id: 'sku' }, { id: 'price' }];
  const cells = [
    { row: 'b', column: 'sku' },
    { row: 'a', column: 'price' },
    { row: 'a', column: 'sku' },
  ];
  expect(firstShown(cells, ['c', 'a', 'b'], columns)).toEqual({ row: 'a', column: 'sku' });
  expect(firstShown(cells, ['c'], columns)).toBeUndefined();
  expect(firstShown([], ['a'], columns)).toBeUndefined();
});
