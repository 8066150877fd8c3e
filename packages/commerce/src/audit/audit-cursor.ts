import { isUuid } from '@stoa/database';
import { ShopError } from '@stoa/domain';

/** A place in the audit log: right after this entry, towards the older ones. */
export interface AuditPlace {
  readonly at: Date;
  readonly id: string;
}

/** Milliseconds since 1970, within what the database knows as a time. */
const MILLISECONDS = /^\d{1,14}$/;

/** Returns a place as a text that callers hand back as it is, and know nothing of. */
export const writeCursor = ({ at, id }: AuditPlace): string =>
  Buffer.from(`${at.getTime()}.${id}`).toString('base64url');

/** @throws ShopError `invalid-input` on `cursor` for what `writeCursor` did not write */
export function readCursor(cursor: string): AuditPlace {
  const [time = '', id = '', ...more] = Buffer.from(cursor, 'base64url').toString().split('.');
  const place = { at: new Date(Number(time)), id };
  const isWhole = MILLISECONDS.test(time) && isUuid(id) && more.length === 0;
  if (!isWhole || writeCursor(place) !== cursor) throw new ShopError('invalid-input', { field: 'cursor' });
  return place;
}
