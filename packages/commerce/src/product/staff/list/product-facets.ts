import { category, productEntry, type Queries, readInShop } from '@stoa/database';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { requireScopes, sellerOfActor } from '../../../kernel/change/index.ts';
import type { ShopContext } from '../../../kernel/context.ts';
import { mayBeSeen } from './product-filter.ts';

/** Most of each that is told. */
const [CATEGORIES, BRANDS, ATTRIBUTES, VALUES] = [5000, 1000, 100, 100];
/** Products that are looked at for what attributes there are. */
const LOOKED_AT = 5000;

export interface CategoryFacet {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly parent: string | null;
  readonly isActive: boolean;
}

export interface AttributeFacet {
  readonly name: string;
  /** The commonest first, 100 at most. */
  readonly values: readonly string[];
}

export interface ProductFacets {
  /** The tree from its root on, each category right below its parent or the siblings before it. */
  readonly categories: readonly CategoryFacet[];
  /** The first 1,000 by name. */
  readonly brands: readonly string[];
  /** The 100 commonest, the commonest first, as far as the 5,000 products that were changed last tell. */
  readonly attributes: readonly AttributeFacet[];
}

/**
 * Returns what products of the shop can be filtered by, of those that are not archived, in three statements. How much is
 * read does not grow with the number of products. Whoever is limited to a seller is told of that one's products. Needs
 * `catalog:read`. ADM-101
 * @throws ShopError `unauthenticated`, `forbidden`
 */
export async function productFacets(ctx: ShopContext): Promise<ProductFacets> {
  requireScopes(ctx, { scope: 'catalog:read' }, sellerOfActor(ctx.actor));
  const isSeen = and(mayBeSeen(ctx), eq(productEntry.archived, false));
  return readInShop(ctx, async (tx) => ({
    categories: await readTree(tx, ctx.shop.id),
    brands: await readBrands(tx, isSeen),
    attributes: await readAttributes(tx, isSeen),
  }));
}

/** Reads the categories level by level, so that each one's parent is among them, however many there are. */
async function readTree(tx: Queries, shopId: string): Promise<CategoryFacet[]> {
  const { id, slug, name, parentId: parent, isActive } = category;
  const rows = await tx
    .select({ id, slug, name, parent, isActive })
    .from(category)
    .where(eq(category.shopId, shopId))
    .orderBy(
      sql`cardinality(string_to_array(${category.path}, '/'))`,
      asc(category.position),
      asc(name),
      asc(id),
    )
    .limit(CATEGORIES);
  const below = Map.groupBy(rows, (row) => row.parent);
  const tree: CategoryFacet[] = [];
  const waiting = (below.get(null) ?? []).toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    tree.push(next);
    waiting.push(...(below.get(next.id) ?? []).toReversed());
  }
  return tree;
}

/** Goes from each brand to the next one by the index, without reading the products between. */
async function readBrands(tx: Queries, isSeen: SQL | undefined): Promise<string[]> {
  const next = (after: SQL | undefined) => sql`(
    select ${productEntry.brand} from ${productEntry}
    where ${and(isSeen, sql`${productEntry.brand} is not null`, after)} order by ${productEntry.brand} limit 1)`;
  const { rows } = await tx.execute<{ brand: string }>(sql`
    with recursive known as (
      select ${next(undefined)} as brand
      union all
      select ${next(sql`${productEntry.brand} > known.brand`)} from known where known.brand is not null
    )
    select brand from known where brand is not null limit ${BRANDS}`);
  return rows.map(({ brand }) => brand);
}

async function readAttributes(tx: Queries, isSeen: SQL | undefined): Promise<AttributeFacet[]> {
  const { rows } = await tx.execute<{ name: string; values: string[] }>(sql`
    with latest as materialized (
      select ${productEntry.sellerId}, ${productEntry.productId} from ${productEntry} where ${isSeen}
      order by ${productEntry.changedAt} desc, ${productEntry.productId} desc limit ${LOOKED_AT}
    ),
    counted as (
      select described.key as name, said.value, count(*) as products
      from latest
      join product p on p.seller_id = latest.seller_id and p.id = latest.product_id
      cross join lateral jsonb_each(p.attributes) described
      cross join lateral jsonb_array_elements_text(
        case jsonb_typeof(described.value) when 'array' then described.value else jsonb_build_array(described.value) end
      ) said
      group by 1, 2
    ),
    ranked as (
      select name, value, products, row_number() over (partition by name order by products desc, value) as place,
        sum(products) over (partition by name) as of_name
      from counted
    )
    select name, array_agg(value order by place) as values from ranked where place <= ${VALUES}
    group by name, of_name order by of_name desc, name limit ${ATTRIBUTES}`);
  return rows;
}
