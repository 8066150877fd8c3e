import { type ByCell, type CellAt, cellsOf, changing, ofCell } from './by-cell.ts';
import type { Edits, Ground, Step } from './edits.ts';

interface ReadAnew {
  /** Whether a row is as it was read before, so that nothing of it is to be looked at. */
  readonly isSame: (row: string) => boolean;
  /** The text of a cell as it was read before. */
  readonly was: (at: CellAt) => string;
  readonly ground: Pick<Ground, 'saved'>;
  /** Says that somebody else has set a changed cell to this text. */
  readonly conflict: (at: CellAt, text: string) => string;
  /** What was saved, where these rows are the answer to a save. */
  readonly sent?: ByCell<string>;
}

/**
 * Takes in rows that were read anew, or that a save answered with: what was saved is not changed any more, and what was
 * typed since stays. A changed cell that somebody else has set to another text tells it; the text stays, and saving
 * again keeps it. What is taken back does not bring back what stood there before somebody saved. ADM-031, ADM-039
 */
export function takeIn(edits: Edits, read: ReadAnew): Edits {
  const { isSame, was, ground, conflict, sent } = read;
  const [typed, faults] = [changing(edits.typed), changing(edits.faults)];
  let count = edits.cells;
  const settle = (at: CellAt) => {
    typed.set(at, undefined);
    faults.set(at, undefined);
    count -= 1;
  };
  for (const { value: text, ...at } of cellsOf(edits.typed)) {
    if (isSame(at.row)) continue;
    const saved = sent && ofCell(sent, at);
    if (saved === text) {
      settle(at);
      continue;
    }
    const now = ground.saved(at);
    if (now === text) settle(at);
    else if (saved === undefined && now !== was(at) && ofCell(edits.faults, at)?.blocks !== true) {
      faults.set(at, { message: conflict(at, now), blocks: false });
    }
  }
  const stands = (at: CellAt) =>
    isSame(at.row) ||
    ((sent === undefined || ofCell(sent, at) === undefined) && was(at) === ground.saved(at));
  return {
    typed: typed.result(),
    faults: faults.result(),
    cells: count,
    past: withoutGone(edits.past, stands),
    future: withoutGone(edits.future, stands),
  };
}

const withoutGone = (steps: readonly Step[], stands: (at: CellAt) => boolean): readonly Step[] =>
  steps.flatMap((step) => {
    const cells = step.cells.filter(stands);
    if (cells.length === step.cells.length) return [step];
    return cells.length === 0 ? [] : [{ ...step, cells }];
  });
