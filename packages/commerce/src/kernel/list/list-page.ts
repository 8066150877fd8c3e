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
  /** A table, or a query under the name of one, with its columns. */
  readonly table: Table | SQL;
  readonly shopId: AnyColumn;
  readonly id: AnyColumn;
  /**
   * All rows are found before they are sorted, as if there were several conditions: for conditions that no index in the
   * order of the list holds, and that would be asked of row after row, and once more to count.
   */
  readonly isGathered?: boolean;
}

/** Conditions under any of which a row is of a list; `undefined` narrows nothing. */
export type ConditionsOfAny = readonly [SQL | undefined, ...(SQL | undefined)[]];

/**
 * Returns the query for a page's rows as `shop_id`, `id`, `key`, `sorted` and `counted`, and one more that tells whether
 * another page follows. The rows themselves are joined to it, in the order of `inOrder`.
 *
 * By one condition PostgreSQL goes through an index in the order of the list until the page is full. A row that is
 * found by any of several is found by the index of each, all of them before they are sorted: what is searched for may
 * stand together at the end of the list. Then they are counted, too, for the first page. Wherever the index holds what
 * the list is filtered and sorted by, no row is read but those of the page.
 */
export function pageQuery(
  { table, shopId, id, isGathered = false }: ListedTable,
  { key, sorting, place, limit }: WantedPage,
  ways: ConditionsOfAny,
) {
  const isDown = sorting.direction === 'desc';
  const way = isDown ? sql`desc` : sql`asc`;
  const inOrder = sql`page.key ${way}, page.id ${way}`;
  const columns = sql`${shopId} as shop_id, ${id} as id, ${key.by} as key`;
  const isAfter = (by: SQL, of: SQL) =>
    place && sql`(${by}, ${of}) ${isDown ? sql`<` : sql`>`} (${key.value(place.value)}, ${place.id}::uuid)`;
  if (ways.length === 1 && !isGathered) {
    const page = sql`select ${columns}, ${key.text(key.by)} as sorted, null::int as counted from ${table}
      where ${and(ways[0], isAfter(key.by, sql`${id}`))} order by ${key.by} ${way}, ${id} ${way} limit ${limit + 1}`;
    return { page, inOrder };
  }
  const found = ways.map((which) => sql`select ${columns} from ${table} where ${which}`);
  const counted = place ? sql`null::int` : sql`(select count(*)::int from found)`;
  const page = sql`with found as materialized (${sql.join(found, sql` union `)})
    select *, ${key.text(sql`key`)} as sorted, ${counted} as counted from found
    where ${isAfter(sql`key`, sql`id`) ?? sql`true`} order by key ${way}, id ${way} limit ${limit + 1}`;
  return { page, inOrder };
}

export interface PagedRow extends Record<string, unknown> {
  readonly id: string;
  /** As a text what the list is sorted by. */
  readonly sorted: string;
  /** Rows on all pages, where they were counted with this one. */
  readonly counted?: number | null;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Leads to the next page; absent on the last. */
  readonly next?: string;
  /** Rows on all pages. Counted with the first page alone, for every page would count the same. */
  readonly total?: number;
}

/** Returns the page of what `pageQuery` found; `count` is asked where that did not count already. */
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
    ...(!place && { total: isLast ? found.length : (last?.counted ?? (await count())) }),
  };
}
