import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { CellAt } from './by-cell.ts';
import type { SheetModel } from './sheet-model.ts';
import { idOfCell } from './sheet-row.tsx';

interface Options<Row> {
  readonly sheet: SheetModel<Row>;
  readonly rows: readonly Row[];
  readonly base: string;
  readonly virtualizer: RefObject<Virtualizer<HTMLDivElement, Element> | undefined>;
}

interface RowFocus {
  readonly go: (at: number, column: string) => void;
  readonly forget: () => void;
}

/**
 * Takes the focus to cells, also of rows that are not drawn: it scrolls to them, and they get it as soon as they are.
 * Returns what goes to the row at a place, and what forgets a cell that has not appeared yet.
 */
export function useRowFocus<Row>(options: Options<Row>): RowFocus {
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const wanted = useRef<string>(undefined);

  const take = useCallback(() => {
    const field = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (field === null) return;
    wanted.current = undefined;
    field.focus();
    if (field instanceof HTMLInputElement) field.select();
  }, []);
  // Without dependencies: a row that is wanted appears with any drawing of the sheet.
  useEffect(take);

  const go = useCallback(
    (at: number, column: string) => {
      const { sheet, rows, base, virtualizer } = latest.current;
      const row = rows[at];
      if (row === undefined) return;
      wanted.current = idOfCell(base, sheet.rowId(row), column);
      virtualizer.current?.scrollToIndex(at, { align: 'auto' });
      take();
    },
    [take],
  );
  const { sheet } = options;
  useEffect(
    () =>
      sheet.attach(({ row, column }: CellAt) => {
        const at = latest.current.rows.findIndex((one) => sheet.rowId(one) === row);
        if (at >= 0) go(at, column);
        return at >= 0;
      }),
    [sheet, go],
  );
  const forget = useCallback(() => {
    wanted.current = undefined;
  }, []);
  return { go, forget };
}
