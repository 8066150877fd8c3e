import { describe, expect, it } from 'vitest';
import type { CellAt } from './by-cell.ts';
import {
  type Edits,
  endTyping,
  forgetRefusals,
  type Ground,
  NO_EDITS,
  redo,
  setCells,
  tellFaults,
  textAt,
  typeInto,
  undo,
} from './edits.ts';

const ground: Ground = {
  saved: ({ row, column }) => `${column} of ${row}`,
  check: ({ text }) => (text === '' ? 'Fill this in.' : undefined),
};
const at: CellAt = { row: 'red', column: 'price' };
const other: CellAt = { row: 'sand', column: 'price' };
const typed = (edits: Edits, ...texts: readonly string[]) =>
  texts.reduce((held, text) => typeInto(held, ground, { ...at, text }), edits);

describe('cells of a sheet', () => {
  it('are counted as changed until they have their saved text again [ADM-034]', () => {
    const edits = typed(NO_EDITS, '1', '12');
    expect(edits.cells).toBe(1);
    expect(edits.typed.get('red')).toEqual(new Map([['price', '12']]));
    expect(textAt(edits, ground, at)).toBe('12');
    const back = typed(edits, 'price of red');
    expect([back.cells, back.typed.size, back.past]).toEqual([0, 0, []]);
    const filled = setCells(edits, ground, [
      { ...at, text: '9' },
      { ...at, column: 'sku', text: 'x' },
      { ...other, text: '9' },
    ]);
    expect([filled.cells, filled.typed.size]).toEqual([3, 2]);
    const undone = undo(filled, ground);
    expect([undone.cells, undone.typed.size]).toEqual([1, 1]);
  });

  it('are taken back as a whole that were typed at once, and done again', () => {
    const edits = typeInto(endTyping(typed(NO_EDITS, '1', '12')), ground, { ...other, text: '5' });
    const once = undo(edits, ground);
    expect([textAt(once, ground, at), textAt(once, ground, other)]).toEqual(['12', 'price of sand']);
    const twice = undo(once, ground);
    expect([twice.cells, twice.past.length, twice.future.length]).toEqual([0, 0, 2]);
    const again = redo(redo(twice, ground), ground);
    expect([textAt(again, ground, at), textAt(again, ground, other), again.cells]).toEqual(['12', '5', 2]);
    expect(undo(NO_EDITS, ground)).toBe(NO_EDITS);
    expect(redo(again, ground)).toBe(again);
  });

  it('are two steps when the cell was left in between, and what is typed anew forgets what was taken back', () => {
    const edits = typed(endTyping(typed(NO_EDITS, '1')), '12');
    expect(edits.past).toHaveLength(2);
    const other = typed(undo(edits, ground), '13');
    expect(other.future).toEqual([]);
    expect(textAt(undo(other, ground), ground, at)).toBe('1');
  });

  it('that are set together are one step, without those that have the text already [ADM-114]', () => {
    const before = typed(NO_EDITS, '7');
    const cells = [
      { ...at, text: '9' },
      { ...other, text: '9' },
      { row: 'blue', column: 'price', text: 'price of blue' },
    ];
    const filled = setCells(before, ground, cells);
    expect(filled.past.at(-1)?.cells.map(({ row }) => row)).toEqual(['red', 'sand']);
    expect(filled.typed.size).toBe(2);
    expect(setCells(filled, ground, cells)).toBe(filled);
    const back = undo(filled, ground);
    expect([textAt(back, ground, at), back.cells]).toEqual(['7', 1]);
  });

  it('tell what is wrong with them until it is put right, also by taking back', () => {
    const edits = typed(NO_EDITS, '');
    expect(edits.faults.get('red')?.get('price')).toEqual({ message: 'Fill this in.', blocks: true });
    expect(typed(edits, '1').faults.size).toBe(0);
    expect(undo(edits, ground).faults.size).toBe(0);
    expect(redo(undo(edits, ground), ground).faults.size).toBe(1);
  });

  it('tell what a save was refused for until they are changed, or saved again', () => {
    const edits = tellFaults(typed(NO_EDITS, '', '1'), [{ ...at, message: 'It is taken.' }]);
    expect(edits.faults.get('red')?.get('price')).toEqual({ message: 'It is taken.', blocks: false });
    expect(typed(edits, '2').faults.size).toBe(0);
    const faulty = typeInto(edits, ground, { ...other, text: '' });
    expect([...forgetRefusals(faulty).faults.keys()]).toEqual(['sand']);
  });

  it('of other rows stay the same objects when one is typed into', () => {
    const edits = setCells(NO_EDITS, ground, [
      { ...at, text: '1' },
      { ...other, text: '1' },
    ]);
    const next = typed(edits, '2');
    expect(next.typed.get('sand')).toBe(edits.typed.get('sand'));
    expect(next.typed.get('red')).not.toBe(edits.typed.get('red'));
    expect(next.faults).toBe(edits.faults);
  });
});
