import { product, type Queries, texts } from '@stoa/database';
import { msg, slugIssue } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { findCategories } from '../../category/index.ts';
import { knownGroups } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { Fault } from './fault.ts';
import { type ProductRecord, skusOf } from './product-record.ts';
import type { SeenKeys } from './seen-keys.ts';

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
  const own = records.flatMap((one) => skusOf(one).map(({ sku }) => sku));
  const skus = [...new Set([...own, ...children])];
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
    groups: await knownGroups(
      tx,
      ctx,
      records.flatMap((one) => groupsOf(one).map(({ group }) => group)),
    ),
  };
}

function groupsOf(record: ProductRecord): { readonly group: string; readonly field: string }[] {
  if (record.classCode === 'grouped') return [];
  const holders =
    record.classCode === 'variable_product'
      ? record.variations.map((one, at) => ({ field: `variations.${at}.priceLevels`, of: one.priceLevels }))
      : [{ field: 'priceLevels', of: record.priceLevels }];
  return holders.flatMap(({ field, of }) =>
    of.flatMap((level) => level.customerGroups.map((group) => ({ field, group }))),
  );
}

/** Returns the fault of a name that something else in the shop has, or of a revision that is past. */
export const taken = (field: string, reason: string, params?: Fault['params']): Fault => ({
  code: 'conflict',
  field,
  reason,
  ...(params && { params }),
});

/**
 * Returns a fault for every name in a record that can't be used. `id` is the product's own, if it has one; `made` are the skus of simple
 * products that are written along with it, `seen` has the skus of all that stand before it.
 */
export function nameFaults(
  record: ProductRecord,
  id: string | undefined,
  known: KnownNames,
  made: ReadonlySet<string>,
  seen: SeenKeys,
): Fault[] {
  const faults = skuFaults(record, id, known, seen);
  const message = id === undefined ? slugIssue(record.slug) : undefined;
  if (message) {
    const reason = `'${record.slug}' can't be an address: not a slug, or a word the shop keeps for itself`;
    faults.push({ field: 'slug', reason, message });
  }
  const category = record.categories.find((slug) => !known.categoryIds.has(slug));
  if (category !== undefined) {
    const message = msg('catalogue.unknown_category', { slug: category });
    faults.push({ field: 'categories', reason: `there is no category '${category}'`, message });
  }
  for (const { group, field } of groupsOf(record)) {
    if (known.groups.has(group)) continue;
    const message = msg('customer.unknown_group');
    faults.push({ field, reason: `there is no customer group '${group}'`, message });
  }
  if (record.classCode === 'grouped') {
    for (const [at, sku] of record.children.entries()) {
      if (known.childIds.has(sku) || made.has(sku)) continue;
      const message = msg('catalogue.not_a_part', { sku });
      faults.push({ field: `children.${at}`, reason: `there is no simple product '${sku}'`, message });
    }
  }
  return faults;
}

function skuFaults(
  record: ProductRecord,
  id: string | undefined,
  known: KnownNames,
  seen: SeenKeys,
): Fault[] {
  const named = new Set<string>();
  return skusOf(record).flatMap(({ sku, field }) => {
    const owner = known.skuOwners.get(sku);
    const isTwice = named.has(sku) || seen.has(`sku:${sku}`);
    named.add(sku);
    const message = msg('catalogue.sku_taken', { sku });
    if (isTwice)
      return [{ ...taken(field, `there is the sku '${sku}' among these already`, { sku }), message }];
    const isStrange = owner !== undefined && owner !== id;
    if (!isStrange) return [];
    return [{ ...taken(field, `the sku '${sku}' belongs to another product`, { sku }), message }];
  });
}

/** Returns those of the skus that a seller has. One statement. */
export async function takenSkus(
  tx: Queries,
  sellerId: string,
  skus: readonly string[],
): Promise<Set<string>> {
  return new Set((await skuHolders(tx, sellerId, skus)).keys());
}

/** Returns the products and variations of a seller that have these skus: the id of each by its sku. One statement. */
export async function skuHolders(
  tx: Queries,
  sellerId: string,
  skus: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ sku: product.sku, id: product.id })
    .from(product)
    .where(and(eq(product.sellerId, sellerId), sql`${product.sku} = any (${texts(skus)})`));
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}
