import { adminSheetText } from '@stoa/messages';
import { tell } from '../toast.tsx';
import type { Step } from './edits.ts';
import type { SheetModel } from './sheet-model.ts';

/** Says what was done as one step, and offers to take it back until something else is done, or all is saved. */
export function tellStep<Row>(
  sheet: Pick<SheetModel<Row>, 'store' | 'undo'>,
  text: string,
  step: Step,
): void {
  const withdraw = tell(text, 'done', { label: adminSheetText.undo(), run: () => sheet.undo(step) });
  const stop = sheet.store.subscribe(() => {
    if (sheet.store.get().edits.past.at(-1) === step) return;
    stop();
    withdraw();
  });
}
