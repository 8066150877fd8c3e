import { useState } from 'react';
import type { EditColumn } from './column.ts';
import type { FieldProps } from './field-props.ts';
import { PictureCell } from './picture-cell.tsx';
import { SelectCell } from './select-cell.tsx';
import classes from './sheet.module.css';
import type { SheetModel } from './sheet-model.ts';
import { TextCell } from './text-cell.tsx';

interface CellProps<Row> {
  readonly sheet: SheetModel<Row>;
  readonly column: EditColumn<Row>;
  readonly row: string;
  readonly id: string;
  /** What its field is called: column and row. */
  readonly label: string;
  readonly text: string;
  readonly isChanged: boolean;
  readonly fault: string | undefined;
  /** The id of the word that says a cell is changed. */
  readonly changedId: string;
  /** Takes the focus so many rows down. */
  readonly onGo: (by: number) => void;
}

/** A cell in which something can be typed or chosen. What is wrong with it is told while it has the focus or the pointer. */
export function Cell<Row>({ sheet, column, row, text, isChanged, onGo, ...cell }: CellProps<Row>) {
  const [typing, setTyping] = useState(false);
  // Half a word is no fault yet: what is typed is judged when the cell is left.
  const fault = typing ? undefined : cell.fault;
  const faultId = `${cell.id}-fault`;
  const about = [fault !== undefined && faultId, isChanged && cell.changedId].filter((id) => id !== false);
  const field: FieldProps = {
    id: cell.id,
    'aria-label': cell.label,
    'aria-invalid': fault !== undefined,
    'aria-describedby': about.length > 0 ? about.join(' ') : undefined,
    title: fault,
  };
  const at = { row, column: column.id };
  const setText = (next: string) => sheet.set([{ ...at, text: next }]);
  return (
    <td
      className={classes.cell}
      data-column={column.id}
      data-kind={column.kind}
      data-align={column.align}
      data-changed={isChanged}
      data-faulty={fault !== undefined}
    >
      {column.kind === 'select' && (
        <SelectCell field={field} options={column.options} text={text} onChoose={setText} />
      )}
      {column.kind === 'picture' && (
        <PictureCell
          field={field}
          shop={column.shop}
          pictures={column.pictures}
          file={text}
          onChoose={setText}
        />
      )}
      {'tidy' in column && (
        <TextCell
          field={field}
          text={text}
          inputMode={column.inputMode}
          maxLength={column.maxLength}
          onType={(next) => {
            setTyping(true);
            sheet.type({ ...at, text: next });
          }}
          onLeave={() => {
            setTyping(false);
            sheet.leave(at);
          }}
          onGo={onGo}
        />
      )}
      {fault !== undefined && (
        <span id={faultId} className={classes.fault}>
          {fault}
        </span>
      )}
    </td>
  );
}
