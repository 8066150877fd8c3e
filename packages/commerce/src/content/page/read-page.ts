import { isUuid, readPrepared } from '@stoa/database';
import type { PageDocument, PageType, StaticType } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import type { ShopReader } from '../../kernel/context.ts';

/** A page with one version of its document. ENT-566 */
export interface ContentPage {
  readonly id: string;
  readonly pageType: PageType | null;
  readonly title: string;
  /** `null` for a page without an address of its own. */
  readonly slug: string | null;
  readonly staticType: StaticType;
  readonly customHtml: string | null;
  readonly is404Page: boolean;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly seoCrawlerSetting: string;
  readonly document: PageDocument;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly updatedAt: Date;
}

/** Of several pages without a type that bear a title, the oldest is meant. */
export type PageKey =
  | { readonly type: PageType }
  | { readonly id: string }
  | { readonly slug: string }
  | { readonly title: string };

/** Reads the page as visitors see it, one statement; `undefined` for none and for one that was never published. */
export function readPublishedPage(ctx: ShopReader, key: PageKey): Promise<ContentPage | undefined> {
  return read(ctx, key, sql`v.version = page.published_version`);
}

/**
 * Reads a version of a page, the newest unless named, published or not. The caller must make sure that the visitor
 * may see drafts (a signed preview, or staff).
 * @awaits back office
 */
export function readPageVersion(
  ctx: ShopReader,
  key: PageKey,
  version?: number,
): Promise<ContentPage | undefined> {
  const newest = sql`(select max(every.version) from page_version every
    where every.shop_id = page.shop_id and every.page_id = page.id)`;
  return read(ctx, key, sql`v.version = ${version === undefined ? newest : sql`${version}::int`}`);
}

async function read(ctx: ShopReader, key: PageKey, isWanted: SQL): Promise<ContentPage | undefined> {
  if ('id' in key && !isUuid(key.id)) return undefined;
  const [row] = await readPrepared<ContentPage & QueryResultRow>(
    ctx,
    ['content'],
    sql`
    select page.id, page.page_type as "pageType", page.title, a.path as slug, page.static_type as "staticType",
      page.custom_html as "customHtml", page.is_404_page as "is404Page", page.meta_title as "metaTitle",
      page.meta_description as "metaDescription", page.seo_crawler_setting as "seoCrawlerSetting",
      v.document, v.version, page.published_version as "publishedVersion", page.updated_at as "updatedAt"
    from page
    join page_version v on v.shop_id = page.shop_id and v.page_id = page.id and ${isWanted}
    left join address a on a.shop_id = page.shop_id and a.kind = 'page' and a.target_id = page.id
      and a.status = 'current'
    where page.shop_id = ${ctx.shop.id}::uuid and ${ofKey(key)}
    order by page.id limit 1`,
  );
  return row;
}

function ofKey(key: PageKey): SQL {
  if ('type' in key) return sql`page.page_type = ${key.type}`;
  if ('id' in key) return sql`page.id = ${key.id}::uuid`;
  if ('title' in key) return sql`page.page_type is null and page.title = ${key.title.replaceAll('\0', '')}`;
  return sql`a.path = ${key.slug.replaceAll('\0', '')}`;
}
