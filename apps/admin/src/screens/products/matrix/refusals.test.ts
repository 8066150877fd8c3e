import { describe, expect, it } from 'vitest';
import { problemError } from '../../../api/index.ts';
import { faultsOf } from '../../../kit/form/faults.ts';
import { isOfCell, refusedCells, tellRowValue } from './refusals.ts';

const told = { purse: { locale: 'en', currency: 'USD' }, pictures: [{ file: 'a.webp', alt: 'A jug' }] };
const sent = [{ id: 'red' }, { id: 'sand' }];
const refused = (problem: object) =>
  faultsOf(
    problemError({
      type: 'about:blank',
      title: '',
      status: 422,
      code: 'x',
      detail: 'Not saved.',
      instance: '',
      errors: [],
      present: {},
      params: {},
      ...problem,
    }),
    isOfCell,
    (path, held) => tellRowValue(path, held, told),
  );

describe('what a save of variations is refused for', () => {
  it('stands at the cells of the rows that were sent; what is of none is a notice [ADM-038]', () => {
    const { fields, notice } = refused({
      errors: [
        { pointer: '/changes/1/sku', detail: 'It is taken.' },
        { pointer: '/changes/0/archived', detail: 'Another one has its values.' },
        { pointer: '/changes/0/id', detail: 'There is no such variation.' },
      ],
    });
    expect(refusedCells(fields, sent)).toEqual([
      { row: 'sand', column: 'sku', message: 'It is taken.' },
      { row: 'red', column: 'availability', message: 'Another one has its values.' },
    ]);
    expect(notice?.text).toBe('There is no such variation.');
  });

  it('stands in the column where what is refused was typed or chosen [ADM-038]', () => {
    const columns = {
      sku: 'sku',
      price: 'price',
      msrp: 'msrp',
      weightGrams: 'weight',
      picture: 'picture',
      unavailableForSale: 'availability',
      discontinued: 'availability',
      archived: 'availability',
    };
    for (const [field, column] of Object.entries(columns)) {
      const { fields, notice } = refused({ errors: [{ pointer: `/changes/1/${field}`, detail: 'No.' }] });
      expect(refusedCells(fields, sent), field).toEqual([{ row: 'sand', column, message: 'No.' }]);
      expect(notice).toBeUndefined();
    }
  });

  it('tells at each cell that somebody else has changed what it is now', () => {
    const { fields } = refused({
      status: 409,
      code: 'conflict',
      params: { fields: 'changes.0.price, changes.1.weightGrams' },
      present: { 'changes.0.price': 1250, 'changes.1.weightGrams': 750, 'changes.1.sku': 'x' },
    });
    expect(refusedCells(fields, sent).map(({ row, column, message }) => [row, column, message])).toEqual([
      ['red', 'price', expect.stringContaining('“$12.50”')],
      ['sand', 'weight', expect.stringContaining('“750 g”')],
    ]);
  });

  it('is told in the words of its column', () => {
    const tell = (field: string, held: unknown) => tellRowValue(`changes.0.${field}`, held, told);
    expect([tell('discontinued', true), tell('archived', false)]).toEqual(['Discontinued', 'For sale']);
    expect([tell('picture', 'a.webp'), tell('picture', 'b.webp')]).toEqual(['A jug', 'b.webp']);
    expect([tell('sku', 'x'), tell('msrp', null)]).toEqual([undefined, undefined]);
  });

  it('is none of a cell elsewhere', () => {
    expect(['changes.0.sku', 'changes.0.id', 'changes.0', 'sku', 'changes.0.toString'].map(isOfCell)).toEqual(
      [...[true, false, false, false, false]],
    );
    expect(refusedCells([{ name: 'changes.7.sku', message: 'x' }], sent)).toEqual([]);
  });
});
