import { isUuid, type Queries, uuids } from '@stoa/database';
import { type ClassCode, ShopError } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopContext } from '../kernel/context.ts';
import { isOfOtherSeller } from '../kernel/require-scope.ts';

/** A product or variation that the shop has, whether it shows it at the moment or not. */
export interface ProductOfShop {
  readonly id: string;
  readonly sellerId: string;
  /** Of a variation its product. */
  readonly parentId: string | null;
  readonly classCode: ClassCode;
}

/**
 * Finds products and variations of the shop by id, in no order: those of which it has a publication, or one of the
 * product of a variation. Others are left out, and so are those of other sellers than the one that somebody is limited to.
 * One statement.
 */
export async function findProductsOfShop(
  tx: Queries,
  { shop, actor }: Pick<ShopContext, 'shop' | 'actor'>,
  ids: readonly string[],
): Promise<ProductOfShop[]> {
  const { rows } = await tx.execute<Row>(sql`
    select p.id, p.seller_id, p.parent_id, p.class_code from product p
    where p.id = any (${uuids(ids)}) and exists (
      select from publication pub where pub.shop_id = ${shop.id}::uuid and pub.seller_id = p.seller_id
        and pub.product_id = coalesce(p.parent_id, p.id))`);
  const seen = rows.filter((row) => !isOfOtherSeller(actor, row.seller_id));
  return seen.map((row) => ({
    id: row.id,
    sellerId: row.seller_id,
    parentId: row.parent_id,
    classCode: row.class_code,
  }));
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly seller_id: string;
  readonly parent_id: string | null;
  readonly class_code: ClassCode;
}

/**
 * Finds a product or variation of the shop, as `findProductsOfShop` does. Which scope it takes, the caller asks.
 * @throws ShopError `not-found` on `productId`
 */
export async function requireProductOfShop(
  tx: Queries,
  ctx: Pick<ShopContext, 'shop' | 'actor'>,
  id: string,
): Promise<ProductOfShop> {
  const [found] = isUuid(id) ? await findProductsOfShop(tx, ctx, [id]) : [];
  if (!found) throw new ShopError('not-found', { field: 'productId' });
  return found;
}

/**
 * Locks a product whose stock is changed, and the product of a variation, as whoever edits one does: products are locked
 * before their stock, in the order of their ids.
 */
export async function lockStocked(tx: Queries, { sellerId, id, parentId }: ProductOfShop): Promise<void> {
  const ids = parentId === null ? [id] : [id, parentId];
  await tx.execute(sql`
    select id from product where seller_id = ${sellerId}::uuid and id = any (${uuids(ids)})
    order by id for no key update`);
}
