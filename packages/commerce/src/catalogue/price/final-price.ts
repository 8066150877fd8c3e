import { type SQL, sql } from 'drizzle-orm';
import type { Buyer } from '../buyer.ts';

/**
 * The domain's `unitPrice` at quantity 1 in SQL, where it must be summed up over thousands of variations
 * without reading them. `alias` names the product. A test holds the two together.
 */
export function finalPrice(alias: 'p' | 'u', buyer: Buyer): SQL {
  const product = sql.raw(alias);
  return sql`least(${product}.price, (
    select min(level.price) from price_level level
    where level.seller_id = ${product}.seller_id and level.product_id = ${product}.id and level.min_qty <= 1
      and (level.customer_groups = '{}' or ${buyer.group ?? null}::text = any (level.customer_groups))))`;
}
