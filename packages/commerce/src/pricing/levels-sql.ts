import { availablePriceLevels, type PriceLevel } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Buyer } from './buyer.ts';

/** Returns the price levels of the product named by `alias` as a JSON list of the domain's `PriceLevel`. */
export function levelsJson(alias: 'p'): SQL {
  const product = sql.raw(alias);
  return sql`(
    select coalesce(json_agg(json_build_object(
      'id', l.id, 'customerGroups', l.customer_groups, 'minQuantity', l.min_qty, 'price', l.price,
      'savePercent', l.save_percent)), '[]')
    from price_level l where l.seller_id = ${product}.seller_id and l.product_id = ${product}.id)`;
}

/**
 * Returns the levels this buyer may know of: none where prices are hidden, none of other groups. PRICE-011, PRICE-013
 */
export function shownLevels(levels: readonly PriceLevel[], buyer: Buyer, hidePrice: boolean): PriceLevel[] {
  return buyer.prices === 'visible' && !hidePrice ? availablePriceLevels(levels, buyer) : [];
}
