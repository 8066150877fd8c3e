import type { ReactNode } from 'react';
import type { ListColumn } from './column.ts';
import type { ChosenColumns } from './kept-columns.ts';
import type { Sort } from './list-state.ts';
import type { Selection } from './selection.ts';
import type { ListTable } from './table.ts';

export interface RowsProps<Row extends object> {
  /** What the rows are: the caption of the table. */
  readonly label: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Whether its cards lie in a card already: then they are parted by lines. */
  readonly flat?: boolean;
  /** What a row is called by buttons that are about it. */
  readonly rowName: (row: Row) => string;
  /** The address of the record of a row. */
  readonly rowLink?: ((row: Row) => string) | undefined;
  readonly chosen?: ChosenColumns;
  readonly sort?: Sort | undefined;
  readonly onSort?: (sort: Sort | undefined) => void;
  /** What a row shows when it is unfolded; undefined for one that has nothing to show. */
  readonly unfold?: ((row: Row) => ReactNode) | undefined;
  /** What unfolding shows, in a word; its details without it. */
  readonly unfoldedName?: string | undefined;
  readonly unfolded?: readonly string[];
  /** Unfolds a row, or folds it. */
  readonly onUnfold?: (id: string) => void;
  /** Undefined where rows cannot be selected. */
  readonly selection?: Selection | undefined;
  readonly onSelect?: (ids: readonly string[], selected: boolean) => void;
}

/** Everything that table and cards need, with nothing left out. */
export type DrawnRowsProps<Row extends object> = Required<Omit<RowsProps<Row>, 'selection'>> & {
  readonly selection: Selection;
  readonly table: ListTable<Row>;
  readonly selectable: boolean;
};
