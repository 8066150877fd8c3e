import { type AnyColumn, and, type SQL, sql, type Table } from 'drizzle-orm';
import { z } from 'zod';
import { type ListPlace, readCursor, type Sorting, writeCursor } from './list-cursor.ts';
import type { SortKey } from './sort-key.ts';

/** What asks for a page, beside the filters and `sort`. ADM-905 */
export const pageFields = {
  direction: z.enum(['asc', 'desc']).default('desc'),
  /** `next` of the page before. */
  after: z.string().max(1000).optional(),
  limit: z.int().min(1).max(100).default(50),
};

interface AskedPage extends Sorting {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A page that is asked for, with the place where it begins: at the beginning of the list without one. */
export interface WantedPage {
  readonly sorting: Sorting;
  readonly key: SortKey;
  readonly place: ListPlace | undefined;
  readonly limit: number;
}

/** @throws ShopError `invalid-input` on `cursor` for an `after` that no page of this sorting gave */
export function wantedPage({ sort, direction, after, limit }: AskedPage, key: SortKey): WantedPage {
  const sorting = { sort, direction };
  const place = after === undefined ? undefined : readCursor(sorting, after, key.values);
  return { sorting, key, place, limit };
}

interface ListedTable {
  readonly table: Table;
  readonly shopId: AnyColumn;
  readonly id: AnyColumn;
}

/**
 * Returns the query for a page's rows as `shop_id`, `id`, `key` and `sorted`, and one more that tells whether another
 * page follows: found by an index alone, where it holds what the list is filtered and sorted by. The rows themselves
 * are joined to it, in the order of `inOrder`.
 */
export function pageQuery({ table, shopId, id }: ListedTable, wanted: WantedPage, which: SQL | undefined) {
  const { by, text, value } = wanted.key;
  const isDown = wanted.sorting.direction === 'desc';
  const way = isDown ? sql`desc` : sql`asc`;
  const { place } = wanted;
  const isAfter =
    place && sql`(${by}, ${id}) ${isDown ? sql`<` : sql`>`} (${value(place.value)}, ${place.id}::uuid)`;
  return {
    page: sql`select ${shopId} as shop_id, ${id} as id, ${by} as key, ${text} as sorted from ${table}
      where ${and(which, isAfter)} order by ${by} ${way}, ${id} ${way} limit ${wanted.limit + 1}`,
    /** The order of rows that were joined to `page`. */
    inOrder: sql`page.key ${way}, page.id ${way}`,
  };
}

/** A row of a page: its id, and as a text what the list is sorted by. */
export interface PagedRow extends Record<string, unknown> {
  readonly id: string;
  readonly sorted: string;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
  /** Rows on all pages. Counted with the first page alone, for every page would count the same. */
  readonly total?: number;
}

/** Returns the page of what `pageQuery` found. */
export async function toPage<Row extends PagedRow>(
  found: readonly Row[],
  { sorting, place, limit }: WantedPage,
  count: () => Promise<number>,
): Promise<ListPage<Row>> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isLast = found.length <= limit;
  return {
    rows,
    ...(last && !isLast && { next: writeCursor(sorting, { value: last.sorted, id: last.id }) }),
    ...(!place && { total: isLast ? found.length : await count() }),
  };
}
