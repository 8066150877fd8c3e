import { customer, emit, type Queries } from '@stoa/database';
import { sql } from 'drizzle-orm';
import type { WrittenRecord } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { Move } from './move-levels.ts';

/** Customers of one statement. */
const CHUNK = 2000;

/**
 * Moves all customers of a group to another one, and tells of each, also to `wrote` for the audit log. The group that
 * they leave is locked, so that nobody comes into it.
 */
export async function moveCustomers(
  tx: Queries,
  ctx: ShopContext,
  { from, to }: Move,
  wrote: (...records: readonly WrittenRecord[]) => void,
): Promise<void> {
  const now = ctx.clock().toISOString();
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // In the order of their ids, in which everybody locks several customers; who has left meanwhile is left out.
    const { rows } = await tx.execute<{ id: string; revision: number }>(sql`
      with leaving as (
        select c.id from ${customer} c
        where c.shop_id = ${ctx.shop.id}::uuid and c.group_code = ${from} and c.id > ${last}::uuid
        order by c.id limit ${CHUNK} for no key update
      ), moved as (
        update ${customer} c set group_code = ${to}, revision = c.revision + 1, updated_at = ${now}::timestamptz
        from leaving where c.shop_id = ${ctx.shop.id}::uuid and c.id = leaving.id
        returning c.id, c.revision)
      select id, revision from moved order by id`);
    const end = rows.at(-1);
    if (!end) return;
    await emit(
      tx,
      ...rows.map(({ id }) => ({ kind: 'customer.changed', entityId: id, shopId: ctx.shop.id }) as const),
    );
    wrote(
      ...rows.map(({ id, revision }) => ({
        entity: 'customer' as const,
        verb: 'customer.change' as const,
        id,
        before: { group: from },
        after: { group: to },
        revision,
      })),
    );
    last = end.id;
  }
}
