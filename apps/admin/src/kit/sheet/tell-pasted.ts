import { adminSheetText, plural, tellNumber } from '@stoa/messages';
import { tell } from '../toast.tsx';
import type { SheetModel } from './sheet-model.ts';
import { tellStep } from './tell-step.ts';

/** Says into how many cells was pasted, and offers to take it back. */
export function tellPasted<Row>(
  sheet: SheetModel<Row>,
  { cells, left, step }: NonNullable<ReturnType<SheetModel<Row>['paste']>>,
): void {
  if (cells === 0) {
    tell(adminSheetText.pastedNothing(), 'failed');
    return;
  }
  const text =
    left > 0
      ? plural(
          cells,
          () => adminSheetText.pastedPartOne({ left: tellNumber(left) }),
          ({ n }) => adminSheetText.pastedPart({ n, left: tellNumber(left) }),
        )
      : plural(cells, adminSheetText.pastedOne, adminSheetText.pasted);
  if (step === undefined) tell(text);
  else tellStep(sheet, text, step);
}
