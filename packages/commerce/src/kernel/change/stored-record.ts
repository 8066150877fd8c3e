import type { Queries } from '@stoa/database';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Entity } from './entities.ts';

/** A record that is there, under lock. */
export interface Found<Row> {
  readonly row: Row;
  readonly revision: number;
  /** Whose it is, where staff may be limited to one seller. */
  readonly sellerId?: string;
}

/** A record that a change is about. */
export interface StoredRecord<Row> {
  readonly entity: Entity;
  readonly id: string;
  /** The field of the input that names it, for `not-found`. */
  readonly field: string;
  /** It is made where it is not there. */
  readonly mayBeNew?: true;
  /** Locks the record against other writers and reads it. */
  lock(tx: Queries): Promise<Found<Row> | undefined>;
  /** Counts the revision and reads the record as it is now. */
  count(tx: Queries, now: Date): Promise<Found<Row> | undefined>;
}

type Revised = { readonly revision: number; readonly sellerId?: string };

/** A table whose rows count their revisions. */
export type RevisedTable = PgTable & { readonly $inferSelect: Revised };

export interface RowOf<Table> {
  readonly entity: Entity;
  readonly id: string;
  readonly field: string;
  readonly table: Table;
  readonly where: SQL | undefined;
}

/** Returns the row of a table as a record. */
export function storedRow<Table extends RevisedTable>(of: RowOf<Table>): StoredRecord<Table['$inferSelect']> {
  const { table, where, entity, id, field } = of;
  const found = ([row]: unknown[]): Found<Table['$inferSelect']> | undefined => {
    if (row === undefined) return undefined;
    const { revision, sellerId } = row as Revised;
    return { row: row as Table['$inferSelect'], revision, ...(sellerId !== undefined && { sellerId }) };
  };
  const hasTime = 'updatedAt' in getTableColumns(table);
  return {
    entity,
    id,
    field,
    lock: async (tx) =>
      found(
        await tx
          .select()
          .from(table as PgTable)
          .where(where)
          .for('no key update'),
      ),
    count: async (tx, now) =>
      found(
        await tx
          .update(table as PgTable)
          .set({ revision: sql`revision + 1`, ...(hasTime && { updatedAt: now }) })
          .where(where)
          .returning(),
      ),
  };
}

/** Returns a record that is made where it is not there. */
export function orNew<Row>(record: StoredRecord<Row>): StoredRecord<Row | undefined> {
  return { ...record, mayBeNew: true };
}
