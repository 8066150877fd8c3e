import { makeStore, type Store } from '../store.ts';
import type { ByCell, CellAt } from './by-cell.ts';
import { type EditColumn, type SheetColumn, takePasted } from './column.ts';
import {
  type CellText,
  type Edits,
  endTyping,
  forgetRefusals,
  type Ground,
  NO_EDITS,
  redo,
  type Step,
  setCells,
  tellFaults,
  textAt,
  typeInto,
  undo,
} from './edits.ts';
import { isManyCells, layPasted, readPasted } from './paste.ts';
import { takeIn } from './take-in.ts';

/** What a sheet holds beside the rows that it shows. */
export interface SheetState<Row> {
  /** Every row that was read, as it was saved last. */
  readonly known: ReadonlyMap<string, Row>;
  readonly edits: Edits;
}

interface Options<Row> {
  readonly rowId: (row: Row) => string;
  /** Says that somebody else has set a cell that was changed here to this text, as `column` has it. */
  readonly conflict: (column: SheetColumn<Row>, text: string) => string;
}

/** How many cells were pasted into, and how many could not take what fell on them. */
interface PasteResult {
  readonly cells: number;
  readonly left: number;
  readonly step: Step | undefined;
}

/** A sheet as whoever changes it sees it. */
export interface SheetModel<Row> {
  readonly store: Store<SheetState<Row>>;
  readonly rowId: (row: Row) => string;
  /** Says which columns there are; those that can be typed in are looked up by their ids. */
  readonly setColumns: (columns: readonly SheetColumn<Row>[]) => void;
  readonly textOf: (at: CellAt) => string;
  readonly type: (cell: CellText) => void;
  /** Ends what is typed into a cell, and writes it as what is saved is written. */
  readonly leave: (at: CellAt) => void;
  /** Sets cells as one step, and returns it; undefined where nothing changed. */
  readonly set: (cells: readonly CellText[]) => Step | undefined;
  /** Lays a text of the clipboard over the sheet; undefined where it is one cell, which the field takes by itself. */
  readonly paste: (text: string, from: CellAt, rows: readonly string[]) => PasteResult | undefined;
  /** Takes back the last step; with `step`, that one alone, where nothing was done since. */
  readonly undo: (step?: Step) => boolean;
  readonly redo: () => boolean;
  readonly discard: () => void;
  readonly tell: (faults: readonly (CellAt & { readonly message: string })[]) => void;
  readonly forgetRefusals: () => void;
  /** Takes in rows that were read anew; with `sent`, those that a save of it answered with. */
  readonly takeIn: (rows: readonly Row[], sent?: ByCell<string>) => void;
  /** Takes the focus to a cell, scrolling to it; false where its row is not shown. */
  readonly focus: (at: CellAt) => boolean;
  /** Joins what draws the sheet, which takes the focus to cells; returns what parts it. */
  readonly attach: (focus: (at: CellAt) => boolean) => () => void;
}

/** Makes the model of a sheet: its rows, what is typed over them, and what changes it. */
export function makeSheet<Row>({ rowId, conflict }: Options<Row>): SheetModel<Row> {
  const store = makeStore<SheetState<Row>>({ known: new Map(), edits: NO_EDITS });
  let columns: readonly SheetColumn<Row>[] = [];
  let edited = new Map<string, EditColumn<Row>>();
  let focusing: ((at: CellAt) => boolean) | undefined;

  const savedOf = (row: Row | undefined, column: string): string =>
    row === undefined ? '' : (edited.get(column)?.read(row) ?? '');
  const ground: Ground = {
    saved: ({ row, column }) => savedOf(store.get().known.get(row), column),
    check({ column: id, text }) {
      const column = edited.get(id);
      return column && 'check' in column ? column.check(text) : undefined;
    },
  };
  const change = (how: (edits: Edits) => Edits): boolean => {
    const { known, edits } = store.get();
    const next = how(edits);
    if (next === edits) return false;
    store.set({ known, edits: next });
    return true;
  };
  const set = (cells: readonly CellText[]) =>
    change((edits) => setCells(edits, ground, cells)) ? store.get().edits.past.at(-1) : undefined;

  return {
    store,
    rowId,
    setColumns(next) {
      columns = next;
      edited = new Map(next.flatMap((one) => (one.kind === 'read-only' ? [] : [[one.id, one] as const])));
    },
    textOf: (at) => textAt(store.get().edits, ground, at),
    type: (cell) => change((edits) => typeInto(edits, ground, cell)),
    leave(at) {
      const column = edited.get(at.column);
      change((edits) => {
        const text = textAt(edits, ground, at);
        // What nobody has touched stays as it was saved.
        if (column === undefined || !('tidy' in column) || text === ground.saved(at)) return endTyping(edits);
        return endTyping(typeInto(edits, ground, { ...at, text: column.tidy(text) }));
      });
    },
    set,
    paste(text, from, rows) {
      const isOne = !isManyCells(text);
      const target = edited.get(from.column);
      if (isOne && target !== undefined && 'tidy' in target) return undefined;
      const { cells, left } = layPasted(readPasted(text), {
        rows,
        from,
        columns: columns.map((column) => ({
          id: column.id,
          take: column.kind === 'read-only' ? undefined : (pasted) => takePasted(column, pasted),
        })),
      });
      return { cells: cells.length, left, step: set(cells) };
    },
    undo(step) {
      if (step !== undefined && store.get().edits.past.at(-1) !== step) return false;
      return change((edits) => undo(edits, ground));
    },
    redo: () => change((edits) => redo(edits, ground)),
    discard: () => change(() => NO_EDITS),
    tell: (faults) => change((edits) => tellFaults(edits, faults)),
    forgetRefusals: () => change(forgetRefusals),
    takeIn(rows, sent) {
      const { known, edits } = store.get();
      const next = new Map(known);
      for (const row of rows) next.set(rowId(row), row);
      const read = {
        isSame: (row: string) => known.get(row) === next.get(row),
        was: ({ row, column }: CellAt) => savedOf(known.get(row), column),
        ground: { saved: ({ row, column }: CellAt) => savedOf(next.get(row), column) },
        conflict({ column: id }: CellAt, text: string) {
          const column = edited.get(id);
          return column === undefined ? '' : conflict(column, text);
        },
        ...(sent && { sent }),
      };
      store.set({ known: next, edits: takeIn(edits, read) });
    },
    focus: (at) => focusing?.(at) ?? false,
    attach(focus) {
      focusing = focus;
      return () => {
        if (focusing === focus) focusing = undefined;
      };
    },
  };
}
