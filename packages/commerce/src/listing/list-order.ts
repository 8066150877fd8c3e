import type { SortCode } from '@stoa/domain';
import { type SQL, sql } from 'drizzle-orm';

/** Tells whether an order is by price, which may be hidden. */
export const isPriceSort = (sort: SortCode): boolean => sort === 'price-asc' || sort === 'price-desc';

/** The base price as lists see it: null where the price is shown in the cart only. */
export const listPrice: SQL = sql`case when not p.hide_price then p.price end`;

/**
 * Returns the SQL order of a list over columns `rank`, `popularity`, `price` and `id`. Ids end every order: they grow
 * with time, so that ties are newest first and never change between pages. LIST-063 to LIST-067
 */
export function listOrder(sort: SortCode): SQL {
  switch (sort) {
    case 'bestmatch':
      return sql`rank desc, popularity desc, id desc`;
    case 'bestseller-desc':
      return sql`popularity desc, id desc`;
    case 'id-desc':
      return sql`id desc`;
    case 'price-asc':
      return sql`price asc nulls last, id desc`;
    case 'price-desc':
      return sql`price desc nulls last, id desc`;
  }
}
