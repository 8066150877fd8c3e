import { productTag, readPrepared, type Tag } from '@stoa/database';
import { withoutOuterSlashes } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../kernel/context.ts';
import { isCategoryShown } from './category-shown.ts';
import { type CategoryPage, type CategoryRow, selectCategory, toCategoryPage } from './read-categories.ts';

/** The target of an address of the shop. `to` is a path within the shop that begins with a slash. */
export type ResolvedAddress =
  | { readonly kind: 'product' | 'page'; readonly id: string; readonly path: string }
  /** Read in the same statement; absent unless it and its ancestors are active. */
  | { readonly kind: 'category'; readonly id: string; readonly path: string; readonly page?: CategoryPage }
  | { readonly kind: 'redirect'; readonly to: string; readonly type: 301 | 302 | 307 | 308 }
  | { readonly kind: 'none' };

const NONE: ResolvedAddress = { kind: 'none' };

interface AddressRow {
  readonly [column: string]: unknown;
  readonly kind: 'product' | 'category' | 'page' | 'redirect';
  readonly target_id: string;
  readonly path: string;
  readonly redirect_to: string | null;
  readonly redirect_type: 301 | 302 | 307 | 308 | null;
  readonly category: CategoryRow | null;
}

/** An unused address may be claimed by any kind of thing, so the answer depends on all of them. */
function dependenciesOf([row]: readonly AddressRow[]): readonly Tag[] {
  switch (row?.kind) {
    case undefined:
    case 'redirect':
      return ['content', 'categories', 'assortment'];
    case 'product':
      return [productTag(row.target_id), 'categories'];
    case 'category':
      return ['content', 'categories'];
    case 'page':
      return ['content', 'categories'];
  }
}

/**
 * Finds what is at a path (decoded; without slashes at its ends), one statement. A former address redirects with 301
 * to the current one, as do other cases of letters and the full path of a category. Whether the shop shows the target
 * is decided when it is read. ROUTE-043, ROUTE-044, ROUTE-503, ROUTE-504, ROUTE-531
 */
export async function resolveAddress(ctx: ShopReader, path: string): Promise<ResolvedAddress> {
  const asked = withoutOuterSlashes(path);
  if (asked === '' || asked.length > 255 || asked.includes('\0')) return NONE;
  const known = asked.toLowerCase();
  const [row] = await readPrepared<AddressRow>(
    ctx,
    dependenciesOf,
    sql`
    with found as (
    select 0 as choice, a.kind, a.target_id, a.redirect_to, a.redirect_type, coalesce(now.path, a.path) as path
    from address a
    left join address now on a.status = 'moved' and now.shop_id = a.shop_id and now.kind = a.kind
      and now.target_id = a.target_id and now.status = 'current'
    where a.shop_id = ${ctx.shop.id}::uuid and a.path = ${known}
      and (a.status = 'current' or now.path is not null)
    union all
    select 1, 'category', c.id, null, null, c.slug from category c
    where c.shop_id = ${ctx.shop.id}::uuid and c.path = ${known} and c.parent_id is not null
      and ${isCategoryShown}
    order by choice limit 1)
    select found.*,
      case when kind = 'category' then (${selectCategory(ctx, sql`c.id = found.target_id`)}) end as category
    from found`,
  );
  if (!row) return NONE;
  if (row.kind === 'redirect')
    return { kind: 'redirect', to: row.redirect_to ?? '/', type: row.redirect_type ?? 301 };
  if (row.path !== asked) return { kind: 'redirect', to: `/${row.path}`, type: 301 };
  const target = { id: row.target_id, path: row.path };
  if (row.kind !== 'category') return { kind: row.kind, ...target };
  return { kind: 'category', ...target, ...(row.category && { page: toCategoryPage(row.category) }) };
}
