import { type ByCell, type CellAt, changing, ofCell } from './by-cell.ts';

export interface CellText extends CellAt {
  readonly text: string;
}

/** What is wrong with a cell. */
export interface Fault {
  readonly message: string;
  /** Whether nothing is saved while it stands; what a save was refused for does not keep from trying again. */
  readonly blocks: boolean;
}

interface ChangedCell extends CellAt {
  readonly before: string;
  readonly after: string;
}

/** What one undo takes back. */
export interface Step {
  readonly cells: readonly ChangedCell[];
  /** Whether somebody is still typing in its only cell, so that what comes next belongs to it. */
  readonly isOpen: boolean;
}

/** What is typed in a sheet and not saved. */
export interface Edits {
  /** The texts of cells that are not as they were saved; a row without any has no entry. */
  readonly typed: ByCell<string>;
  /** How many cells are not as they were saved. */
  readonly cells: number;
  readonly faults: ByCell<Fault>;
  /** What can be taken back, the last one at the end. */
  readonly past: readonly Step[];
  /** What was taken back, the next one at the end. */
  readonly future: readonly Step[];
}

/** What a sheet is typed over. */
export interface Ground {
  /** The text of a cell as it is saved. */
  readonly saved: (at: CellAt) => string;
  /** Says what is wrong with a text in a cell; undefined where nothing is. */
  readonly check: (cell: CellText) => string | undefined;
}

/** A sheet in which nothing is typed. */
export const NO_EDITS: Edits = {
  typed: new Map(),
  cells: 0,
  faults: new Map(),
  past: [],
  future: [],
};

/** The most steps that can be taken back. */
const MOST_STEPS = 100;

/** Returns what stands in a cell. */
export const textAt = (edits: Edits, ground: Ground, at: CellAt): string =>
  ofCell(edits.typed, at) ?? ground.saved(at);

/**
 * Types into a cell. All that is typed into one cell until it is left is one step; typed back to what stood there, it is
 * none.
 */
export function typeInto(edits: Edits, ground: Ground, { row, column, text }: CellText): Edits {
  const at = { row, column };
  const stood = textAt(edits, ground, at);
  if (stood === text) return edits;
  const last = edits.past.at(-1);
  const begun = last?.isOpen ? last.cells[0] : undefined;
  const goesOn = begun?.row === row && begun.column === column;
  const before = goesOn ? begun.before : stood;
  const past = goesOn ? edits.past.slice(0, -1) : endTyping(edits).past;
  const steps =
    before === text ? past : withStep(past, { cells: [{ ...at, before, after: text }], isOpen: true });
  return { ...put(edits, ground, [{ ...at, text }]), past: steps, future: [] };
}

/** Ends what was typed into a cell: what comes next is another step. */
export function endTyping(edits: Edits): Edits {
  const last = edits.past.at(-1);
  if (!last?.isOpen) return edits;
  return { ...edits, past: [...edits.past.slice(0, -1), { ...last, isOpen: false }] };
}

/** Sets cells as one step, such as by pasting; cells that have their text already are none of it. */
export function setCells(edits: Edits, ground: Ground, cells: readonly CellText[]): Edits {
  const changed = cells.flatMap(({ row, column, text }) => {
    const before = textAt(edits, ground, { row, column });
    return before === text ? [] : [{ row, column, before, after: text }];
  });
  if (changed.length === 0) return edits;
  const past = withStep(endTyping(edits).past, { cells: changed, isOpen: false });
  return { ...put(edits, ground, changed.map(toAfter)), past, future: [] };
}

/** Takes back the last step. */
export function undo(edits: Edits, ground: Ground): Edits {
  const step = edits.past.at(-1);
  if (step === undefined) return edits;
  return {
    ...put(edits, ground, step.cells.map(toBefore)),
    past: edits.past.slice(0, -1),
    future: [...edits.future, { ...step, isOpen: false }],
  };
}

/** Does again what was taken back last. */
export function redo(edits: Edits, ground: Ground): Edits {
  const step = edits.future.at(-1);
  if (step === undefined) return edits;
  return {
    ...put(edits, ground, step.cells.map(toAfter)),
    past: withStep(endTyping(edits).past, step),
    future: edits.future.slice(0, -1),
  };
}

/** Tells at cells what a save was refused for; it goes as soon as the cell is changed. */
export function tellFaults(edits: Edits, faults: readonly (CellAt & { readonly message: string })[]): Edits {
  const told = changing(edits.faults);
  for (const { message, ...at } of faults) told.set(at, { message, blocks: false });
  return { ...edits, faults: told.result() };
}

/** Forgets what a save was refused for, as before another one. */
export function forgetRefusals(edits: Edits): Edits {
  const left = changing(edits.faults);
  for (const [row, cells] of edits.faults) {
    for (const [column, { blocks }] of cells) if (!blocks) left.set({ row, column }, undefined);
  }
  return { ...edits, faults: left.result() };
}

const toBefore = ({ row, column, before }: ChangedCell): CellText => ({ row, column, text: before });
const toAfter = ({ row, column, after }: ChangedCell): CellText => ({ row, column, text: after });

const withStep = (steps: readonly Step[], step: Step): readonly Step[] => [
  ...steps.slice(1 - MOST_STEPS),
  step,
];

/** Has cells hold texts; one that has its saved text again is not changed any more. */
function put(edits: Edits, ground: Ground, cells: readonly CellText[]): Edits {
  const [typed, faults] = [changing(edits.typed), changing(edits.faults)];
  let count = edits.cells;
  for (const cell of cells) {
    const isChanged = cell.text !== ground.saved(cell);
    count += Number(isChanged) - Number(typed.has(cell));
    typed.set(cell, isChanged ? cell.text : undefined);
    const message = isChanged ? ground.check(cell) : undefined;
    faults.set(cell, message === undefined ? undefined : { message, blocks: true });
  }
  return { ...edits, typed: typed.result(), faults: faults.result(), cells: count };
}
