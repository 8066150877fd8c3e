import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database } from '../connection/database.ts';
import { beginning } from '../connection/describe-error.ts';

const dialect = new PgDialect();

/**
 * Runs a statement that each connection plans once and keeps: for those every page asks for, whose planning
 * takes longer than their work. Only for statements of few texts, whatever is asked (lists are one parameter
 * each), since every text stays planned on every connection; and only where one plan suits all parameters.
 * What is private is asked for in a transaction instead.
 * @throws Error that names the statement, as `pg_prepared_statements` has it, and its text but no parameter; its
 * cause is what PostgreSQL tells
 */
export async function runPrepared<Row extends QueryResultRow>(
  { pool }: Pick<Database, 'pool'>,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  const name = hash('sha1', text);
  try {
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  } catch (cause) {
    throw new Error(`Failed query ${name}: ${beginning(text)}`, { cause });
  }
}
