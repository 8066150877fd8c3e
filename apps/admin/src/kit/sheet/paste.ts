import type { CellAt } from './by-cell.ts';

/** Parts a text as spreadsheets put it on the clipboard into lines of cells; cells in quotes may have lines of their own. */
export function readPasted(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    lines.at(-1)?.push(cell);
    cell = '';
  };
  const signs = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(/\n$/, '');
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs.charAt(at);
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (signs[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell === '' && closes(signs, at)) quoted = true;
    else if (sign === '\t') endCell();
    else if (sign === '\n') {
      endCell();
      lines.push([]);
    } else cell += sign;
  }
  endCell();
  return lines;
}

/** Whether a quote at the beginning of a cell has its end before a cell ends: `5" lamp` has none. */
function closes(signs: string, from: number): boolean {
  for (let at = from + 1; at < signs.length; at += 1) {
    if (signs[at] !== '"') continue;
    if (signs[at + 1] === '"') at += 1;
    else return at + 1 === signs.length || signs[at + 1] === '\t' || signs[at + 1] === '\n';
  }
  return false;
}

/** Whether a text is more than one cell. */
export const isManyCells = (text: string): boolean => /[\t\n\r]/.test(text.replace(/\r?\n$/, ''));

interface PasteInto {
  /** The ids of the rows as they are shown. */
  readonly rows: readonly string[];
  /** The columns as they are shown; `take` makes of what is pasted what the cell holds, undefined where it cannot. */
  readonly columns: readonly {
    readonly id: string;
    /** Undefined where nothing can be typed. */
    readonly take: ((text: string, row: string) => string | undefined) | undefined;
  }[];
  /** The cell that has the focus. */
  readonly from: CellAt;
}

interface Pasted {
  readonly cells: readonly (CellAt & { readonly text: string })[];
  /** How many cells could not take what fell on them. */
  readonly left: number;
}

/**
 * Lays what was pasted over a sheet, to the right and down from the cell that has the focus. What falls on columns in which
 * nothing can be typed is left out, and so is what is beyond the last row or column.
 */
export function layPasted(lines: readonly (readonly string[])[], { rows, columns, from }: PasteInto): Pasted {
  const top = rows.indexOf(from.row);
  const start = columns.findIndex(({ id }) => id === from.column);
  if (top < 0 || start < 0) return { cells: [], left: 0 };
  let left = 0;
  const cells = lines.flatMap((line, down) => {
    const row = rows[top + down];
    if (row === undefined) return [];
    return line.flatMap((pasted, right) => {
      const column = columns[start + right];
      if (column?.take === undefined) return [];
      const text = column.take(pasted, row);
      if (text === undefined) left += 1;
      return text === undefined ? [] : [{ row, column: column.id, text }];
    });
  });
  return { cells, left };
}
