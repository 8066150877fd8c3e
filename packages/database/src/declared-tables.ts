import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { type DeclaredTable, rulesOf, type TableRules } from './privacy.ts';
import * as schema from './schema.ts';

/** The column by which a row belongs to a shop: the shop's id, or that of its own seller. */
export type Owner = 'shop_id' | 'seller_id';

export interface TableProperties extends TableRules {
  readonly name: string;
  /** Absent where rows have no owner, or are shops or sellers themselves. */
  readonly owner: Owner | undefined;
  /** The columns that the export of a shop contains; none of a table that it leaves out. */
  readonly exported: readonly string[];
}

/** A table that does not say whose rows it holds does not compile here. */
const tables: readonly DeclaredTable[] = Object.values<DeclaredTable>(schema);

/**
 * Every table, referencing tables before the referenced ones, so that rows can be deleted in this order. Row-level
 * security, grants, and the export and deletion of a shop follow this list.
 */
export const declaredTables: readonly TableProperties[] = referringFirst(tables).map((table) => {
  const columns = Object.values(getTableColumns(table)).map((column) => column.name);
  const owner = (['shop_id', 'seller_id'] as const).find((name) => columns.includes(name));
  return { ...rulesOf(table), name: getTableName(table), owner, exported: exportedColumns(table) };
});

/** A generated column is made anew wherever the row goes. */
function exportedColumns(table: DeclaredTable): readonly string[] {
  const { passing, unexported = [] } = rulesOf(table);
  if (passing || unexported === 'all') return [];
  const columns = Object.values(getTableColumns(table)).filter(({ generated }) => generated === undefined);
  return columns.map(({ name }) => name).filter((name) => !unexported.includes(name));
}

function referringFirst(all: readonly DeclaredTable[]): DeclaredTable[] {
  const ordered: DeclaredTable[] = [];
  const seen = new Set<DeclaredTable>();
  const visit = (table: DeclaredTable) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const other of all) if (refersTo(other, table)) visit(other);
    ordered.push(table);
  };
  for (const table of all) visit(table);
  return ordered;
}

function refersTo(from: DeclaredTable, to: DeclaredTable): boolean {
  return from !== to && getTableConfig(from).foreignKeys.some((key) => key.reference().foreignTable === to);
}
