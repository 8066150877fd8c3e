import { isUuid } from '@stoa/database';
import type { SearchQuery } from '@stoa/search';
import { type SQL, sql } from 'drizzle-orm';
import type { ShopContext } from '../../kernel/context.ts';
import { isBuyable } from '../card/units-sql.ts';

/** Only a marketplace has listings with offers of several sellers. */
export const hasListings = ({ shop }: Pick<ShopContext, 'shop'>): boolean => shop.type === 'marketplace';

/** Returns the listing of the product `p`, or its own id, as a column `listing`. */
export function listingColumn(ctx: Pick<ShopContext, 'shop'>): SQL {
  if (!hasListings(ctx)) return sql`p.id as listing`;
  return sql`coalesce((select o.listing_id from offer o
    where o.shop_id = ${ctx.shop.id}::uuid and o.product_id = p.id), p.id) as listing`;
}

/** Returns how many listings there are among rows with a column `listing`. */
export const countListings = (ctx: Pick<ShopContext, 'shop'>): SQL =>
  hasListings(ctx) ? sql`count(distinct listing)` : sql`count(*)`;

/**
 * Returns the hits: one row for each listing among the matching candidates, with the offer shown as `product_id` and
 * the columns that orders need. `id` is the listing's. See `OfferPreference`.
 */
export function collapsed(ctx: Pick<ShopContext, 'shop'>, query: SearchQuery): SQL {
  const columns = sql`listing as id, countable.id as product_id, countable.seller_id, countable.price`;
  const matching = sql`cardinality(failed) = 0`;
  if (!hasListings(ctx)) {
    return sql`select ${columns}, popularity, rank, 1 as offers from countable where ${matching}`;
  }
  return sql`
    select distinct on (listing) ${columns},
      sum(countable.popularity) over same as popularity, max(rank) over same as rank, (count(*) over same)::int as offers
    from countable ${joinSellersPlace(query)}
    join product p on p.seller_id = countable.seller_id and p.id = countable.id
    where ${matching}
    window same as (partition by listing)
    order by listing, ${preference(ctx, query)}`;
}

function preference(ctx: Pick<ShopContext, 'shop'>, { prefer, prices }: SearchQuery): SQL {
  const sellerId = prefer?.sellerId;
  const isKnown = sellerId !== undefined && isUuid(sellerId);
  return sql.join(
    [
      sql`(${isBuyable(ctx)}) desc`,
      ...(isKnown ? [sql`(countable.seller_id = ${sellerId}::uuid) desc`] : []),
      ...(prefer?.near ? [sql`place.distance asc nulls last`] : []),
      ...(prices ? [sql`countable.price asc nulls last`] : []),
      sql`countable.id desc`,
    ],
    sql`, `,
  );
}

/** Along the great circle, in whole kilometres. */
function joinSellersPlace({ prefer }: SearchQuery): SQL {
  if (!prefer?.near) return sql``;
  const { latitude, longitude } = prefer.near;
  return sql`left join lateral (
    select round(2 * 6371 * asin(least(1, sqrt(
      sin(radians(at.latitude - ${latitude}::float8) / 2) ^ 2
      + cos(radians(${latitude}::float8)) * cos(radians(at.latitude))
        * sin(radians(at.longitude - ${longitude}::float8) / 2) ^ 2)))) as distance
    from (
      select (origin_address ->> 'latitude')::float8 as latitude,
        (origin_address ->> 'longitude')::float8 as longitude
      from seller where seller.id = countable.seller_id
    ) at
  ) place on true`;
}
