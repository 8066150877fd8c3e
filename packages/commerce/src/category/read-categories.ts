import { type category, isUuid, readPrepared } from '@stoa/database';
import { withoutOuterSlashes } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopReader } from '../kernel/context.ts';
import type { CategoryRef } from './category-ref.ts';
import { categoryJson } from './category-ref.ts';
import { isCategoryShown } from './category-shown.ts';

/** A master picture and, where the shop has it, its size in pixels. */
export interface CategoryPicture {
  readonly file: string;
  readonly width?: number;
  readonly height?: number;
}

/** A category as its page shows it. ENT-044 to ENT-046 */
export interface CategoryPage
  extends Omit<
    typeof category.$inferSelect,
    'shopId' | 'createdAt' | 'updatedAt' | 'isActive' | 'image' | 'imageMobile'
  > {
  readonly updatedAt: Date;
  readonly image: CategoryPicture | null;
  readonly imageMobile: CategoryPicture | null;
  /** From the root to the category itself. */
  readonly breadcrumb: readonly CategoryRef[];
  /** Active categories right below, in their order. */
  readonly children: readonly CategoryLeaf[];
}

/** As JSON has it. */
export type CategoryRow = Omit<CategoryPage, 'updatedAt'> & { readonly updatedAt: string };

/** A category as lists show it. */
export interface CategoryLeaf extends CategoryRef {
  readonly parentId: string | null;
  /** The line below its name; empty for none. */
  readonly subTitle: string;
  readonly image: CategoryPicture | null;
}

/** A node of the tree of active categories. */
export interface CategoryNode extends CategoryLeaf {
  readonly children: readonly CategoryNode[];
}

export type CategoryKey = { readonly slug: string } | { readonly path: string } | { readonly id: string };

/**
 * Reads a category with what is above and below it, one statement; `undefined` unless it and all above are active.
 */
export async function readCategory(ctx: ShopReader, key: CategoryKey): Promise<CategoryPage | undefined> {
  const isWanted = wanted(key);
  if (!isWanted) return undefined;
  const [row] = await readPrepared<{ category: CategoryRow }>(
    ctx,
    ['categories'],
    selectCategory(ctx, isWanted),
  );
  return row && toCategoryPage(row.category);
}

/** Selects `category`, a `CategoryRow`, of the active category `c` that is wanted. */
export function selectCategory(ctx: ShopReader, isWanted: SQL): SQL {
  return sql`
    select json_build_object(
      'id', c.id, 'parentId', c.parent_id, 'name', c.name, 'slug', c.slug, 'path', c.path,
      'position', c.position, 'image', ${picture(sql`c.image`)}, 'imageMobile', ${picture(sql`c.image_mobile`)},
      'description', c.description, 'displayOption', c.display_option, 'metaTitle', c.meta_title,
      'metaDescription', c.meta_description, 'metaKeyword', c.meta_keyword,
      'seoCrawlerSetting', c.seo_crawler_setting, 'optionalContent', c.optional_content,
      'updatedAt', c.updated_at,
      'breadcrumb', (${related(categoryJson, sql`c.slug = any (string_to_array(leaf.path, '/'))`, sql`length(c.path)`)}),
      'children', (${related(leafJson(), sql`c.parent_id = leaf.id and c.is_active`, sql`c.position, c.name, c.id`)})
    ) as category
    from category c join category leaf on leaf.shop_id = c.shop_id and leaf.id = c.id
    where c.shop_id = ${ctx.shop.id}::uuid and ${isWanted} and ${isCategoryShown}`;
}

export function toCategoryPage(row: CategoryRow): CategoryPage {
  return { ...row, updatedAt: new Date(row.updatedAt) };
}

function wanted(key: CategoryKey): SQL | undefined {
  if ('id' in key) return isUuid(key.id) ? sql`c.id = ${key.id}::uuid` : undefined;
  if ('slug' in key) return sql`c.slug = ${key.slug.replaceAll('\0', '')}`;
  return sql`c.path = ${withoutOuterSlashes(key.path.replaceAll('\0', ''))}`;
}

function related(json: SQL, isMeant: SQL, order: SQL): SQL {
  return sql`select coalesce(json_agg(${json} order by ${order}), '[]') from category c
    where c.shop_id = leaf.shop_id and ${isMeant}`;
}

/** Returns a `CategoryPicture` as JSON of the file name in `column`, of the shop of the category `c`. */
function picture(column: SQL): SQL {
  return sql`(select json_strip_nulls(json_build_object('file', ${column}, 'width', f.width, 'height', f.height))
    from (select) one left join file f on f.shop_id = c.shop_id and f.name = ${column}
    where ${column} is not null)`;
}

/** Returns a `CategoryLeaf` of the category `c`. */
function leafJson(): SQL {
  return sql`json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'path', c.path,
    'parentId', c.parent_id, 'subTitle', coalesce(c.optional_content->>'subTitle', ''), 'image', ${picture(sql`c.image`)})`;
}

/** Lists the shop's tree of active categories, one statement. */
export async function listCategories(ctx: ShopReader): Promise<CategoryNode[]> {
  const rows = await readPrepared<{ node: CategoryLeaf }>(
    ctx,
    ['categories'],
    sql`
    select ${leafJson()} as node
    from category c where c.shop_id = ${ctx.shop.id}::uuid and c.is_active
    order by c.position, c.name, c.id`,
  );
  const byParent = Map.groupBy(rows, ({ node }) => node.parentId);
  const below = (parentId: string | null): CategoryNode[] =>
    (byParent.get(parentId) ?? []).map(({ node }) => ({ ...node, children: below(node.id) }));
  return below(null);
}
