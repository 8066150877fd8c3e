import type { BulkAction } from './bulk-bar.tsx';
import type { Selection } from './selection.ts';

/** What was begun for the rows that are selected, and is asked about before it is done. */
export interface BulkChange<Kind extends string> {
  readonly kind: Kind;
  readonly selection: Selection;
  /** Ends the selection. */
  readonly clear: () => void;
}

/** An action for all rows that are selected, which begins a change. */
export const bulkAction = <Kind extends string>(
  kind: Kind,
  look: Pick<BulkAction, 'label' | 'icon'>,
  begin: (change: BulkChange<Kind>) => void,
): BulkAction => ({ ...look, run: (selection, clear) => begin({ kind, selection, clear }) });
