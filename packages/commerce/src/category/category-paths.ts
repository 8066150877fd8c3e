import type { Queries } from '@stoa/database';
import { ShopError, slugIssue } from '@stoa/domain';
import { sql } from 'drizzle-orm';

/** Lets one transaction at a time change the shape of a shop's tree: paths depend on one another. */
export async function lockCategories(tx: Queries, shopId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`category:${shopId}`}, 0))`);
}

/**
 * Gives a category another slug or place, and everything below it its new path. Call under `lockCategories`; the
 * category must exist.
 * @throws ShopError `invalid-input` on `parent` when it would stand below itself or the path grows too long
 */
export async function renameCategoryPath(
  tx: Queries,
  shopId: string,
  id: string,
  change: { readonly slug?: string; readonly parent?: { readonly id: string; readonly path: string } | null },
): Promise<void> {
  const { rows } = await tx.execute<{ path: string; slug: string }>(
    sql`select path, slug from category where shop_id = ${shopId}::uuid and id = ${id}::uuid`,
  );
  const [old] = rows;
  if (!old) return;
  const { parent } = change;
  if (parent && `${parent.path}/`.startsWith(`${old.path}/`)) {
    throw new ShopError('invalid-input', { field: 'parent' });
  }
  const slug = change.slug ?? old.slug;
  const above = parent === undefined ? old.path.split('/').slice(0, -1).join('/') : (parent?.path ?? '');
  const path = above === '' ? slug : `${above}/${slug}`;
  if (slugIssue(path)) throw new ShopError('invalid-input', { field: 'parent' });
  await tx.execute(sql`
    update category set path = ${path} || substr(path, ${old.path.length + 1}::int)
    where shop_id = ${shopId}::uuid and (path = ${old.path} or starts_with(path, ${old.path} || '/'))`);
  await tx.execute(sql`
    update category set slug = ${slug}
      ${parent === undefined ? sql`` : sql`, parent_id = ${parent?.id ?? null}::uuid`}
    where shop_id = ${shopId}::uuid and id = ${id}::uuid`);
}
