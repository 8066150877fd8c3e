import { type SQL, sql } from 'drizzle-orm';

/** The last character there is: no text that goes on after the beginning comes after it. */
const LAST = '\u{10ffff}';

/**
 * Returns the condition under which a text that the database put in small letters begins with another. Said as a range,
 * for row-level security lets no index be used for `like`, which could tell of rows that nobody may see.
 */
export const beginsWith = (column: SQL, text: string): SQL => inRange(column, sql`lower(${text})`);

/** As `beginsWith`, of a key such as `emailKey` makes it: `lower` of the database would make another. */
export const keyBeginsWith = (column: SQL, key: string): SQL => inRange(column, sql`${key}::text`);

const inRange = (column: SQL, beginning: SQL): SQL =>
  sql`(${column} ~>=~ ${beginning} and ${column} ~<~ (${beginning} || ${LAST}))`;
