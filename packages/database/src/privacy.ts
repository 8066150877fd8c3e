import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm/column-builder';
import {
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
} from 'drizzle-orm/pg-core';

/**
 * Whose rows a table holds. `private`: a shop's own, which exist only for work done in that shop; they carry
 * `shop_id`. `public`: a shop's or a seller's, which any visitor may come to see. `platform`: of this installation,
 * and of no shop's books.
 */
export type Privacy = 'private' | 'public' | 'platform';

/** What else a table says of its rows. Column names are those of the database. */
export interface RowRules {
  /** What the application may change of a row that is written: nothing, or some columns. Nor may it delete one. */
  readonly changes?: readonly string[];
  /** Passing state, of no worth in the export of a shop. */
  readonly passing?: boolean;
  /** Of a platform's table: work within a shop has no use for its rows, and sees none. */
  readonly hiddenInShops?: boolean;
}

export interface TableRules<Of extends Privacy = Privacy> extends RowRules {
  readonly privacy: Of;
}

const RULES = Symbol('rules of a table');

/** A table that says whose rows it holds. No other belongs to the schema. */
export type DeclaredTable<Of extends Privacy = Privacy> = PgTable & { readonly [RULES]: TableRules<Of> };

type Columns = Record<string, PgColumnBuilderBase>;

type Declared<Of extends Privacy, Name extends string, Map extends Columns> = PgTableWithColumns<{
  name: Name;
  schema: undefined;
  columns: BuildColumns<Name, Map, 'pg'>;
  dialect: 'pg';
}> & { readonly [RULES]: TableRules<Of> };

type Constraints<Name extends string, Map extends Columns> = (
  self: BuildExtraConfigColumns<Name, Map, 'pg'>,
) => PgTableExtraConfigValue[];

const declare =
  <Of extends Privacy>(privacy: Of) =>
  <Name extends string, Map extends Columns>(
    name: Name,
    columns: Map,
    constraints: Constraints<Name, Map> = () => [],
    rules: RowRules = {},
  ): Declared<Of, Name, Map> =>
    Object.assign(pgTable(name, columns, constraints), { [RULES]: { ...rules, privacy } });

/** A table of what only its shop may see: customers, carts, orders, secrets. */
export const privateTable = declare('private');

/** A table of what shops show: products, categories, pages. */
export const publicTable = declare('public');

/** A table of what no shop owns. */
export const platformTable = declare('platform');

export const rulesOf = (table: DeclaredTable): TableRules => table[RULES];
