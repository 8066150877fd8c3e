import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { ListColumn } from './column.ts';
import type { ChosenColumns } from './kept-columns.ts';
import type { Sort } from './list-state.ts';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
import { NONE_SELECTED, type Selection } from './selection.ts';
import { useListTable } from './table.ts';

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
  /** What a row shows when it is unfolded. */
  readonly unfold?: ((row: Row) => ReactNode) | undefined;
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
  readonly table: ReturnType<typeof useListTable<Row>>;
  readonly selectable: boolean;
};

const NO_IDS: readonly string[] = [];
const NOTHING_CHOSEN: ChosenColumns = {};

/** Whether rows stand as cards: on phones, and on tablets where the navigation takes the place. ADM-060 */
export const useAsCards = (): boolean =>
  useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false }) ?? false;

/** Rows as a table, and below its width as cards that name each value. ADM-059, ADM-060 */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const asCards = useAsCards();
  const { rows, columns, rowId, unfold, selection } = props;
  const { chosen = NOTHING_CHOSEN, sort, unfolded = NO_IDS } = props;
  const canUnfold = unfold !== undefined;
  const table = useListTable({ rows, columns, rowId, chosen, sort, unfolded, canUnfold });
  const drawn: DrawnRowsProps<Row> = {
    rowLink: undefined,
    onSort: () => {},
    onUnfold: () => {},
    onSelect: () => {},
    flat: false,
    ...props,
    chosen,
    sort,
    unfold,
    unfolded,
    selection: selection ?? NONE_SELECTED,
    selectable: selection !== undefined,
    table,
  };
  return asCards ? <RowCards {...drawn} /> : <RowTable {...drawn} />;
}
