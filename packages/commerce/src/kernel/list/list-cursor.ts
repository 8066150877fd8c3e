import { isUuid } from '@stoa/database';
import { ShopError } from '@stoa/domain';

/** How a list is sorted: by what, and which way. */
export interface Sorting {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
}

/** A place in a list: right after this row. */
export interface ListPlace {
  /** What the list is sorted by, as the `SortKey` has it as a text. */
  readonly value: string;
  readonly id: string;
}

/** Returns a place as a text that callers hand back as it is, and know nothing of. */
export const writeCursor = ({ sort, direction }: Sorting, { value, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([sort, direction, value, id])).toString('base64url');

/** @throws ShopError `invalid-input` on `cursor` for what `writeCursor` did not write of a list that is sorted so */
export function readCursor(sorting: Sorting, cursor: string, values: RegExp): ListPlace {
  const [, , value, id] = partsOf(cursor);
  if (typeof value === 'string' && typeof id === 'string') {
    const isSound = values.test(value) && isUuid(id);
    if (isSound && writeCursor(sorting, { value, id }) === cursor) return { value, id };
  }
  throw new ShopError('invalid-input', { field: 'cursor' });
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}
