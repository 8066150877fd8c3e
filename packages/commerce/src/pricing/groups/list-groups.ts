import { customer, priceLevel, type Queries, readInShop } from '@stoa/database';
import { count, eq, sql } from 'drizzle-orm';
import { type CustomerGroup, FIRST_GROUP, listCustomerGroups } from '../../customer/index.ts';
import { requireScopes } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { sellersOf } from './named-levels.ts';

/** A group with what belongs to it. ADM-303 */
export interface CountedGroup extends CustomerGroup {
  /** Customers in it. */
  readonly customers: number;
  /** Price levels of the shop's sellers that name it. */
  readonly levels: number;
  /** Whoever opens an account comes into it. */
  readonly isFirst: boolean;
}

/**
 * Lists the shop's groups, by code, with how many customers and price levels they have. Needs `customers:read`. ADM-303
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function listCountedGroups(ctx: ShopContext): Promise<readonly CountedGroup[]> {
  requireScopes(ctx, { scope: 'customers:read' }, undefined);
  const groups = await listCustomerGroups(ctx);
  const [customers, levels] = await readInShop(ctx, async (tx) => [
    await customersOfGroups(tx, ctx),
    await levelsOfGroups(tx, ctx),
  ]);
  return groups.map((group) => ({
    ...group,
    customers: customers.get(group.code) ?? 0,
    levels: levels.get(group.code) ?? 0,
    isFirst: group.code === FIRST_GROUP,
  }));
}

async function customersOfGroups(tx: Queries, { shop }: ShopContext): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ code: customer.groupCode, count: count() })
    .from(customer)
    .where(eq(customer.shopId, shop.id))
    .groupBy(customer.groupCode);
  return new Map(rows.map((row) => [row.code, row.count]));
}

/** Counts in one pass, however many groups there are; a level that names a group twice counts once. */
async function levelsOfGroups(tx: Queries, { shop }: ShopContext): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ code: string; count: number }>(sql`
    select named.code, count(*)::int as count
    from ${priceLevel} l, unnest(l.customer_groups) with ordinality as named (code, place)
    where l.seller_id = any (${sellersOf(shop.id)}) and l.customer_groups <> '{}'
      and array_position(l.customer_groups, named.code) = named.place
    group by named.code`);
  return new Map(rows.map((row) => [row.code, row.count]));
}
