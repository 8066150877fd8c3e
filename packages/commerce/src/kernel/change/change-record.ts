import type { Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { type Act, requireScopes } from './act.ts';
import { noting, type WrittenRecord } from './change-entities.ts';
import { asJson, differences, type Fields, fieldsOfRow } from './fields.ts';
import { lastRevision } from './history.ts';
import { merged } from './merged.ts';
import type { Found, StoredRecord } from './stored-record.ts';
import { type ChangeContext, type Written, writeAudit } from './write-audit.ts';

/** A change of one record. */
export interface RecordChange<Row, Given extends object> extends Act {
  readonly of: StoredRecord<Row>;
  /**
   * The revision that whoever changes it has seen. What others changed since is merged with `fields`, field by field.
   * `undefined`: the change does not depend on what was seen.
   */
  readonly version: number | undefined;
  /** What is wanted, by the record's names of its fields. Without it every newer revision is a conflict. */
  readonly fields?: Given;
}

export interface RecordWork<Row, Given> {
  readonly tx: Queries;
  /** The record before, under lock. */
  readonly row: Row;
  /**
   * What is to be written: the given fields, merged with what others changed. Absent ones stay. Rules that look at
   * several fields are checked on these.
   */
  readonly fields: Given;
  /** The revision that this change makes. */
  readonly revision: number;
  /** Tells the audit log of what no column of the record holds. */
  note(before: object, after: object): void;
  /** Tells of other records of its kind that were written along with it; each is an entry of the audit log. */
  wrote(...records: readonly WrittenRecord[]): void;
}

/** Does a change of one record within a transaction of its shop. */
export async function changeRecord<Row, Given extends object, Result>(
  tx: Queries,
  ctx: ChangeContext,
  change: RecordChange<Row, Given>,
  work: (given: RecordWork<Row, Given>) => Promise<Result>,
): Promise<Result> {
  const { of, verb } = change;
  const found = await of.lock(tx);
  requireScopes(ctx, change, found?.sellerId);
  if (!found && !of.mayBeNew) throw new ShopError('not-found', { field: of.field });
  const before = fieldsOf(of, found);
  const fields = await merged(tx, ctx.shop.id, change, found, before);
  const noted = { before: {}, after: {} };
  const others = noting(ctx, change);
  const result = await work({
    tx,
    // Where the record may be new, `Row` has `undefined` in it.
    row: found?.row as Row,
    fields,
    // A record that is made again goes on counting: who saw the former one has not seen this one.
    revision: (found?.revision ?? (await lastRevision(tx, { shopId: ctx.shop.id, ...of }))) + 1,
    note: (was, is) => {
      noted.before = { ...noted.before, ...asJson(was) };
      noted.after = { ...noted.after, ...asJson(is) };
    },
    wrote: others.wrote,
  });
  const now = found ? await of.count(tx, ctx.clock()) : await of.lock(tx);
  const changes = differences({ ...before, ...noted.before }, { ...fieldsOf(of, now), ...noted.after });
  const written = [{ id: of.id, changes, ...ofFound(now) }, ...others.written];
  await writeAudit(tx, ctx, { verb, entity: of.entity }, written);
  return result;
}

const fieldsOf = <Row>(of: StoredRecord<Row>, found: Found<Row> | undefined): Fields =>
  found ? fieldsOfRow(of.view(found.row)) : {};

function ofFound(found: Found<unknown> | undefined): Pick<Written, 'revision' | 'sellerId'> {
  if (!found) return {};
  const { revision, sellerId } = found;
  return { revision, ...(sellerId !== undefined && { sellerId }) };
}
