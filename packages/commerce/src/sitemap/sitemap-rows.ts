import { type Reader, type Tag, texts } from '@stoa/database';
import { unlistedSettings } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import { isCategoryShown } from '../category/index.ts';
import type { ShopContext } from '../kernel/context.ts';
import { isShown, publishedProducts } from '../listing/index.ts';

/** A sitemap tells of one shop, to anyone. */
export type SitemapReader = Reader & Pick<ShopContext, 'shop'>;

/** It tells where everything is, and when it changed. */
export const sitemapDependencies: readonly Tag[] = ['shop', 'content', 'categories', 'catalogue'];

export type SitemapKind = 'products' | 'categories' | 'pages';

/** Pictures told of one address at most. */
export const PICTURES_PER_ENTRY = 8;

interface RowsOfKind {
  readonly id: SQL;
  readonly updatedAt: SQL;
  /** Without a slash at the beginning; empty for the home page. */
  readonly path: SQL;
  /** An array of masters. */
  readonly pictures: SQL;
  /** From the tables on: what guests may see and crawlers may list, each once, at the address it has now. */
  from(reader: SitemapReader): SQL;
}

const isListed = (setting: SQL) => sql`lower(trim(${setting})) <> all (${texts(unlistedSettings)})`;

const currentAddress = (kind: 'product' | 'category' | 'page', shopId: SQL, id: SQL) => sql`
  address a on a.shop_id = ${shopId} and a.kind = ${kind} and a.target_id = ${id} and a.status = 'current'`;

const rowsOfKind: Readonly<Record<SitemapKind, RowsOfKind>> = {
  products: {
    id: sql`pub.product_id`,
    updatedAt: sql`p.updated_at`,
    path: sql`a.path`,
    pictures: sql`array(
      select m.file from product_media m
      where m.seller_id = p.seller_id and m.product_id = p.id and m.kind = 'image'
      order by m.position limit ${PICTURES_PER_ENTRY})`,
    from: (reader) => sql`${publishedProducts}
      join ${currentAddress('product', sql`pub.shop_id`, sql`pub.product_id`)}
      where ${isShown(reader)} and ${isListed(sql`p.seo_crawler_setting`)}`,
  },
  categories: {
    id: sql`c.id`,
    updatedAt: sql`c.updated_at`,
    path: sql`a.path`,
    pictures: sql`array_remove(array[c.image], null)`,
    from: ({ shop }) => sql`category c
      join ${currentAddress('category', sql`c.shop_id`, sql`c.id`)}
      where c.shop_id = ${shop.id}::uuid and ${isCategoryShown} and ${isListed(sql`c.seo_crawler_setting`)}`,
  },
  pages: {
    id: sql`page.id`,
    updatedAt: sql`page.updated_at`,
    path: sql`case when page.page_type = 'Homepage' then '' else a.path end`,
    pictures: sql`array[]::text[]`,
    from: ({ shop }) => sql`page
      left join ${currentAddress('page', sql`page.shop_id`, sql`page.id`)}
      where page.shop_id = ${shop.id}::uuid and page.published_version is not null and not page.is_404_page
        and (page.page_type = 'Homepage' or (page.page_type is distinct from '404 Page' and a.path is not null))
        and ${isListed(sql`page.seo_crawler_setting`)}`,
  },
};

export const isSitemapKind = (text: string): text is SitemapKind => Object.hasOwn(rowsOfKind, text);

/** Ids and times of everything of a kind; in order of id what is new comes last and moves nothing. */
export function sitemapIds(reader: SitemapReader, kind: SitemapKind): SQL {
  const { id, updatedAt, from } = rowsOfKind[kind];
  return sql`select ${id} as id, ${updatedAt} as updated_at from ${from(reader)}`;
}

/** Everything of a kind that follows `after`, in order of id; from the first when it is undefined. */
export function sitemapRows(
  reader: SitemapReader,
  kind: SitemapKind,
  after: string | undefined,
  limit: number,
): SQL {
  const { id, updatedAt, path, pictures, from } = rowsOfKind[kind];
  const follows = after === undefined ? sql`` : sql`and ${id} > ${after}::uuid`;
  return sql`
    select ${id} as id, ${updatedAt} as updated_at, ${path} as path, ${pictures} as pictures
    from ${from(reader)} ${follows} order by ${id} limit ${limit}`;
}
