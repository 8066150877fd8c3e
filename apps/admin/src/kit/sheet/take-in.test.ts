import { describe, expect, it } from 'vitest';
import type { ByCell, CellAt } from './by-cell.ts';
import { type Edits, NO_EDITS, setCells } from './edits.ts';
import { takeIn } from './take-in.ts';

const before: Record<string, string> = { 'red price': '1', 'red sku': 'r', 'sand price': '2' };
const textsOf = (texts: Record<string, string>) => (at: CellAt) => texts[`${at.row} ${at.column}`] ?? '';
const check = () => undefined;
const typedOver = (...cells: readonly [row: string, column: string, text: string][]): Edits =>
  setCells(
    NO_EDITS,
    { saved: textsOf(before), check },
    cells.map(([row, column, text]) => ({ row, column, text })),
  );
const taken = (edits: Edits, now: Record<string, string>, sent?: ByCell<string>): Edits =>
  takeIn(edits, {
    isSame: (row) => Object.entries(now).every(([at, text]) => !at.startsWith(row) || before[at] === text),
    was: textsOf(before),
    ground: { saved: textsOf({ ...before, ...now }) },
    conflict: (_, text) => `now ${text}`,
    ...(sent && { sent }),
  });
const told = ({ typed, faults }: Edits) => ({
  typed: [...typed].map(([row, cells]) => [row, Object.fromEntries(cells)]),
  faults: [...faults].map(([row, cells]) => [row, [...cells.values()].map(({ message }) => message)]),
});

describe('rows that are read anew', () => {
  it('keep what is typed, and tell it where somebody else has set the same cell', () => {
    const edits = taken(typedOver(['red', 'price', '7'], ['red', 'sku', 'x'], ['sand', 'price', '8']), {
      'red price': '5',
    });
    expect(told(edits)).toEqual({
      typed: [
        ['red', { price: '7', sku: 'x' }],
        ['sand', { price: '8' }],
      ],
      faults: [['red', ['now 5']]],
    });
    expect(edits.cells).toBe(3);
  });

  it('are changed no more where somebody else has set what was typed', () => {
    const edits = taken(typedOver(['red', 'price', '5'], ['sand', 'price', '8']), { 'red price': '5' });
    expect([told(edits).typed, edits.cells]).toEqual([[['sand', { price: '8' }]], 1]);
  });

  it('are not taken back to what stood there before somebody else set them', () => {
    const edits = taken(typedOver(['red', 'price', '5'], ['sand', 'price', '8']), { 'red price': '6' });
    expect(edits.past.map(({ cells }) => cells.map(({ row }) => row))).toEqual([['sand']]);
  });
});

describe('rows that a save answered with', () => {
  it('are changed no more, however the server wrote them; what was typed since stays without a conflict', () => {
    const sent = typedOver(['red', 'price', '7'], ['red', 'sku', 'X '], ['sand', 'price', '8']);
    const since = typedOver(['red', 'price', '79'], ['red', 'sku', 'X '], ['sand', 'price', '8']);
    const now = { 'red price': '7', 'red sku': 'X', 'sand price': '8' };
    const edits = taken(since, now, sent.typed);
    expect(told(edits)).toEqual({ typed: [['red', { price: '79' }]], faults: [] });
    expect([edits.cells, edits.past]).toEqual([1, []]);
  });
});
