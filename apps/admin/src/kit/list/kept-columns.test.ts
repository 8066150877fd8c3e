import { describe, expect, it } from 'vitest';
import { columnsKey, readColumns, shownColumns } from './kept-columns.ts';

describe('the columns that are shown', () => {
  const columns = [{ id: 'name', hideable: false }, { id: 'total' }, { id: 'means', hidden: true }];

  it('are those of the list until somebody chooses', () => {
    expect(shownColumns(columns, {})).toEqual({ name: true, total: true, means: false });
  });

  it('are those that were chosen, but for the one that names the row', () => {
    const chosen = readColumns(JSON.stringify({ name: false, total: false, means: true, gone: true }));
    expect(shownColumns(columns, chosen)).toEqual({ name: true, total: false, means: true });
  });

  it.each([null, '', '{', '[]', 'null', '7', '{"total":"no"}'])(
    'stay as they are where %o is kept',
    (kept) => {
      expect(shownColumns(columns, readColumns(kept))).toEqual({ name: true, total: true, means: false });
    },
  );

  it('are kept for each person and each list apart', () => {
    const keys = [columnsKey('ada', 'orders'), columnsKey('ada', 'audit'), columnsKey('bo', 'orders')];
    expect(new Set(keys).size).toBe(3);
  });
});
