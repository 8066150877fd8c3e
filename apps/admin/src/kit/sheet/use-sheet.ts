import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { tellChanged } from '../form/faults.ts';
import { useGuarded } from '../form/unsaved.ts';
import { type SheetColumn, tellText } from './column.ts';
import { makeSheet, type SheetModel, type SheetState } from './sheet-model.ts';

interface Options<Row> {
  /** Under which what is typed is guarded. */
  readonly id: string;
  readonly rowId: (row: Row) => string;
  /** All rows that were read, whatever of them is shown. */
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn<Row>[];
  /** Whether a save is under way: its answer tells what became of the rows. */
  readonly sending: boolean;
}

/**
 * Keeps a sheet: rows that are read anew are taken in, and what is typed over them is guarded until it is saved. `rows`
 * and `columns` are the same objects until they are others. ADM-031, ADM-035
 */
export function useSheet<Row>({ id, rowId, rows, columns, sending }: Options<Row>): SheetModel<Row> {
  const [sheet] = useState(() => {
    const made = makeSheet<Row>({
      rowId,
      conflict: (column, text) => tellChanged(column.id, tellText(column, text)),
    });
    made.setColumns(columns);
    made.takeIn(rows);
    return made;
  });
  useLayoutEffect(() => sheet.setColumns(columns), [sheet, columns]);
  useLayoutEffect(() => {
    if (!sending) sheet.takeIn(rows);
  }, [sheet, rows, sending]);
  // Who leaves gives up what is typed: what is still told of it offers nothing any more.
  useLayoutEffect(() => sheet.discard, [sheet]);
  useGuarded(
    id,
    useSheetState(sheet, ({ edits }) => edits.cells > 0),
  );
  return sheet;
}

/** Returns something that a sheet holds, and draws the component again when it is another. */
export function useSheetState<Row, Value>(
  { store }: SheetModel<Row>,
  select: (state: SheetState<Row>) => Value,
): Value {
  const get = useCallback(() => select(store.get()), [store, select]);
  return useSyncExternalStore(store.subscribe, get, get);
}
