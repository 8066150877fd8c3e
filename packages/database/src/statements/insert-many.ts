import { getTableColumns, type InferInsertModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../connection/database.ts';

/** Rows of one statement: some megabytes of text at most. */
const CHUNK = 2000;

/**
 * Inserts rows by thousands: they travel as one JSON text that PostgreSQL takes apart, for building a statement
 * with a parameter for every value costs more than the insert. What a row leaves out gets its default, as ever;
 * rows that leave out the same go in one statement, so those that refer to others of the table come in a call after
 * them. Columns with numbers beyond 2^53 are not for this.
 */
export async function insertMany<T extends PgTable>(
  tx: Queries,
  table: T,
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  for (const [keys, alike] of Map.groupBy(rows, keysOf)) {
    for (let start = 0; start < alike.length; start += CHUNK) {
      await insertAlike(tx, table, keys.split(','), alike.slice(start, start + CHUNK));
    }
  }
}

/**
 * Returns the keys that the row has, in its own order. Rows with the same keys share a statement; another order only
 * costs a further statement.
 */
function keysOf(row: object): string {
  let keys = '';
  for (const [key, value] of Object.entries(row)) if (value !== undefined) keys += `${key},`;
  return keys;
}

async function insertAlike<T extends PgTable>(
  tx: Queries,
  table: T,
  keys: readonly string[],
  rows: readonly InferInsertModel<T>[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => keys.includes(key));
  const list = sql.raw(columns.map(([, column]) => `"${column.name}"`).join(', '));
  const names = new Map(columns.map(([key, column]) => [key, column.name]));
  const values = rows.map((row) => byColumn(names, row));
  await tx.execute(sql`
    insert into ${table} (${list})
    select ${list} from json_populate_recordset(null::${table}, ${JSON.stringify(values)}::json)`);
}

function byColumn(names: ReadonlyMap<string, string>, row: object): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    const name = names.get(key);
    if (name !== undefined) values[name] = value;
  }
  return values;
}
