import { type SQL, sql } from 'drizzle-orm';
import type { SortKey } from '../../../kernel/list/index.ts';

/** `low`: at most the threshold is left; `out`: nothing can be sold; `none`: without stock keeping. */
export const stockFilters = ['in', 'low', 'out', 'none'] as const;
type StockFilter = (typeof stockFilters)[number];

const free = sql`s.on_hand - s.reserved`;
/** Whether some of the stock `s` can be sold, but at most its threshold; null without stock keeping. */
export const isLow: SQL = sql`s.on_hand > s.reserved and ${free} <= s.low_stock_threshold`;

/**
 * The entries of products with how much of each can be sold now, under the same name. It is in no column: every order
 * would have to write it. So it is computed for all products that a filter leaves; of those that consist of others one by
 * one, which are few.
 */
export const entriesWithStock: SQL = sql`(
  select e.*, (${free})::bigint as salable, coalesce(${isLow}, false) as is_low
  from product_entry e
  left join stock s on s.seller_id = e.seller_id and s.product_id = e.product_id
  where e.kind in ('simple', 'gift_certificate')
  union all
  select e.*, below.salable, coalesce(below.is_low, false)
  from product_entry e
  cross join lateral (
    select sum(${free}) as salable, bool_or(${isLow}) as is_low from (
      select v.id from product v
      where e.kind = 'variable_product' and v.seller_id = e.seller_id and v.parent_id = e.product_id and not v.archived
      union all
      select c.id from product_child pc
      join product c on c.seller_id = pc.seller_id and c.id = pc.child_id
      where e.kind = 'grouped' and pc.seller_id = e.seller_id and pc.product_id = e.product_id and not c.archived
    ) part
    join stock s on s.seller_id = e.seller_id and s.product_id = part.id
  ) below
  where e.kind in ('variable_product', 'grouped')
) product_entry`;

/** More than a list of numbers has: what is always there comes after all that is counted. */
const UNCOUNTED = '999999999999999';

/** How much can be sold; what keeps no stock comes last upwards. Of `entriesWithStock` alone. */
export const salableKey: SortKey = {
  by: sql`coalesce(product_entry.salable, ${sql.raw(UNCOUNTED)})`,
  text: (number) => sql`${number}::text`,
  value: (text) => sql`${text}::bigint`,
  values: /^\d{1,15}$/,
};

const conditions: Readonly<Record<StockFilter, SQL>> = {
  in: sql`product_entry.salable > 0`,
  low: sql`product_entry.is_low`,
  out: sql`product_entry.salable <= 0`,
  none: sql`product_entry.salable is null`,
};

/** Returns the condition of a filter, any of which is enough. Of `entriesWithStock` alone. */
export function isInStock(wanted: readonly StockFilter[]): SQL | undefined {
  if (wanted.length === 0) return undefined;
  const any = sql.join(
    wanted.map((one) => conditions[one]),
    sql` or `,
  );
  return sql`(${any})`;
}
