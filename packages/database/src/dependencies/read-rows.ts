import type { SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { Database, ReadableDatabase } from '../connection/database.ts';
import { compile, runOnce, runPrepared } from '../statements/prepared.ts';
import type { Dependencies } from './cache-dependencies.ts';
import { kindOf, type Tag, uncoveredTables } from './manifest.ts';

/** Reads what visitors are shown. */
export interface Reader {
  readonly db: ReadableDatabase;
  readonly dependencies: Dependencies;
}

/** What an answer depends on: tags, or how they follow from the rows that were found. */
export type DependsOn<Row> = readonly Tag[] | ((rows: readonly Row[]) => readonly Tag[]);

/**
 * Runs a statement as `runPrepared` does and notes what the answer depends on.
 * @throws Error as `runPrepared`, and for a table that none of the tags covers
 */
export const readPrepared = <Row extends QueryResultRow>(
  reader: Reader,
  dependsOn: DependsOn<Row>,
  statement: SQL,
): Promise<Row[]> => read(reader, dependsOn, statement, runPrepared);

/** As `readPrepared`, for statements of many texts, which no connection keeps planned. */
export const readRows = <Row extends QueryResultRow>(
  reader: Reader,
  dependsOn: DependsOn<Row>,
  statement: SQL,
): Promise<Row[]> => read(reader, dependsOn, statement, runOnce);

async function read<Row extends QueryResultRow>(
  { db, dependencies }: Reader,
  dependsOn: DependsOn<Row>,
  statement: SQL,
  run: typeof runPrepared,
): Promise<Row[]> {
  const compiled = compile(statement);
  // Every database is opened as a whole one; those who read see less of it.
  const rows = await run<Row>(db as Database, compiled);
  const tags = typeof dependsOn === 'function' ? dependsOn(rows) : dependsOn;
  requireCovered(compiled.text, tags, rows.length > 0);
  dependencies.add(tags);
  return rows;
}

/** Texts with kinds of tags that were found to be covered; strangers can cause any number of texts. */
const covered = new Set<string>();
const MOST_KNOWN = 2000;

function requireCovered(text: string, tags: readonly Tag[], isFound: boolean): void {
  const kinds = new Set(tags.map(kindOf));
  // Where no product was found, nothing counts but which products are shown.
  if (!isFound && kinds.has('assortment')) kinds.add('product');
  const asked = `${[...kinds].join()} ${text}`;
  if (covered.has(asked)) return;
  const missing = uncoveredTables(text, kinds);
  if (missing.length > 0) throw new Error(`no tag covers what is read of ${missing.join(', ')}: ${text}`);
  if (covered.size >= MOST_KNOWN) covered.clear();
  covered.add(asked);
}
