import type { ChangedRow } from '@stoa/admin-contract';
import { amountOf } from '../../../kit/form/index.ts';
import type { ByCell } from '../../../kit/sheet/index.ts';
import { gramsOf } from '../product/weight.ts';
import { isAvailability, statesFor } from './availability.ts';
import type { MatrixRow, Purse } from './matrix.ts';

/**
 * Turns what was typed in the sheet into what a save sends: of each changed row its version, and the changed fields alone.
 * ADM-030, ADM-113
 */
export function rowChanges(
  typed: ByCell<string>,
  rows: ReadonlyMap<string, MatrixRow>,
  purse: Purse,
): ChangedRow[] {
  return [...typed].flatMap(([id, cells]) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const fields = [...cells].map(([column, text]) => fieldsOf(column, text, row, purse));
    return [{ id, version: row.version, ...Object.assign({}, ...fields) }];
  });
}

function fieldsOf(
  column: string,
  text: string,
  row: MatrixRow,
  purse: Purse,
): Omit<ChangedRow, 'id' | 'version'> {
  switch (column) {
    case 'sku':
      return { sku: text.trim() };
    case 'price':
      return { price: amountOf(text, purse) ?? 0 };
    case 'msrp':
      return { msrp: amountOf(text, purse) };
    case 'weight':
      return { weightGrams: gramsOf(text, purse) };
    case 'picture':
      return { picture: text || null };
    case 'availability':
      return isAvailability(text) ? statesFor(text, row) : {};
    default:
      return {};
  }
}
