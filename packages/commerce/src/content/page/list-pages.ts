import { readPrepared } from '@stoa/database';
import { unlistedSettings } from '@stoa/domain';
import { sql } from 'drizzle-orm';
import type { ShopReader } from '../../kernel/context.ts';

/** A page that visitors may be led to. */
export interface PageLink extends Record<string, unknown> {
  readonly title: string;
  readonly slug: string;
}

/** More pages than these are not looked through. */
const MOST = 500;

/** Lists the published pages with an address of their own that search engines may list, oldest first; one statement. */
export function listPages(ctx: ShopReader): Promise<readonly PageLink[]> {
  return readPrepared<PageLink>(
    ctx,
    ['content'],
    sql`
    select page.title, a.path as slug from page
    join address a on a.shop_id = page.shop_id and a.kind = 'page' and a.target_id = page.id and a.status = 'current'
    where page.shop_id = ${ctx.shop.id}::uuid and page.published_version is not null and not page.is_404_page
      and page.page_type is null and page.static_type = 'body'
      and page.seo_crawler_setting <> all (${sql.param(unlistedSettings)}::text[])
    order by page.id limit ${MOST}`,
  );
}
