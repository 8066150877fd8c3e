import { product, type Queries, texts } from '@stoa/database';
import { and, eq, sql } from 'drizzle-orm';
import { findCategories } from '../../category/index.ts';
import { knownGroups } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { ProductRecord } from './product-record.ts';
import { skusOf } from './product-record.ts';

/** Names that records use and the database knows. */
export interface KnownNames {
  /** Who has a sku: the product's id, or that of its parent. */
  readonly skuOwners: ReadonlyMap<string, string>;
  readonly categoryIds: ReadonlyMap<string, string>;
  readonly groups: ReadonlySet<string>;
  /** Ids of simple products that may be part of a grouped one, by sku. */
  readonly childIds: ReadonlyMap<string, string>;
}

/** Looks up what records refer to; three statements, however many. */
export async function knownNames(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  records: readonly ProductRecord[],
): Promise<KnownNames> {
  const children = records.flatMap((one) => (one.classCode === 'grouped' ? one.children : []));
  const skus = [...new Set([...records.flatMap(skusOf), ...children])];
  const rows =
    skus.length === 0
      ? []
      : await tx
          .select({
            id: product.id,
            parentId: product.parentId,
            sku: product.sku,
            classCode: product.classCode,
          })
          .from(product)
          .where(and(eq(product.sellerId, sellerId), sql`${product.sku} = any (${texts(skus)})`));
  const single = rows.filter((row) => row.classCode === 'simple' && row.parentId === null);
  return {
    skuOwners: new Map(rows.map((row) => [row.sku, row.parentId ?? row.id])),
    childIds: new Map(single.map((row) => [row.sku, row.id])),
    categoryIds: await findCategories(tx, ctx, [...new Set(records.flatMap((one) => one.categories))]),
    groups: await knownGroups(tx, ctx, records.flatMap(groupsOf)),
  };
}

function groupsOf(record: ProductRecord): string[] {
  if (record.classCode === 'grouped') return [];
  const levels =
    record.classCode === 'variable_product'
      ? record.variations.flatMap((one) => one.priceLevels)
      : record.priceLevels;
  return levels.flatMap((level) => level.customerGroups);
}

/** Returns the first name in a record that can't be used, if any; `id` is the product's own, if it has one. */
export function nameFault(record: ProductRecord, id: string | undefined, known: KnownNames) {
  const strange = skusOf(record).find((sku) => {
    const owner = known.skuOwners.get(sku);
    return owner !== undefined && owner !== id;
  });
  if (strange !== undefined)
    return { field: 'sku', reason: `the sku '${strange}' belongs to another product` };
  const category = record.categories.find((slug) => !known.categoryIds.has(slug));
  if (category !== undefined) return { field: 'categories', reason: `there is no category '${category}'` };
  const group = groupsOf(record).find((code) => !known.groups.has(code));
  if (group !== undefined) return { field: 'priceLevels', reason: `there is no customer group '${group}'` };
  return undefined;
}

/** Those of the skus that a seller has. One statement. */
export async function takenSkus(
  tx: Queries,
  sellerId: string,
  skus: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .select({ sku: product.sku })
    .from(product)
    .where(and(eq(product.sellerId, sellerId), sql`${product.sku} = any (${texts(skus)})`));
  return new Set(rows.map(({ sku }) => sku));
}
