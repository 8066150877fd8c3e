import { type SQL, sql } from 'drizzle-orm';

/** The last character there is: no text that goes on after the beginning comes after it. */
const LAST = '\u{10ffff}';

/**
 * Returns the condition under which a text in small letters begins with another. Said as a range, for row-level security
 * lets no index be used for `like`, which could tell of rows that nobody may see.
 */
export const beginsWith = (column: SQL, text: string): SQL =>
  sql`${column} ~>=~ lower(${text}) and ${column} ~<~ (lower(${text}) || ${LAST})`;
