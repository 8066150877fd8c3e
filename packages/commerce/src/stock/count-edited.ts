import { type Queries, uuids } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { WrittenRecord } from '../kernel/change/index.ts';

/**
 * Counts the revisions of the variable products that variations among `ids` belong to, for whoever edits one sees that
 * its variations are others now. Returns the entries for the audit log, which do not tell what the variations were.
 */
export const countAbove = (
  tx: Queries,
  sellerId: string,
  ids: readonly string[],
  now: Date,
): Promise<WrittenRecord[]> =>
  count(
    tx,
    { sellerId, now },
    sql`select v.parent_id from product v
    where v.seller_id = ${sellerId}::uuid and v.id = any (${uuids(ids)}) and v.parent_id is not null`,
    'variations',
  );

/** As `countAbove`, for what is edited of a product itself: what it holds is told by its name, not by what it was. */
export const countItself = (
  tx: Queries,
  sellerId: string,
  productId: string,
  field: string,
  now: Date,
): Promise<WrittenRecord[]> =>
  count(
    tx,
    { sellerId, now },
    sql`select v.id from product v
    where v.seller_id = ${sellerId}::uuid and v.id = ${productId}::uuid and v.parent_id is null`,
    field,
  );

async function count(
  tx: Queries,
  { sellerId, now }: { readonly sellerId: string; readonly now: Date },
  which: ReturnType<typeof sql>,
  field: string,
): Promise<WrittenRecord[]> {
  const { rows } = await tx.execute<{ id: string; revision: number }>(sql`
    update product p set revision = p.revision + 1, updated_at = ${now.toISOString()}::timestamptz
    where p.seller_id = ${sellerId}::uuid and p.id = any (array(${which}))
    returning p.id, p.revision`);
  return rows.map(({ id, revision }) => ({
    entity: 'product',
    id,
    before: { [field]: null },
    revision,
    sellerId,
  }));
}
