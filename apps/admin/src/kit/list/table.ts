import {
  columnVisibilityFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListColumn } from './column.ts';
import { type ChosenColumns, shownColumns } from './kept-columns.ts';
import type { Sort } from './list-state.ts';

const features = tableFeatures({ columnVisibilityFeature, rowExpandingFeature, rowSortingFeature });

interface TableOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  readonly rowId: (row: Row) => string;
  readonly chosen: ChosenColumns;
  readonly sort: Sort | undefined;
  readonly unfolded: readonly string[];
  readonly canUnfold: boolean;
}

/** The table behind a list: which columns it shows, how it is sorted, and what is unfolded. The server sorts. */
export function useListTable<Row extends object>(options: TableOptions<Row>) {
  const { rows, columns, rowId, chosen, sort, unfolded, canUnfold } = options;
  const defs = useMemo(
    () =>
      columns.map(({ id, header, sortable = false, hideable = true }) => ({
        id,
        header,
        accessorFn: (row: Row) => row,
        enableSorting: sortable,
        enableHiding: hideable,
      })),
    [columns],
  );
  return useTable({
    features,
    columns: defs,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    manualExpanding: true,
    getRowCanExpand: () => canUnfold,
    state: {
      columnVisibility: shownColumns(columns, chosen),
      sorting: sort === undefined ? [] : [{ id: sort.by, desc: sort.descending }],
      expanded: Object.fromEntries(unfolded.map((id) => [id, true])),
    },
  });
}
export type ListTable<Row extends object> = ReturnType<typeof useListTable<Row>>;
