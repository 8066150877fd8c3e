import {
  categoryProduct,
  emit,
  insertMany,
  priceLevel,
  product,
  productChild,
  productMedia,
  type Queries,
  uuids,
} from '@stoa/database';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ChangePlan, Replaced } from './change-plan.ts';
import type { RecordOwner } from './read-records.ts';

const columns = getTableColumns(product);
type ProductColumn = keyof typeof columns;

const variationColumns: readonly ProductColumn[] = [
  'sku',
  'name',
  'variationValues',
  'price',
  'msrp',
  'weightGrams',
  'gtin',
  'mpn',
  'unavailableForSale',
  'discontinued',
  'position',
  'archived',
];

const neverChanged: ReadonlySet<string> = new Set<ProductColumn>([
  'sellerId',
  'id',
  'classCode',
  'parentId',
  'variationValues',
  'position',
  'price',
  'msrp',
  'createdAt',
  'updatedAt',
  'revision',
  'searchText',
]);
const productColumns = (Object.keys(columns) as ProductColumn[]).filter((key) => !neverChanged.has(key));

/** The price of what consists of others is theirs, never written here. */
const ownPrice = sql.raw(`
  price = case when p.class_code in ('variable_product', 'grouped') then p.price else d.price end,
  msrp = case when p.class_code in ('variable_product', 'grouped') then p.msrp else d.msrp end`);

/** Sets the columns of products, or of variations, to those of `rows`. One statement. */
export async function updateProductRows(
  tx: Queries,
  sellerId: string,
  rows: ChangePlan['products'] | ChangePlan['variations'],
  kind: 'product' | 'variation',
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const keys = kind === 'product' ? productColumns : variationColumns;
  const names = keys.map((key) => `"${columns[key].name}" = d."${columns[key].name}"`).join(', ');
  const values = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) =>
        key in columns ? [[columns[key as ProductColumn].name, value]] : [],
      ),
    ),
  );
  await tx.execute(sql`
    update product p set ${sql.raw(names)}${kind === 'product' ? sql`, ${ownPrice}` : sql``},
      revision = p.revision + 1, updated_at = ${now.toISOString()}::timestamptz
    from jsonb_populate_recordset(null::product, ${JSON.stringify(values)}::jsonb) d
    where p.seller_id = ${sellerId}::uuid and p.id = d.id and p.id = any (${uuids(rows.map(({ id }) => id))})`);
}

/** Gives products other pictures, or none. */
export async function replaceMedia(
  tx: Queries,
  sellerId: string,
  { ids, rows }: ChangePlan['media'],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(productMedia)
    .where(and(eq(productMedia.sellerId, sellerId), sql`${productMedia.productId} = any (${uuids(ids)})`));
  await insertMany(tx, productMedia, rows);
}

/** Gives products other price levels, or none. */
export async function replaceLevels(
  tx: Queries,
  sellerId: string,
  { ids, rows }: ChangePlan['levels'],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(priceLevel)
    .where(and(eq(priceLevel.sellerId, sellerId), sql`${priceLevel.productId} = any (${uuids(ids)})`));
  await insertMany(tx, priceLevel, rows);
}

/** Makes grouped products consist of others. */
export async function replaceChildren(
  tx: Queries,
  sellerId: string,
  { ids, rows }: ChangePlan['children'],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(productChild)
    .where(and(eq(productChild.sellerId, sellerId), sql`${productChild.productId} = any (${uuids(ids)})`));
  await insertMany(tx, productChild, rows);
}

/** Puts products into other categories of the shop. */
export async function replaceAssignments(
  tx: Queries,
  shopId: string,
  { ids, rows }: Replaced<ChangePlan['assignments']['rows'][number]>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(categoryProduct)
    .where(and(eq(categoryProduct.shopId, shopId), sql`${categoryProduct.productId} = any (${uuids(ids)})`));
  await insertMany(tx, categoryProduct, rows);
}

/** Shows products in the shop or hides them. */
export async function setVisible(
  tx: Queries,
  { shopId, sellerId }: RecordOwner,
  wanted: ChangePlan['visible'],
): Promise<void> {
  if (wanted.length === 0) return;
  await tx.execute(sql`
    update publication pub set visible = d.visible
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as d(id uuid, visible boolean)
    where pub.shop_id = ${shopId}::uuid and pub.product_id = d.id
      and pub.product_id = any (${uuids(wanted.map(({ id }) => id))})`);
  const changes = wanted.map(({ id }) => ({
    kind: 'publication.changed' as const,
    entityId: id,
    shopId,
    sellerId,
  }));
  await emit(tx, ...changes);
}
