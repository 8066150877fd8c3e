import { describe, expect, it } from 'vitest';
import { isManyCells, layPasted, readPasted } from './paste.ts';

describe('a text of a spreadsheet', () => {
  it.each([
    ['one', [['one']]],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\t\n\n', [['a', ''], ['']]],
    ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
    ['5" lamp\t"x', [['5" lamp', '"x']]],
    ['"x" y\tz', [['"x" y', 'z']]],
    ['', [['']]],
  ])('%j has its cells', (text, cells) => {
    expect(readPasted(text)).toEqual(cells);
  });

  it('is of many cells where a tab or a line parts it', () => {
    expect(['a', 'a\n', 'a\r\n', 'a\tb', 'a\nb'].map(isManyCells)).toEqual([false, false, false, true, true]);
  });
});

describe('what is pasted', () => {
  const take = (text: string) => (text === '?' ? undefined : text.toUpperCase());
  const columns = [
    { id: 'name', take: undefined },
    { id: 'sku', take },
    { id: 'told', take: undefined },
    { id: 'price', take },
  ];
  const rows = ['1', '2', '3'];
  const lay = (text: string, row: string, column: string) =>
    layPasted(readPasted(text), { rows, columns, from: { row, column } });

  it('goes to the right and down over the rows that are shown, but for columns in which nothing is typed', () => {
    expect(lay('a\tx\tb\nc\tx\td', '2', 'sku')).toEqual({
      cells: [
        { row: '2', column: 'sku', text: 'A' },
        { row: '2', column: 'price', text: 'B' },
        { row: '3', column: 'sku', text: 'C' },
        { row: '3', column: 'price', text: 'D' },
      ],
      left: 0,
    });
  });

  it('ends with the last row and the last column, and counts what a cell cannot take', () => {
    expect(lay('a\tb\n?\n', '3', 'price')).toEqual({
      cells: [{ row: '3', column: 'price', text: 'A' }],
      left: 0,
    });
    expect(lay('?\n?\nc', '1', 'price')).toEqual({
      cells: [{ row: '3', column: 'price', text: 'C' }],
      left: 2,
    });
    expect(lay('a', 'gone', 'price')).toEqual({ cells: [], left: 0 });
  });
});
