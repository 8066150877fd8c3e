import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { APP_ROLE } from './connection/database.ts';
import { declaredTables, type TableProperties } from './declared-tables.ts';

/** A policy of row-level security, its conditions as PostgreSQL prints them. */
interface Policy {
  readonly name: string;
  readonly shown: string | null;
  readonly written: string | null;
  /** Of all kinds of statements, and of all roles. */
  readonly isForAll: boolean;
  /** One of several that each suffice; not one that all others are narrowed by. */
  readonly isPermissive: boolean;
}

/** How the database protects a table. */
interface Protection {
  readonly policies: readonly Policy[];
  /** Row-level security is on, and for the owner as well. */
  readonly secured: readonly boolean[];
  /** The grants of the application on the table: four kinds are on its rows, and others should be none. */
  readonly granted: readonly string[];
  /** Columns it may change, where it may not change all. */
  readonly changes: readonly string[];
}

/**
 * In PostgreSQL's own spelling: what is read from its catalogue is compared with these. A version that spells them another
 * way would find each policy altered at each start, and make it anew.
 */
const POLICIES = {
  own_shop: `(shop_id = (current_setting('stoa.shop'::text))::uuid)`,
  outside_shops: `(COALESCE(current_setting('stoa.shop'::text, true), ''::text) = ''::text)`,
} as const;

/**
 * Gives every table the row-level security and the grants of its kind (`privateTable` and so on). Only tables where
 * something differs are locked. Needs a connection that owns them. TEN-007, TEN-507
 */
export async function applyPrivacy(owner: pg.Client): Promise<void> {
  const differing = await tablesToProtect(owner);
  if (differing.length === 0) return;
  await owner.query('begin');
  try {
    for (const table of differing) await owner.query(statementsFor(table));
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}

/** Returns the tables that `applyPrivacy` would alter. */
export async function tablesToProtect(owner: pg.Client): Promise<readonly TableProperties[]> {
  const found = await readProtections(owner);
  return declaredTables.filter((table) => !isDeepStrictEqual(found.get(table.name), protectionOf(table)));
}

/** Returns the names of the tables whose policies say something else than those of `applyPrivacy`. */
export async function tablesWithOtherPolicies(owner: pg.Client): Promise<readonly string[]> {
  const found = await readProtections(owner);
  return declaredTables
    .filter((table) => !isDeepStrictEqual(found.get(table.name)?.policies, protectionOf(table).policies))
    .map(({ name }) => name);
}

function protectionOf(table: TableProperties): Protection {
  const policy = policyOf(table);
  return {
    policies: policy
      ? [
          {
            name: policy,
            shown: POLICIES[policy],
            written: POLICIES[policy],
            isForAll: true,
            isPermissive: true,
          },
        ]
      : [],
    secured: [policy !== undefined, policy !== undefined],
    granted: grantsOf(table),
    changes: table.changes?.toSorted() ?? [],
  };
}

function grantsOf({ changes, kept }: TableProperties): readonly string[] {
  if (changes) return ['INSERT', 'SELECT'];
  return kept ? ['INSERT', 'SELECT', 'UPDATE'] : ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
}

function policyOf({ privacy, hiddenInShops }: TableProperties): keyof typeof POLICIES | undefined {
  if (privacy === 'private') return 'own_shop';
  return hiddenInShops ? 'outside_shops' : undefined;
}

async function readProtections(owner: pg.Client): Promise<ReadonlyMap<string, Protection>> {
  const { rows } = await owner.query<Protection & { readonly name: string }>(
    `select c.relname as name, array[c.relrowsecurity, c.relforcerowsecurity] as secured,
       (select coalesce(json_agg(json_build_object(
           'name', p.polname, 'shown', pg_get_expr(p.polqual, c.oid), 'written', pg_get_expr(p.polwithcheck, c.oid),
           'isForAll', p.polcmd = '*' and p.polroles = '{0}', 'isPermissive', p.polpermissive)), '[]')
         from pg_policy p where p.polrelid = c.oid) as policies,
       array(select kind from unnest(array['DELETE', 'INSERT', 'SELECT', 'UPDATE']) kind
           where has_table_privilege(r.oid, c.oid, kind)
         union select privilege_type from aclexplode(c.relacl)
           where grantee in (0, r.oid) and privilege_type not in ('DELETE', 'INSERT', 'SELECT', 'UPDATE')
         order by 1) as granted,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped
           and has_column_privilege(r.oid, c.oid, attnum, 'UPDATE') and not has_table_privilege(r.oid, c.oid, 'UPDATE')
         order by 1) as changes
     from pg_class c join pg_roles r on r.rolname = $1
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    [APP_ROLE],
  );
  return new Map(rows.map(({ name, ...protection }) => [name, protection]));
}

/** Names are those of the schema, never input. */
function statementsFor(table: TableProperties): string {
  const { granted, changes } = protectionOf(table);
  const name = `"${table.name}"`;
  const policy = policyOf(table);
  const security = policy
    ? `alter table ${name} enable row level security; alter table ${name} force row level security;
       create policy ${policy} on ${name} using (${POLICIES[policy]}) with check (${POLICIES[policy]});`
    : `alter table ${name} no force row level security; alter table ${name} disable row level security;`;
  const columns = changes.map((column) => `"${column}"`).join(', ');
  return `
    do $$ declare known text; begin
      for known in select polname from pg_policy where polrelid = '${name}'::regclass loop
        execute format('drop policy %I on ${name}', known);
      end loop;
    end $$;
    ${security}
    revoke all on ${name} from public, ${APP_ROLE};
    grant ${granted.join(', ')} on ${name} to ${APP_ROLE};
    ${columns && `grant update (${columns}) on ${name} to ${APP_ROLE};`}`;
}
