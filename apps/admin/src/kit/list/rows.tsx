import type { ChosenColumns } from './kept-columns.ts';
import { RowCards } from './row-cards.tsx';
import type { DrawnRowsProps, RowsProps } from './row-props.ts';
import { RowTable } from './row-table.tsx';
import { NONE_SELECTED } from './selection.ts';
import { useListTable } from './table.ts';
import { useAsCards } from './use-as-cards.ts';

const NO_IDS: readonly string[] = [];
const NOTHING_CHOSEN: ChosenColumns = {};

/** Rows as a table, and below its width as cards that name each value. ADM-059, ADM-060 */
export function Rows<Row extends object>(props: RowsProps<Row>) {
  const asCards = useAsCards();
  const { rows, columns, rowId, unfold, selection } = props;
  const { chosen = NOTHING_CHOSEN, sort, unfolded = NO_IDS } = props;
  const canUnfold = unfold !== undefined;
  const table = useListTable({ rows, columns, rowId, chosen, sort, unfolded, canUnfold });
  const drawn: DrawnRowsProps<Row> = {
    rowLink: undefined,
    unfoldedName: undefined,
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
