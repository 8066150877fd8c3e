import {
  customerGroup,
  emitProductChanges,
  priceLevel,
  product,
  type Queries,
  shopSeller,
  uuids,
} from '@stoa/database';
import { msg, ShopError } from '@stoa/domain';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { WrittenRecord } from '../../kernel/change/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import { countAbove } from '../../stock/index.ts';
import { lockWithHolders } from '../derived-prices.ts';
import { namesGroup } from './named-levels.ts';

/** What a group has goes over to another one; by their codes. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Products of one statement. */
const CHUNK = 1000;

/** Locks the shop's own products whose price levels name a group, with what shows them. */
export async function lockProductsNaming(tx: Queries, ctx: ShopContext, group: string): Promise<void> {
  const { ownSellerId } = ctx.shop;
  if (ownSellerId === undefined) return;
  const ids = await productsNaming(tx, ctx, ownSellerId, group);
  if (ids.length > 0) await lockWithHolders(tx, ownSellerId, ids);
}

/**
 * Requires that the price levels which name the group are prices of this shop alone, and returns whose they are. Those
 * of the other sellers of a marketplace are theirs, although its staff may set them product by product: nobody who
 * removes a group has looked at them. And a level names groups by code, so where another shop that shows the same goods
 * has a group of one of both codes, that one's customers would lose a price or get one.
 * @throws ShopError `conflict` with a reason
 */
export async function requireMovableLevels(
  tx: Queries,
  { shop }: ShopContext,
  { from, to }: Move,
): Promise<string> {
  const sellers = await tx
    .selectDistinct({ id: priceLevel.sellerId })
    .from(priceLevel)
    .where(namesGroup({ shop }, from));
  const [own] = sellers;
  if (own === undefined || sellers.some(({ id }) => id !== shop.ownSellerId)) {
    throw new ShopError('conflict', { reason: msg('group.levels_of_sellers') });
  }
  const elsewhere = await tx
    .select({ shopId: shopSeller.shopId })
    .from(shopSeller)
    .innerJoin(customerGroup, eq(customerGroup.shopId, shopSeller.shopId))
    .where(
      and(
        eq(shopSeller.sellerId, own.id),
        ne(shopSeller.shopId, shop.id),
        inArray(customerGroup.code, [from, to]),
      ),
    )
    .limit(1);
  if (elsewhere.length > 0) {
    throw new ShopError('conflict', { reason: msg('group.levels_of_other_shops') });
  }
  return own.id;
}

/**
 * Lets the price levels that name a group name another one, each once, and tells of the products. Returns the entries
 * for the audit log, which tell of each product that its levels are others now.
 */
export async function moveLevels(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  move: Move,
): Promise<WrittenRecord[]> {
  const ids = await productsNaming(tx, ctx, sellerId, move.from);
  // Most are locked already; those that named the group since are not.
  await lockWithHolders(tx, sellerId, ids);
  const written: WrittenRecord[] = [];
  for (let start = 0; start < ids.length; start += CHUNK) {
    written.push(...(await moveSome(tx, ctx, sellerId, ids.slice(start, start + CHUNK), move)));
  }
  return written;
}

async function moveSome(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  ids: readonly string[],
  { from, to }: Move,
): Promise<WrittenRecord[]> {
  await tx.execute(sql`
    update ${priceLevel} l set customer_groups = case when ${to}::text = any (l.customer_groups)
      then array_remove(l.customer_groups, ${from}::text)
      else array_append(array_remove(l.customer_groups, ${from}::text), ${to}::text) end
    where l.seller_id = ${sellerId}::uuid and l.product_id = any (${uuids(ids)})
      and ${from}::text = any (l.customer_groups)`);
  const { rows } = await tx.execute<{ id: string; revision: number }>(sql`
    update ${product} p set revision = p.revision + 1, updated_at = ${ctx.clock().toISOString()}::timestamptz
    where p.seller_id = ${sellerId}::uuid and p.id = any (${uuids(ids)})
    returning p.id, p.revision`);
  const edited = rows.map(({ id, revision }) => ({
    id,
    // What the levels were is told by name alone, so that whoever edits them too is in conflict.
    before: { priceLevels: null, customerGroup: from },
    after: { customerGroup: to },
    revision,
    sellerId,
  }));
  const above = await countAbove(tx, sellerId, ids, ctx.clock());
  await emitProductChanges(tx, 'price.changed', sellerId, ids);
  return [...edited, ...above].map((one) => ({
    ...one,
    entity: 'product',
    verb: 'product.set-price-levels',
  }));
}

/** Returns the ids of a seller's products and variations of which a price level names the group, in their order. */
async function productsNaming(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  group: string,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: priceLevel.productId })
    .from(priceLevel)
    .where(and(namesGroup(ctx, group), eq(priceLevel.sellerId, sellerId)))
    .orderBy(priceLevel.productId);
  return rows.map(({ id }) => id);
}
