import type { Queries } from '@stoa/database';
import { type Act, requireScopes } from './act.ts';
import type { Entity, Verb } from './entities.ts';
import { asJson, differences } from './fields.ts';
import { type ChangeContext, type Written, writeAudit } from './write-audit.ts';

/** A change of several records of a kind, or of new ones. */
export interface EntityChange extends Act {
  readonly of: Entity;
  /** The seller whose things these are; staff who are limited to one seller pass for that one alone. */
  readonly sellerId?: string | undefined;
}

/** What was written of a record. */
export interface WrittenRecord {
  /** That of the change unless told; of records that are changed because another one is. */
  readonly verb?: Verb;
  /** That of the change unless told. */
  readonly entity?: Entity;
  readonly id: string;
  /** Fields before; absent for a new record. */
  readonly before?: object;
  /** Fields after; absent for a record that is gone. */
  readonly after?: object;
  readonly revision?: number;
  /** Of records of sellers. */
  readonly sellerId?: string;
}

export interface EntityWork {
  readonly tx: Queries;
  /** Tells of records that were written; each is an entry of the audit log. */
  wrote(...records: readonly WrittenRecord[]): void;
}

/** Does a change of any number of records within a transaction of their shop. */
export async function changeEntities<Result>(
  tx: Queries,
  ctx: ChangeContext,
  change: EntityChange,
  work: (given: EntityWork) => Promise<Result>,
): Promise<Result> {
  requireScopes(ctx, change, change.sellerId);
  const { wrote, written } = noting(ctx, change);
  const result = await work({ tx, wrote });
  await writeAudit(tx, ctx, { verb: change.verb, entity: change.of }, written);
  return result;
}

/** Collects the records that work tells of. What is a seller's is refused to whoever may not change it. */
export function noting(ctx: ChangeContext, act: Pick<Act, 'scope'>) {
  const written: Written[] = [];
  const wrote = (...records: readonly WrittenRecord[]): void => {
    for (const { before = {}, after = {}, ...of } of records) {
      if (of.sellerId !== undefined) requireScopes(ctx, act, of.sellerId);
      written.push({ ...of, changes: differences(asJson(before), asJson(after)) });
    }
  };
  return { written, wrote };
}
