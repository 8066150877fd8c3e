import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** What a list is sorted by, and how a value of it stands in a cursor. */
export interface SortKey {
  readonly by: SQL;
  /** Returns a value of it as a text, without loss. */
  text(value: SQL): SQL;
  /** The value of such a text. */
  value(text: string): SQL;
  /** Texts of which the database makes a value. */
  readonly values: RegExp;
}

/** A time, in cursors microseconds since 1970. */
export const timeKey = (column: AnyColumn): SortKey => ({
  by: sql`${column}`,
  text: (time) => sql`(extract(epoch from ${time}) * 1000000)::bigint::text`,
  value: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
  values: /^\d{1,15}$|^[1-8]\d{15}$/,
});

/** A whole number from 0 on. */
export const numberKey = (column: AnyColumn): SortKey => ({
  by: sql`${column}`,
  text: (number) => sql`${number}::text`,
  value: (text) => sql`${text}::bigint`,
  values: /^\d{1,15}$/,
});

/** One line of at most 100 characters, or an empty one. */
export const textKey = (column: AnyColumn): SortKey => ({
  by: sql`${column}`,
  text: (text) => text,
  value: (text) => sql`${text}::text`,
  values: /^[^\p{Cc}\p{Cs}]{0,100}$/u,
});

/** Ids, by which a list may be sorted too. */
export const UUIDS = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
