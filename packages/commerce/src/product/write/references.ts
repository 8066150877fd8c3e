import { product, type Queries, texts } from '@stoa/database';
import { ShopError } from '@stoa/domain';
import { and, eq, sql } from 'drizzle-orm';
import { findCategories } from '../../category/index.ts';
import { knownGroups } from '../../customer/index.ts';
import type { ShopContext } from '../../kernel/context.ts';
import type { CheckedProduct } from './product-input.ts';

/** Ids behind the names that new products refer to. */
export interface References {
  readonly categoryIds: ReadonlyMap<string, string>;
  /** Simple products of the seller that exist already, by sku. */
  readonly childIds: ReadonlyMap<string, string>;
}

/** `prefix` names a product of a batch in errors: `3.` or nothing. */
export type FieldPrefix = (index: number) => string;

/**
 * Finds what products refer to and refuses skus that exist. Three statements, however many products.
 * @throws ShopError `invalid-input` on unknown categories and customer groups, `conflict` on a sku
 */
export async function resolveReferences(
  tx: Queries,
  ctx: ShopContext,
  sellerId: string,
  given: readonly CheckedProduct[],
  prefix: FieldPrefix,
): Promise<References> {
  const categoryIds = await findCategories(
    tx,
    ctx,
    given.flatMap((one) => one.categories),
  );
  for (const [at, { categories }] of given.entries()) {
    if (categories.some((slug) => !categoryIds.has(slug))) throw unknown(`${prefix(at)}categories`);
  }
  await requireGroups(tx, ctx, given, prefix);
  return { categoryIds, childIds: await findProducts(tx, sellerId, given, prefix) };
}

const unknown = (field: string) => new ShopError('invalid-input', { field });

async function requireGroups(
  tx: Queries,
  ctx: ShopContext,
  given: readonly CheckedProduct[],
  prefix: FieldPrefix,
): Promise<void> {
  const groupsOf = given.map((one) => levelsOf(one).flatMap((level) => level.customerGroups));
  const known = await knownGroups(tx, ctx, groupsOf.flat());
  for (const [at, groups] of groupsOf.entries()) {
    if (groups.some((group) => !known.has(group))) throw unknown(`${prefix(at)}priceLevels`);
  }
}

function levelsOf(given: CheckedProduct) {
  if (given.classCode === 'grouped') return [];
  return given.classCode === 'variable_product'
    ? given.variations.flatMap((variation) => variation.priceLevels)
    : given.priceLevels;
}

/** Skus are unique with a seller; what is made must be new, what is named as a child must be there. */
async function findProducts(
  tx: Queries,
  sellerId: string,
  given: readonly CheckedProduct[],
  prefix: FieldPrefix,
): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const [at, one] of given.entries()) {
    for (const [sku, field] of skusOf(one)) {
      if (made.has(sku)) throw duplicate(sku, prefix(at) + field);
      made.set(sku, prefix(at) + field);
    }
  }
  const children = given.flatMap((one) => (one.classCode === 'grouped' ? one.children : []));
  const rows = await tx
    .select({ id: product.id, sku: product.sku, classCode: product.classCode, parentId: product.parentId })
    .from(product)
    .where(
      and(
        eq(product.sellerId, sellerId),
        sql`${product.sku} = any (${texts([...made.keys(), ...children])})`,
      ),
    );
  const refused = rows.find(({ sku }) => made.has(sku));
  if (refused) throw duplicate(refused.sku, made.get(refused.sku) ?? 'sku');
  const usable = rows.filter(({ classCode, parentId }) => classCode === 'simple' && parentId === null);
  return new Map(usable.map(({ id, sku }) => [sku, id]));
}

function skusOf(given: CheckedProduct): [sku: string, field: string][] {
  const own: [string, string] = [given.sku, 'sku'];
  if (given.classCode !== 'variable_product') return [own];
  return [own, ...given.variations.map(({ sku }, at): [string, string] => [sku, `variations.${at}.sku`])];
}

export function duplicate(sku: string, field: string): ShopError {
  return new ShopError('conflict', { field, params: { sku } });
}
