import { type Database, isUuid, uuids } from '@stoa/database';
import type { ListingDocument } from '@stoa/search';
import { sql } from 'drizzle-orm';
import type { ShopProfile } from '../../shop/index.ts';
import { listingDocuments } from './listing-documents.ts';
import { type OfferRow, offerRows } from './offer-rows.ts';

/** Listings as they are now, and the ids of those of which nothing is on show. */
export interface ChangedListings {
  readonly changed: readonly ListingDocument[];
  readonly gone: readonly string[];
}

/** Returns the listings that changed products are, or were, shown on. */
export async function changedListings(
  db: Database,
  { shop }: Pick<ShopProfile, 'shop'>,
  changed: readonly string[],
): Promise<ChangedListings> {
  const ids = changed.filter(isUuid);
  if (ids.length === 0) return { changed: [], gone: [] };
  const concerned = await concernedProducts(db, shop.id, ids);
  const only = sql`pub.product_id = any (${uuids(concerned.products)})`;
  const { rows } = await db.queries.execute<OfferRow>(offerRows({ shop }, only));
  const documents = listingDocuments(rows, shop.locale);
  const shown = new Set(documents.map(({ id }) => id));
  return { changed: documents, gone: concerned.listings.filter((id) => !shown.has(id)) };
}

interface Concerned extends Record<string, unknown> {
  readonly products: readonly string[];
  readonly listings: readonly string[];
}

/** Returns the products, what they are variations or parts of, and all offers of the listings they stand on. */
async function concernedProducts(db: Database, shopId: string, ids: readonly string[]): Promise<Concerned> {
  const { rows } = await db.queries.execute<Concerned>(sql`
    with named as (
      select unnest(${uuids(ids)}) as id
      union
      select parent_id from product where id = any (${uuids(ids)}) and parent_id is not null
    ), shown as (
      select id from named
      union
      select part.product_id from named join product p on p.id = named.id
      join product_child part on part.seller_id = p.seller_id and part.child_id = p.id
    ), listings as (
      select o.listing_id as id from offer o
      where o.shop_id = ${shopId}::uuid and o.product_id = any (array(select id from shown))
    )
    select
      array(select id::text from shown union select o.product_id::text from offer o
        where o.shop_id = ${shopId}::uuid and o.listing_id = any (array(select id from listings))) as products,
      array(select id::text from shown union select id::text from listings) as listings`);
  return rows[0] ?? { products: [], listings: [] };
}
