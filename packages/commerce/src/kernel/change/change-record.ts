import type { Queries } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { type Act, requireScopes } from './act.ts';
import { asJson, differences, type Fields, fieldsOfRow } from './fields.ts';
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
  /** What is to be written: the given fields, merged with what others changed. Absent ones stay. */
  readonly fields: Given;
  /** The revision that this change makes. */
  readonly revision: number;
  /** Tells the audit log of what no column of the record holds. */
  note(before: object, after: object): void;
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
  const before = fieldsOf(found);
  const fields = await merged(tx, ctx.shop.id, change, found, before);
  const noted = { before: {}, after: {} };
  const result = await work({
    tx,
    // Where the record may be new, `Row` has `undefined` in it.
    row: found?.row as Row,
    fields,
    revision: (found?.revision ?? 0) + 1,
    note: (was, is) => {
      noted.before = { ...noted.before, ...asJson(was) };
      noted.after = { ...noted.after, ...asJson(is) };
    },
  });
  const now = found ? await of.count(tx, ctx.clock()) : await of.lock(tx);
  const changes = differences({ ...before, ...noted.before }, { ...fieldsOf(now), ...noted.after });
  await writeAudit(tx, ctx, { verb, entity: of.entity }, [{ id: of.id, changes, ...ofFound(now) }]);
  return result;
}

const fieldsOf = (found: Found<unknown> | undefined): Fields =>
  found ? fieldsOfRow(found.row as object) : {};

function ofFound(found: Found<unknown> | undefined): Pick<Written, 'revision' | 'sellerId'> {
  if (!found) return {};
  const { revision, sellerId } = found;
  return { revision, ...(sellerId !== undefined && { sellerId }) };
}
