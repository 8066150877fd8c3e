import { type Queries, readInShop } from '@stoa/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Shop, ShopContext } from '../kernel/context.ts';
import { requireScope, staffNames } from '../staff/index.ts';

/** What occurs in the audit log of a shop, to filter by. */
export interface AuditFacets {
  readonly verbs: readonly string[];
  readonly entities: readonly string[];
  /** By name; who was deleted meanwhile is called by their id. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/**
 * Lists the verbs, kinds of records and people that occur in the shop's audit log. However long it is, only one entry of
 * each is read. Needs `staff:read`. ADM-019
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function listAuditFacets(ctx: ShopContext): Promise<AuditFacets> {
  requireScope(ctx, 'staff:read');
  return readInShop(ctx, async (tx) => {
    const verbs = await distinct(tx, ctx.shop, sql`verb`);
    const entities = await distinct(tx, ctx.shop, sql`entity`);
    const ids = await distinct(tx, ctx.shop, sql`actor`, sql`and actor_kind = 'staff'`);
    const names = await staffNames(tx, ids);
    const people = ids.map((id) => ({ id, name: names.get(id) ?? id }));
    return { verbs, entities, people: people.toSorted((a, b) => a.name.localeCompare(b.name)) };
  });
}

/** Steps through an index from each value to the next, which PostgreSQL does not do for `distinct` by itself. */
async function distinct(
  tx: Queries,
  shop: Pick<Shop, 'id'>,
  column: SQL,
  which: SQL = sql``,
): Promise<string[]> {
  const { rows } = await tx.execute<{ value: string }>(sql`
    with recursive step(value) as (
      (select ${column} from audit_entry where shop_id = ${shop.id} ${which} order by ${column} limit 1)
      union all
      select (
        select ${column} from audit_entry
        where shop_id = ${shop.id} ${which} and ${column} > step.value order by ${column} limit 1)
      from step where step.value is not null)
    select value from step where value is not null`);
  return rows.map(({ value }) => value);
}
