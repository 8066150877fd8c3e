import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema.ts';

/** How a table's rows belong to a shop: by `shop_id`, or by the `seller_id` of the seller it sells as. */
export type Ownership = 'shop' | 'seller';

export interface OwnedTable {
  readonly name: string;
  readonly owner: Ownership;
}

/**
 * Every table whose rows belong to a shop, read from the schema, so that none made later is forgotten by
 * export, deletion or the tests of isolation. `shop` and `seller` themselves are not among them.
 */
export const ownedTables: readonly OwnedTable[] = Object.values<unknown>(schema)
  .filter((value) => is(value, PgTable))
  .flatMap((table): OwnedTable[] => {
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    const { name } = getTableConfig(table);
    if (columns.includes('shop_id')) return [{ name, owner: 'shop' }];
    return columns.includes('seller_id') ? [{ name, owner: 'seller' }] : [];
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1));
