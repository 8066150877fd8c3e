import { describe, expect, it } from 'vitest';
import type { SheetColumn } from './column.ts';
import { makeSheet } from './sheet-model.ts';

interface Row {
  readonly id: string;
  readonly sku: string;
  readonly state: string;
  readonly picture: string;
}

const columns: readonly SheetColumn<Row>[] = [
  { id: 'name', header: 'Name', width: 100, kind: 'read-only', names: true, cell: ({ id }) => id },
  {
    id: 'sku',
    header: 'SKU',
    width: 100,
    kind: 'text',
    read: ({ sku }) => sku,
    check: (text) => (text === '' ? 'Needed.' : undefined),
    tidy: (text) => text.trim().toUpperCase(),
  },
  {
    id: 'state',
    header: 'State',
    width: 100,
    kind: 'select',
    read: ({ state }) => state,
    options: [
      { value: 'on', label: 'For sale' },
      { value: 'off', label: 'Not for sale' },
    ],
  },
  {
    id: 'picture',
    header: 'Picture',
    width: 100,
    kind: 'picture',
    shop: 'quay',
    read: ({ picture }) => picture,
    pictures: [{ file: 'a.webp', alt: 'A jug' }],
  },
];
const row = (id: string, more: Partial<Row> = {}): Row => ({
  id,
  sku: `${id}-1`,
  state: 'on',
  picture: '',
  ...more,
});

function open(...ids: readonly string[]) {
  const sheet = makeSheet<Row>({
    rowId: ({ id }) => id,
    conflict: ({ header }, text) => `${header}: ${text}`,
  });
  sheet.setColumns(columns);
  sheet.takeIn(ids.map((id) => row(id)));
  const edits = () => sheet.store.get().edits;
  return { sheet, edits };
}

describe('a sheet', () => {
  it('writes what was typed as what is saved is written when the cell is left, and as the same step', () => {
    const { sheet, edits } = open('a');
    const at = { row: 'a', column: 'sku' };
    sheet.type({ ...at, text: ' x' });
    sheet.leave(at);
    expect(sheet.textOf(at)).toBe('X');
    expect(edits().past).toHaveLength(1);
    sheet.type({ ...at, text: ' a-1' });
    sheet.leave(at);
    expect(sheet.textOf(at)).toBe('A-1');
    sheet.undo();
    expect(sheet.textOf(at)).toBe('X');
    sheet.undo();
    expect(edits().cells).toBe(0);
  });

  it('leaves alone what nobody has typed into', () => {
    const { sheet, edits } = open('a');
    sheet.leave({ row: 'a', column: 'sku' });
    expect(edits().cells).toBe(0);
  });

  it('takes a text of many cells as one step, options by their words, and says what it could not take', () => {
    const { sheet, edits } = open('a', 'b');
    const pasted = sheet.paste('x\tnot for sale\ta.webp\n\tgone\tb.webp', { row: 'a', column: 'sku' }, [
      'a',
      'b',
    ]);
    expect(pasted).toMatchObject({ cells: 4, left: 2 });
    expect([...(edits().typed.get('a') ?? [])]).toEqual([
      ['sku', 'X'],
      ['state', 'off'],
      ['picture', 'a.webp'],
    ]);
    expect(edits().faults.get('b')?.get('sku')?.message).toBe('Needed.');
    expect(sheet.undo(pasted?.step)).toBe(true);
    expect([edits().cells, edits().faults.size]).toEqual([0, 0]);
  });

  it('leaves a single cell to its field, and sets it where the field takes no text', () => {
    const { sheet } = open('a');
    expect(sheet.paste('x', { row: 'a', column: 'sku' }, ['a'])).toBeUndefined();
    expect(sheet.paste('off', { row: 'a', column: 'state' }, ['a'])).toMatchObject({ cells: 1, left: 0 });
    expect(sheet.textOf({ row: 'a', column: 'state' })).toBe('off');
  });

  it('takes back a step that is named only while nothing was done since', () => {
    const { sheet, edits } = open('a', 'b');
    const step = sheet.set([{ row: 'a', column: 'sku', text: 'X' }]);
    sheet.type({ row: 'b', column: 'sku', text: 'Y' });
    expect(sheet.undo(step)).toBe(false);
    expect(edits().cells).toBe(2);
  });

  it('takes in what others have saved, and tells it in the words of the column', () => {
    const { sheet, edits } = open('a', 'b');
    sheet.set([{ row: 'a', column: 'state', text: 'gone' }]);
    sheet.takeIn([row('a', { sku: 'A-2', state: 'off' })]);
    expect(sheet.textOf({ row: 'a', column: 'sku' })).toBe('A-2');
    expect(edits().faults.get('a')?.get('state')).toEqual({ message: 'State: off', blocks: false });
    sheet.discard();
    expect([edits().cells, sheet.textOf({ row: 'b', column: 'sku' })]).toEqual([0, 'b-1']);
  });

  it('takes the focus to a cell through what draws it, and says where nothing does', () => {
    const { sheet } = open('a');
    const at = { row: 'a', column: 'sku' };
    const asked: unknown[] = [];
    expect(sheet.focus(at)).toBe(false);
    const part = sheet.attach((one) => asked.push(one) > 0);
    expect(sheet.focus(at)).toBe(true);
    part();
    expect([sheet.focus(at), asked]).toEqual([false, [at]]);
  });
});
