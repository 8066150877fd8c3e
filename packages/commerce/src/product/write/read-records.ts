import {
  categoryProduct,
  priceLevel,
  product,
  productMedia,
  type Queries,
  stock,
  uuids,
} from '@stoa/database';
import { and, asc, type Column, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { type ProductParts, recordOf, type StoredProduct } from './record-of-rows.ts';

/** Whose products are read, as which shop shows them. */
export interface RecordOwner {
  readonly shopId: string;
  readonly sellerId: string;
}

const isAny = (column: Column, ids: readonly string[]): SQL => sql`${column} = any (${uuids(ids)})`;

const { searchText: _search, ...productColumns } = getTableColumns(product);

/**
 * Products by id, whole; ids of variations, of other sellers and of products without an address in the shop are
 * left out. Seven statements, however many; run them in one transaction to see one moment.
 */
export async function readRecords(
  tx: Queries,
  owner: RecordOwner,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  // Looked up product by product and not joined: before a new shop is in the statistics, a join goes wrong.
  const found = await tx
    .select({
      product: productColumns,
      slug: sql<string | null>`(
        select a.path from address a where a.shop_id = ${owner.shopId}::uuid and a.kind = 'product'
          and a.target_id = ${product.id} and a.status = 'current')`,
      visible: sql<boolean | null>`(
        select pub.visible from publication pub
        where pub.shop_id = ${owner.shopId}::uuid and pub.product_id = ${product.id})`,
    })
    .from(product)
    .where(and(eq(product.sellerId, owner.sellerId), isAny(product.id, ids), isNull(product.parentId)));
  const rows = found.flatMap(({ slug, visible, ...row }) =>
    slug === null || visible === null ? [] : [{ ...row, slug, visible }],
  );
  const parts = await readParts(
    tx,
    owner,
    rows.map((row) => row.product.id),
  );
  return new Map(rows.map((row) => [row.product.id, recordOf(row, parts)]));
}

async function readParts(tx: Queries, owner: RecordOwner, ids: readonly string[]): Promise<ProductParts> {
  const { sellerId } = owner;
  const variations = await tx
    .select(productColumns)
    .from(product)
    .where(and(eq(product.sellerId, sellerId), isAny(product.parentId, ids)))
    .orderBy(asc(product.position), asc(product.id));
  const all = [...ids, ...variations.map(({ id }) => id)];
  const media = await tx
    .select()
    .from(productMedia)
    .where(and(eq(productMedia.sellerId, sellerId), isAny(productMedia.productId, all)))
    .orderBy(asc(productMedia.position));
  const levels = await tx
    .select()
    .from(priceLevel)
    .where(and(eq(priceLevel.sellerId, sellerId), isAny(priceLevel.productId, all)));
  const stocks = await tx
    .select()
    .from(stock)
    .where(and(eq(stock.sellerId, sellerId), isAny(stock.productId, all)));
  const assignments = await tx
    .select({
      productId: categoryProduct.productId,
      slug: sql<string>`(
        select c.slug from category c
        where c.shop_id = ${owner.shopId}::uuid and c.id = ${categoryProduct.categoryId})`.as('slug'),
    })
    .from(categoryProduct)
    .where(and(eq(categoryProduct.shopId, owner.shopId), isAny(categoryProduct.productId, ids)))
    .orderBy(sql`${categoryProduct.isPrimary} desc`, sql`slug`);
  const { rows: children } = await tx.execute<{ product_id: string; sku: string }>(sql`
    select pc.product_id, p.sku from product_child pc
    join product p on p.seller_id = pc.seller_id and p.id = pc.child_id
    where pc.seller_id = ${sellerId}::uuid and pc.product_id = any (${uuids(ids)})
    order by pc.position`);
  return {
    variations: Map.groupBy(variations, (row) => row.parentId ?? ''),
    media: Map.groupBy(media, (row) => row.productId),
    levels: Map.groupBy(levels, (row) => row.productId),
    stocks: new Map(stocks.map((row) => [row.productId, row])),
    categories: Map.groupBy(assignments, (row) => row.productId),
    children: Map.groupBy(children, (row) => row.product_id),
  };
}
