import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { tablesWithOtherPolicies } from '../apply-privacy.ts';
import { declaredTables } from '../declared-tables.ts';
import { schemaVersion } from '../migrate.ts';
import { BackupError } from './backup-error.ts';

/** A table whose rows a backup holds. */
export interface StoredTable {
  readonly name: string;
  /** Those that are generated are left out. */
  readonly columns: readonly string[];
}

/** How the owner of the tables, whom row-level security binds as well, gets to see all rows of one. */
type Sight = 'at once' | 'shop by shop';

export interface FoundTable extends StoredTable {
  readonly sight: Sight;
  /**
   * Whether its rows name transactions. Those of another server, or of a later moment of this one, mean others there:
   * such rows are not kept.
   */
  readonly namesTransactions: boolean;
}

/** Returns the names of tables as SQL lists them. */
export const listed = (tables: readonly Pick<StoredTable, 'name'>[]): string =>
  tables.map(({ name }) => escapeIdentifier(name)).join(', ');

interface Row extends StoredTable {
  readonly namesTransactions: boolean;
  readonly isGuarded: boolean;
  readonly policies: readonly string[];
}

/**
 * By the policies of `applyPrivacy`: `own_shop` shows the rows of the shop that the session works for, `outside_shops`
 * all rows as long as it works for none, as at its beginning.
 */
const SIGHTS: ReadonlyMap<string, Sight> = new Map([
  ['own_shop', 'shop by shop'],
  ['outside_shops', 'at once'],
]);

/**
 * Finds the tables of the database as they are, which may be those of an earlier version; tables of extensions are not
 * ours.
 * @throws BackupError for a table of which rows might be missed without a word
 */
export async function findTables(owner: pg.Client, schema: number): Promise<FoundTable[]> {
  const { rows } = await owner.query<Row>(
    `select c.relname as name, row_security_active(c.oid) as "isGuarded",
       array(select polname::text from pg_policy where polrelid = c.oid order by 1) as policies,
       exists (select from pg_attribute where attrelid = c.oid and not attisdropped and atttypid = 'xid8'::regtype)
         as "namesTransactions",
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend
         where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
     order by 1`,
  );
  const isOfThisVersion = schema === (await schemaVersion());
  const known = new Set(declaredTables.map(({ name }) => name));
  return rows.map(({ name, columns, namesTransactions, isGuarded, policies }) => {
    if (isOfThisVersion && !known.has(name)) {
      throw new BackupError(
        `The table ${name} in the schema public is none of Stoa's, and a restore could not make it: move it to another schema (alter table "${name}" set schema …) and back it up by itself.`,
      );
    }
    const sight = isGuarded ? SIGHTS.get(policies.join()) : 'at once';
    if (sight === undefined) throw mightBeHidden(name, policies);
    return { name, columns, namesTransactions, sight };
  });
}

/**
 * Makes sure that policies of this version are what they are called: one that was altered may hide rows.
 * @throws BackupError
 */
export async function refuseHiddenRows(owner: pg.Client): Promise<void> {
  const [name] = await tablesWithOtherPolicies(owner);
  if (name !== undefined) throw mightBeHidden(name, ['an altered policy']);
}

const mightBeHidden = (table: string, policies: readonly string[]) =>
  new BackupError(
    `The table ${table} has row-level security that Stoa did not give it (${policies.join(', ') || 'no policy'}), so rows of it might be missing from the backup: start Stoa once, which gives it its own, or drop the policy.`,
  );
