import { type SQL, sql } from 'drizzle-orm';
import type { Buyer } from './buyer.ts';

/** Returns the domain's `unitPrice` of the product `p` at quantity 1. A test holds the two together. */
export function finalPrice(buyer: Buyer): SQL {
  return sql`least(p.price, (
    select min(level.price) from price_level level
    where level.seller_id = p.seller_id and level.product_id = p.id and ${isOpenLevel(buyer)}))`;
}

/** Tells whether the price level `level` is for one piece and for this buyer. */
export function isOpenLevel(buyer: Buyer): SQL {
  return sql`level.min_qty <= 1
    and (level.customer_groups = '{}' or ${buyer.group ?? null}::text = any (level.customer_groups))`;
}
