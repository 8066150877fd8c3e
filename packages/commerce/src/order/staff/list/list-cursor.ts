import { isUuid } from '@stoa/database';
import { ShopError } from '@stoa/domain';

export const orderSorts = ['placed', 'total', 'number'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** How orders are sorted: by when they were placed, by their total, or by their number. */
export interface OrderSorting {
  readonly sort: OrderSort;
  readonly direction: 'asc' | 'desc';
}

/** A place in the list: right after this order. */
export interface ListPlace {
  /** What the list is sorted by: microseconds since 1970, minor units, or the number as numbers are ordered. */
  readonly value: string;
  readonly id: string;
}

/** Values that the database takes. */
const VALUES: Readonly<Record<OrderSort, RegExp>> = {
  placed: /^\d{1,15}$|^[1-8]\d{15}$/,
  total: /^\d{1,15}$/,
  number: /^[^\p{Cc}\p{Cs}]{1,20}$/u,
};

/** Returns a place as a text that callers hand back as it is, and know nothing of. */
export const writeCursor = ({ sort, direction }: OrderSorting, { value, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([sort, direction, value, id])).toString('base64url');

/** @throws ShopError `invalid-input` on `cursor` for what `writeCursor` did not write of a list that is sorted so */
export function readCursor(sorting: OrderSorting, cursor: string): ListPlace {
  const [, , value, id] = partsOf(cursor);
  if (typeof value === 'string' && typeof id === 'string') {
    const isSound = VALUES[sorting.sort].test(value) && isUuid(id);
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
