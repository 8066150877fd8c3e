import { address, isUuid, page, pageVersion } from '@stoa/database';
import type { PageDocument, PageType, StaticType } from '@stoa/domain';
import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';

/** A page with one version of its document. ENT-566 */
export interface ContentPage {
  readonly id: string;
  readonly pageType: PageType | null;
  readonly title: string;
  /** `null` for a page that only plays a part. */
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

export type PageKey = { readonly type: PageType } | { readonly id: string } | { readonly slug: string };

/** The page as visitors see it, one statement; `undefined` for none and for one that was never published. */
export function readPublishedPage(ctx: ShopContext, key: PageKey): Promise<ContentPage | undefined> {
  return read(ctx, key, eq(pageVersion.version, page.publishedVersion));
}

/**
 * A version of a page, the newest unless named, published or not. Whoever calls it has made sure that the
 * visitor may see drafts (a signed preview, or staff).
 * @awaits back office
 */
export function readPageVersion(
  ctx: ShopContext,
  key: PageKey,
  version?: number,
): Promise<ContentPage | undefined> {
  const newest = sql`${pageVersion.version} = (
    select max(v.version) from page_version v
    where v.shop_id = ${pageVersion.shopId} and v.page_id = ${pageVersion.pageId})`;
  return read(ctx, key, version === undefined ? newest : eq(pageVersion.version, version));
}

async function read(ctx: ShopContext, key: PageKey, isWanted: SQL): Promise<ContentPage | undefined> {
  if ('id' in key && !isUuid(key.id)) return undefined;
  const [row] = await ctx.db.queries
    .select({
      id: page.id,
      pageType: sql<PageType | null>`${page.pageType}`,
      title: page.title,
      slug: address.path,
      staticType: page.staticType,
      customHtml: page.customHtml,
      is404Page: page.is404Page,
      metaTitle: page.metaTitle,
      metaDescription: page.metaDescription,
      seoCrawlerSetting: page.seoCrawlerSetting,
      document: pageVersion.document,
      version: pageVersion.version,
      publishedVersion: page.publishedVersion,
      updatedAt: page.updatedAt,
    })
    .from(page)
    .innerJoin(
      pageVersion,
      and(eq(pageVersion.shopId, page.shopId), eq(pageVersion.pageId, page.id), isWanted),
    )
    .leftJoin(
      address,
      and(
        eq(address.shopId, page.shopId),
        eq(address.kind, 'page'),
        eq(address.targetId, page.id),
        eq(address.status, 'current'),
      ),
    )
    .where(and(eq(page.shopId, ctx.shop.id), ofKey(key)));
  return row;
}

function ofKey(key: PageKey): SQL | undefined {
  if ('type' in key) return eq(page.pageType, key.type);
  if ('id' in key) return eq(page.id, key.id);
  return and(isNotNull(address.path), eq(address.path, key.slug.replaceAll('\0', '')));
}
