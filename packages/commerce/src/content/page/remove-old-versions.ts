import { pageVersion, pruneShopRows } from '@stoa/database';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** Versions that are kept whatever their age: the newest ones, and the published one. */
const KEPT = 50;

/** Removes versions of pages saved before `before`; returns how many. */
export function removeOldVersions(ctx: Pick<ShopContext, 'db' | 'shop'>, before: Date): Promise<number> {
  const newest = sql`(select max(version) from page_version other
    where other.shop_id = ${pageVersion.shopId} and other.page_id = ${pageVersion.pageId})`;
  const onShow = sql`(select published_version from page
    where page.shop_id = ${pageVersion.shopId} and page.id = ${pageVersion.pageId})`;
  const isOld = and(
    eq(pageVersion.shopId, ctx.shop.id),
    lt(pageVersion.createdAt, before),
    sql`${pageVersion.version} <= ${newest} - ${KEPT}`,
    sql`${pageVersion.version} is distinct from ${onShow}`,
  );
  return pruneShopRows(ctx, pageVersion, isOld);
}
