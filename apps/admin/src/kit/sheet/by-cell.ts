/** A cell of a sheet, by the id of its row and that of its column. */
export interface CellAt {
  readonly row: string;
  readonly column: string;
}

/** Something of cells, by the ids of their rows and columns; nothing is held of other cells. */
export type ByCell<Value> = ReadonlyMap<string, ReadonlyMap<string, Value>>;

/** Returns what is held of a cell. */
export const ofCell = <Value>(held: ByCell<Value>, { row, column }: CellAt): Value | undefined =>
  held.get(row)?.get(column);

/** Lists the cells of which something is held. */
export function* cellsOf<Value>(held: ByCell<Value>): Generator<CellAt & { readonly value: Value }> {
  for (const [row, cells] of held) for (const [column, value] of cells) yield { row, column, value };
}

interface Changer<Value> {
  readonly has: (at: CellAt) => boolean;
  readonly set: (at: CellAt, value: Value | undefined) => void;
  readonly result: () => ByCell<Value>;
}

/**
 * Makes another one of what is held, of which many cells may be set; what was stays as it is. Rows of which nothing is
 * set are the same objects in both, and so is all of it where nothing is set at all.
 */
export function changing<Value>(held: ByCell<Value>): Changer<Value> {
  let next: Map<string, ReadonlyMap<string, Value>> | undefined;
  const own = new Map<string, Map<string, Value>>();
  const now = () => next ?? held;
  const rowOf = (row: string): Map<string, Value> => {
    const known = own.get(row);
    if (known) return known;
    const cells = new Map(now().get(row));
    own.set(row, cells);
    next ??= new Map(held);
    next.set(row, cells);
    return cells;
  };
  return {
    has: (at) => now().get(at.row)?.has(at.column) === true,
    set(at, value) {
      if (value === undefined && now().get(at.row)?.has(at.column) !== true) return;
      const cells = rowOf(at.row);
      if (value === undefined) cells.delete(at.column);
      else cells.set(at.column, value);
      if (cells.size > 0) return;
      own.delete(at.row);
      next?.delete(at.row);
    },
    result: now,
  };
}
