import { adminSheetText } from '@stoa/messages';
import { memo } from 'react';
import { Cell } from './cell.tsx';
import type { SheetColumn } from './column.ts';
import classes from './sheet.module.css';
import type { SheetModel } from './sheet-model.ts';
import { useSheetState } from './use-sheet.ts';

interface SheetRowProps<Row> {
  readonly sheet: SheetModel<Row>;
  readonly columns: readonly SheetColumn<Row>[];
  readonly row: Row;
  readonly rowName: (row: Row) => string;
  /** Its place among the rows that are shown, from 0 on. */
  readonly at: number;
  /** Begins the ids of cells. */
  readonly base: string;
  /** Takes the focus to the same column of the row at a place. */
  readonly onGo: (at: number, column: string) => void;
}

/** The id of the field of a cell. */
export const idOfCell = (base: string, row: string, column: string): string => `${base}${row}-${column}`;

/** A row of a sheet, which is drawn again when something of it is another. */
export const SheetRow = memo(function SheetRow<Row>(props: SheetRowProps<Row>) {
  const { sheet, columns, rowName, at, base, onGo } = props;
  const id = sheet.rowId(props.row);
  // What a save answered is known before the rows are read anew.
  const row = useSheetState(sheet, ({ known }) => known.get(id)) ?? props.row;
  const typed = useSheetState(sheet, ({ edits }) => edits.typed.get(id));
  const faults = useSheetState(sheet, ({ edits }) => edits.faults.get(id));
  const name = rowName(row);
  return (
    <tr className={classes.row} aria-rowindex={at + 2} data-row={id}>
      {columns.map((column) => {
        if (column.kind === 'read-only') {
          const names = column.names === true;
          const Told = names ? 'th' : 'td';
          return (
            <Told
              key={column.id}
              {...(names && { scope: 'row' })}
              className={classes.cell}
              data-column={column.id}
              data-kind={names ? 'name' : 'read-only'}
              data-align={column.align}
            >
              {column.cell(row)}
            </Told>
          );
        }
        return (
          <Cell
            key={column.id}
            sheet={sheet}
            column={column}
            row={id}
            id={idOfCell(base, id, column.id)}
            label={adminSheetText.cell({ column: column.header, row: name })}
            text={typed?.get(column.id) ?? column.read(row)}
            isChanged={typed?.has(column.id) === true}
            fault={faults?.get(column.id)?.message}
            changedId={`${base}changed`}
            onGo={(by) => onGo(at + by, column.id)}
          />
        );
      })}
    </tr>
  );
}) as <Row>(props: SheetRowProps<Row>) => React.ReactNode;
