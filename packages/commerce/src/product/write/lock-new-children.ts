import { type Queries, uuids } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { Evaluated, Verdict } from './evaluate-writes.ts';

/**
 * Locks the products that are put into grouped ones, in the order of their ids, as whoever changes one does: a price that
 * is being changed is seen by the group, or finds it. The foreign key alone would not wait for that.
 */
export async function lockNewChildren(
  tx: Queries,
  sellerId: string,
  { verdicts, known }: Evaluated,
): Promise<void> {
  // What is made along with them is seen by nobody else.
  const ids = new Set(verdicts.flatMap(newChildren).flatMap((sku) => known.childIds.get(sku) ?? []));
  if (ids.size === 0) return;
  await tx.execute(sql`
    select from product where seller_id = ${sellerId}::uuid and id = any (${uuids([...ids])})
    order by id for no key update`);
}

function newChildren(verdict: Verdict): readonly string[] {
  if (!('record' in verdict) || verdict.record.classCode !== 'grouped') return [];
  const before = verdict.kind === 'changed' ? verdict.stored.record : undefined;
  const had = new Set(before?.classCode === 'grouped' ? before.children : []);
  return verdict.record.children.filter((sku) => !had.has(sku));
}
