import type { BuildColumns, BuildExtraConfigColumns } from 'drizzle-orm/column-builder';
import {
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  type PgTableWithColumns,
  pgTable,
} from 'drizzle-orm/pg-core';

/**
 * The owner of a table's rows. `private`: a shop's own, which exist only for work done in that shop; they carry
 * `shop_id`. `public`: a shop's or a seller's, which any visitor may see. `platform`: of this installation, and of no
 * shop.
 */
export type Privacy = 'private' | 'public' | 'platform';

/** Further properties of a table. Column names are those of the database. */
export interface RowRules {
  /** The columns the application may update, or none. Rows of such a table can't be deleted by it. */
  readonly changes?: readonly string[];
  /** Rows that the application can't delete; it may change them. */
  readonly kept?: boolean;
  /** Transient state, and what follows from other rows: the export of a shop leaves it out. */
  readonly passing?: boolean;
  /**
   * The columns, or all of the table, that no export contains: with them somebody could sign in, follow a link that was
   * mailed to somebody else, or act for the shop elsewhere, or they tell of people of other shops.
   */
  readonly unexported?: readonly string[] | 'all';
  /** For a platform table: work within a shop does not see its rows. */
  readonly hiddenInShops?: boolean;
}

export interface TableRules<Of extends Privacy = Privacy> extends RowRules {
  readonly privacy: Of;
}

const RULES = Symbol('rules of a table');

/** A table with its kind. The schema accepts no other. */
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

/** A table whose rows only its shop may see: customers, carts, orders, secrets. */
export const privateTable = declare('private');

/** A table whose rows every visitor may see: products, categories, pages. */
export const publicTable = declare('public');

/** A table whose rows belong to the installation. */
export const platformTable = declare('platform');

export const rulesOf = (table: DeclaredTable): TableRules => table[RULES];
