import { hash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database } from '../connection/database.ts';
import { beginning } from '../connection/describe-error.ts';

const dialect = new PgDialect();

/** A statement as PostgreSQL gets it. */
export interface CompiledStatement {
  readonly text: string;
  readonly values: unknown[];
}

export function compile(statement: SQL): CompiledStatement {
  const { sql: text, params: values } = dialect.sqlToQuery(statement);
  return { text, values };
}

/**
 * Runs a statement that each connection plans once and keeps: for those every page asks for, whose planning
 * takes longer than their work. Only for statements of few texts, whatever is asked (lists are one parameter
 * each), since every text stays planned on every connection; and only where one plan suits all parameters.
 * What is private is asked for in a transaction instead (`prepared`), or by a function that sets the shop.
 * @throws Error that names the statement, as `pg_prepared_statements` has it, and its text but no parameter; its
 * cause is what PostgreSQL tells
 */
export async function runPrepared<Row extends QueryResultRow>(
  { pool }: Pick<Database, 'pool'>,
  { text, values }: CompiledStatement,
): Promise<Row[]> {
  const name = hash('sha1', text);
  try {
    const { rows } = await pool.query<Row>({ name, text, values });
    return rows;
  } catch (cause) {
    throw new Error(`Failed query ${name}: ${beginning(text)}`, { cause });
  }
}

/**
 * Runs a statement of many texts, which no connection keeps planned.
 * @throws Error with its text but no parameter; its cause is what PostgreSQL tells
 */
export async function runOnce<Row extends QueryResultRow>(
  { pool }: Pick<Database, 'pool'>,
  { text, values }: CompiledStatement,
): Promise<Row[]> {
  try {
    const { rows } = await pool.query<Row>({ text, values });
    return rows;
  } catch (cause) {
    throw new Error(`Failed query: ${beginning(text)}`, { cause });
  }
}

/** A query of Drizzle's builder that has not been run. */
interface BuiltQuery<T> {
  toSQL(): { readonly sql: string };
  prepare(name: string): { execute(): Promise<T> };
}

/** As `runPrepared`, for a query of Drizzle's builder: also within a transaction, and so for what is private. */
export function prepared<T>(query: BuiltQuery<T>): Promise<T> {
  return query.prepare(hash('sha1', query.toSQL().sql)).execute();
}
