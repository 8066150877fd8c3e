import { plural, adminMatrixText as text } from '@stoa/messages';
import { useState } from 'react';
import { api, rereadOnConflict } from '../../../api/index.ts';
import { useSaving } from '../../../kit/form/index.ts';
import { type CellAt, cellsOf, type SheetModel } from '../../../kit/sheet/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { useWorkplace } from '../../../session/index.ts';
import { type MatrixProduct, type MatrixRow, type Purse, picturesOf } from './matrix.ts';
import { isOfCell, refusedCells, tellRowValue } from './refusals.ts';
import { rowChanges } from './row-changes.ts';
import { useMatrixChange } from './use-matrix.ts';

interface Options {
  readonly product: MatrixProduct;
  readonly purse: Purse;
  /** Called with the cells at fault when nothing was saved. */
  readonly onFaults: (cells: readonly CellAt[]) => void;
}

/**
 * Saves what is typed in the sheet: the changed cells alone, each with the version of its row. Nothing is sent while a
 * cell is at fault; what was refused stands at its cell, and what is typed meanwhile stays. ADM-030, ADM-031, ADM-037 to
 * ADM-039, ADM-113
 */
export function useSaveMatrix({ product, purse, onFaults }: Options) {
  const { code: shop } = useWorkplace();
  const saving = useSaving({ signedIn: true });
  const [sending, setSending] = useState(false);
  const shown = useMatrixChange(product.id);

  const save = async (sheet: SheetModel<MatrixRow>) => {
    if (sending) return;
    // Where a button takes no focus, as on iPhones, the cell is left by this.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
    sheet.forgetRefusals();
    const { edits, known } = sheet.store.get();
    const faulty = [...cellsOf(edits.faults)];
    if (faulty.length > 0) {
      onFaults(faulty);
      return;
    }
    const sent = edits.typed;
    const changes = rowChanges(sent, known, purse);
    const send = () => api.variations.change({ shop, product: product.id, changes });
    setSending(true);
    const faults = await saving.carryOut(
      async () => {
        const { items } = await rereadOnConflict(send, shown);
        sheet.takeIn(items, sent);
        await shown(items);
      },
      isOfCell,
      (path, held) => tellRowValue(path, held, { purse, pictures: picturesOf(product) }),
    );
    setSending(false);
    if (faults === undefined) {
      tell(plural(changes.length, text.saved, text.savedMany));
      return;
    }
    const refused = refusedCells(faults.fields, changes);
    sheet.tell(refused);
    if (refused.length > 0) onFaults(refused);
  };
  return { saving, sending, save };
}
