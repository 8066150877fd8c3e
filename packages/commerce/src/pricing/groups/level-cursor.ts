import { isUuid } from '@stoa/database';
import { ShopError } from '@stoa/domain';

/** A place in a list of price levels: right after this one. */
export interface LevelPlace {
  readonly productId: string;
  readonly id: string;
}

/** Returns a place as a text that callers hand back as it is, and know nothing of. */
export const writeCursor = ({ productId, id }: LevelPlace): string =>
  Buffer.from(JSON.stringify(['product', 'asc', productId, id])).toString('base64url');

/** @throws ShopError `invalid-input` on `cursor` for what `writeCursor` did not write */
export function readCursor(cursor: string): LevelPlace {
  const [, , productId, id] = partsOf(cursor);
  if (typeof productId === 'string' && typeof id === 'string' && isUuid(productId) && isUuid(id)) {
    if (writeCursor({ productId, id }) === cursor) return { productId, id };
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
