import { adminStateText, plural, adminMatrixText as text } from '@stoa/messages';
import { useMemo } from 'react';
import { Dialog, LeaveButton } from '../../../kit/dialog.tsx';
import { EntryForm } from '../../../kit/form/index.ts';
import { type SheetModel, type Step, tellStep } from '../../../kit/sheet/index.ts';
import { tell } from '../../../kit/toast.tsx';
import { FillFields } from './fill-fields.tsx';
import {
  FILLABLE,
  type FillGround,
  type FillValues,
  filledBy,
  fillSchema,
  firstFill,
} from './fill-values.ts';
import type { MatrixProduct, MatrixRow, Purse } from './matrix.ts';

interface FillDialogProps {
  readonly sheet: SheetModel<MatrixRow>;
  readonly product: MatrixProduct;
  /** The variations that are shown, which are filled. */
  readonly rows: readonly MatrixRow[];
  readonly purse: Purse;
  readonly mayPrice: boolean;
  readonly onClose: () => void;
}

/** Asks what to set for all variations that are shown, names how many they are, and sets it as one step. ADM-114 */
export function FillDialog({ sheet, product, rows, purse, mayPrice, onClose }: FillDialogProps) {
  const ground = useMemo(() => groundOf(sheet, product, rows, purse), [sheet, product, rows, purse]);
  const schema = useMemo(() => fillSchema(ground), [ground]);
  const offered = FILLABLE.filter((what) => mayPrice || (what !== 'price' && what !== 'msrp'));
  const first = useMemo(() => firstFill(mayPrice ? 'price' : 'sku'), [mayPrice]);
  const fill = async (values: FillValues) => {
    const { cells = [] } = filledBy(values, ground);
    const step = sheet.set(cells);
    onClose();
    tellFilled(sheet, values.what, cells.length, step);
  };
  return (
    <Dialog onClose={onClose} title={text.fillTitle()} help={text.fillHelp()}>
      <EntryForm
        signedIn
        schema={schema}
        values={first}
        onSubmit={fill}
        submit={plural(rows.length, text.fillOne, text.fillMany)}
        aside={<LeaveButton>{adminStateText.cancel()}</LeaveButton>}
      >
        <FillFields ground={ground} product={product} offered={offered} />
      </EntryForm>
    </Dialog>
  );
}

function groundOf(
  sheet: SheetModel<MatrixRow>,
  product: MatrixProduct,
  rows: readonly MatrixRow[],
  purse: Purse,
): FillGround {
  const filled = new Set(rows.map(({ id }) => id));
  const others = [...sheet.store.get().known.keys()].filter((id) => !filled.has(id));
  return {
    product,
    rows,
    purse,
    others: new Set(others.map((row) => sheet.textOf({ row, column: 'sku' }))),
    priceOf: (row) => sheet.textOf({ row, column: 'price' }),
  };
}

function tellFilled(sheet: SheetModel<MatrixRow>, what: string, count: number, step: Step | undefined): void {
  if (step === undefined) {
    tell(text.filledNone());
    return;
  }
  const name = nameOf(what);
  const told = plural(
    count,
    () => text.filledOne({ what: name }),
    ({ n }) => text.filled({ what: name, n }),
  );
  tellStep(sheet, told, step);
}

const nameOf = (what: string): string =>
  FILLABLE.filter((one) => one === what).map((one) => text[one]())[0] ?? '';
