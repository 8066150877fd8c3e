import type { Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Shop } from '../context.ts';
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
  readonly mayBeNew?: boolean;
  /**
   * Fields that change without an entry in the audit log, too, as those that a customer changes of their own; the
   * revision is counted then. Of all others the log tells each change.
   */
  readonly unlogged?: readonly string[];
  /** Locks the record against other writers and reads it. */
  lock(tx: Queries): Promise<Found<Row> | undefined>;
  /** Counts the revision and reads the record as it is now. */
  count(tx: Queries, now: Date): Promise<Found<Row> | undefined>;
  /** Returns its fields by the names that changes know them by, for merging and for the audit log. */
  view(row: Row): object;
}

type Revised = { readonly revision: number; readonly sellerId?: string };

/** A table whose rows count their revisions. */
export type RevisedTable = PgTable & { readonly $inferSelect: Revised };

export interface RowOf<Table extends RevisedTable> {
  /** Rows of other shops are not found, whatever `where` says. */
  readonly shop: Pick<Shop, 'id'>;
  readonly entity: Entity;
  readonly id: string;
  readonly field: string;
  readonly table: Table;
  /** Finds it among the rows of the shop. */
  readonly where: SQL | undefined;
  /** Fields by other names or of other kinds than the columns. */
  readonly view?: (row: Table['$inferSelect']) => object;
  /** What has to be locked before the row. */
  readonly lockFirst?: (tx: Queries) => Promise<unknown>;
  readonly unlogged?: readonly string[];
}

/** Returns the row of a table as a record. */
export function storedRow<Table extends RevisedTable>(of: RowOf<Table>): StoredRecord<Table['$inferSelect']> {
  type Row = Table['$inferSelect'];
  const { table, entity, id, field, lockFirst, unlogged } = of;
  const columns = getTableColumns(table);
  const where = and(of.where, columns.shopId && eq(columns.shopId, of.shop.id));
  const found = ([row]: unknown[]): Found<Row> | undefined => {
    if (row === undefined) return undefined;
    const { revision, sellerId } = row as Revised;
    return { row: row as Row, revision, ...(sellerId !== undefined && { sellerId }) };
  };
  return {
    entity,
    id,
    field,
    ...(unlogged && { unlogged }),
    view: of.view ?? ((row) => row as object),
    lock: async (tx) => {
      await lockFirst?.(tx);
      const rows = await tx
        .select()
        .from(table as PgTable)
        .where(where)
        .for('no key update');
      return found(rows);
    },
    count: async (tx, now) => {
      const time = 'updatedAt' in columns ? { updatedAt: now } : {};
      const rows = await tx
        .update(table as PgTable)
        .set({ revision: sql`revision + 1`, ...time })
        .where(where)
        .returning();
      return found(rows);
    },
  };
}

/** Returns a record that is made where it is not there. */
export function orNew<Row>(record: StoredRecord<Row>): StoredRecord<Row | undefined> {
  return { ...record, view: (row) => (row === undefined ? {} : record.view(row)), mayBeNew: true };
}

/**
 * Returns a record of sellers of which whoever may change some of its kind is told where it is not there; else those who
 * are limited to one seller would be told that it is another's.
 */
export function orNotFound<Row>(record: StoredRecord<Row>): StoredRecord<Row> {
  const lock = async (tx: Queries) => {
    const found = await record.lock(tx);
    if (!found) throw new ShopError('not-found', { field: record.field });
    return found;
  };
  return { ...record, lock };
}
