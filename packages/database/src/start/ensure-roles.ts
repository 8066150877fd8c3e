import pg from 'pg';
import { APP_ROLE } from '../connection/database.ts';
import { declaredTables } from '../declared-tables.ts';
import { UnfitDatabaseError } from './unfit-database.ts';

/** What the role that we are, and the application's, may do in this database. */
interface Rights {
  readonly user: string;
  readonly database: string;
  readonly isThere: boolean;
  /** Row-level security doesn't bind the application's role. */
  readonly isUnbound: boolean;
  /** We may work as the application's role. */
  readonly isMember: boolean;
  readonly makesSchemas: boolean;
  readonly makesTables: boolean;
  readonly entersSchema: boolean;
  /** Another role that owns tables of ours. */
  readonly otherOwner: { readonly name: string; readonly isSuperuser: boolean } | null;
}

/** From this version on a member may set the role only where that was granted as well. */
const SET_IS_GRANTED = 160_000;

/**
 * Makes the application's role unless it is there, and lets the role that we are work under it. Roles belong to the whole
 * server, and no dump of a database holds them: each start looks. Where all is in place nothing is locked or written.
 * @throws UnfitDatabaseError naming each right that we lack and can't give, with the SQL by which a superuser does
 */
export async function ensureRole(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const isSetGranted = (rows[0]?.version ?? 0) >= SET_IS_GRANTED;
  let rights = await readRights(owner, isSetGranted);
  if (rights.user === APP_ROLE) throw new UnfitDatabaseError(ownerIsApp(rights.database));
  const repairs = repairsOf(rights, isSetGranted);
  if (repairs.length > 0) {
    // Whether it helped is looked at: another start may be making the same at this moment, which fails here.
    for (const statement of repairs) await owner.query(statement).catch(unlessAway);
    rights = await readRights(owner, isSetGranted);
  }
  // What a superuser owns can't all be given away.
  if (rights.otherOwner?.isSuperuser) throw new UnfitDatabaseError(restoredByOther(rights));
  const lacks = lacksOf(rights, isSetGranted);
  if (lacks.length > 0) throw new UnfitDatabaseError(sentenceFor(rights, lacks));
}

/** A statement that the server refused is passed over; a connection that broke is not. */
function unlessAway(error: unknown): void {
  if (!(error instanceof pg.DatabaseError)) throw error;
}

async function readRights(owner: pg.Client, isSetGranted: boolean): Promise<Rights> {
  const { rows } = await owner.query<Rights>(
    `select current_user::text as user, current_database()::text as database,
       r.oid is not null as "isThere",
       coalesce(r.rolsuper or r.rolbypassrls, false) as "isUnbound",
       coalesce(pg_has_role(r.oid, $2), false) as "isMember",
       has_database_privilege(current_database(), 'CREATE') as "makesSchemas",
       coalesce(has_schema_privilege(n.oid, 'CREATE'), false) as "makesTables",
       coalesce(has_schema_privilege(r.oid, n.oid, 'USAGE'), false) as "entersSchema",
       (select json_build_object('name', o.rolname, 'isSuperuser', o.rolsuper) from pg_class c
          join pg_namespace s on s.oid = c.relnamespace join pg_roles o on o.oid = c.relowner
        where (s.nspname = 'public' and c.relname = any($3) or s.nspname in ('pgboss', 'drizzle'))
          and c.relkind in ('r', 'p') and not pg_has_role(c.relowner, 'USAGE')
        limit 1) as "otherOwner"
     from (values (1)) one left join pg_roles r on r.rolname = $1 left join pg_namespace n on n.nspname = 'public'`,
    [APP_ROLE, isSetGranted ? 'SET' : 'MEMBER', declaredTables.map(({ name }) => name)],
  );
  const [rights] = rows;
  if (rights === undefined) throw new Error('the rights were not read');
  return rights;
}

const ownerIsApp = (database: string) =>
  `The role of DATABASE_URL is "${APP_ROLE}", to which Stoa goes down for all that it serves, and which may own nothing: let DATABASE_URL name another role, which owns the database "${database}" and is a member of ${APP_ROLE}.`;

const createRole = `create role ${APP_ROLE} nologin nosuperuser nobypassrls`;
const enterSchema = `grant usage on schema public to ${APP_ROLE}`;
const joinRole = (user: string, isSetGranted: boolean) =>
  `grant ${APP_ROLE} to ${pg.escapeIdentifier(user)}${isSetGranted ? ' with set true' : ''}`;

/** What a role that may create roles, or owns the schema, can mend by itself. */
function repairsOf({ user, isThere, isMember, entersSchema }: Rights, isSetGranted: boolean): string[] {
  return [
    ...(isThere ? [] : [createRole]),
    ...(isMember ? [] : [joinRole(user, isSetGranted)]),
    ...(entersSchema ? [] : [enterSchema]),
  ];
}

interface Lack {
  readonly what: string;
  readonly sql: string;
}

function lacksOf(rights: Rights, isSetGranted: boolean): Lack[] {
  const { user, database, isThere, isMember, entersSchema } = rights;
  const [us, here] = [pg.escapeIdentifier(user), pg.escapeIdentifier(database)];
  const lacks: Lack[] = [];
  if (!isThere) lacks.push({ what: `the role ${APP_ROLE} can't be made by it`, sql: createRole });
  if (!isMember) lacks.push({ what: `it may not work as ${APP_ROLE}`, sql: joinRole(user, isSetGranted) });
  if (rights.isUnbound)
    lacks.push({
      what: `row-level security does not bind ${APP_ROLE}`,
      sql: `alter role ${APP_ROLE} nosuperuser nobypassrls`,
    });
  if (!rights.makesSchemas)
    lacks.push({ what: 'it may not create schemas', sql: `grant create on database ${here} to ${us}` });
  if (!rights.makesTables)
    lacks.push({
      what: 'it may not create tables in the schema public',
      sql: `grant usage, create on schema public to ${us}`,
    });
  if (isThere && !entersSchema)
    lacks.push({ what: `${APP_ROLE} may not use the schema public`, sql: enterSchema });
  if (rights.otherOwner?.isSuperuser === false)
    lacks.push({
      what: `tables belong to "${rights.otherOwner.name}"`,
      sql: `reassign owned by ${pg.escapeIdentifier(rights.otherOwner.name)} to ${us}`,
    });
  return lacks;
}

function sentenceFor({ user, database }: Rights, lacks: readonly Lack[]): string {
  const what = lacks.map((lack) => lack.what).join('; ');
  const sql = lacks.map((lack) => `${lack.sql};`).join(' ');
  return `The role "${user}" of DATABASE_URL lacks rights in the database "${database}": ${what}. A superuser gives them there with: ${sql}`;
}

const restoredByOther = ({ user, database, otherOwner }: Rights) =>
  `Tables of the database "${database}" belong to "${otherOwner?.name}" and not to "${user}", the role of DATABASE_URL: restore them into an empty database that "${user}" owns, with pg_restore --no-owner --role=${user}.`;

/** Rights to what migrations made, apart from those on tables, which `applyPrivacy` gives. */
interface Grants {
  readonly sequences: readonly string[];
  readonly functions: readonly string[];
  readonly defaults: number;
}

/** Of tables four, of sequences one. */
const DEFAULTS = 5;

/**
 * Lets the application's role use the sequences and functions of the schema, and what later migrations make. Only where
 * something is missing is anything written.
 */
export async function ensureGrants(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<Grants>(
    `select
       array(select q.seqrelid::regclass::text from pg_sequence q join pg_class c on c.oid = q.seqrelid
         where c.relnamespace = n.oid and pg_has_role(c.relowner, 'USAGE')
           and not has_sequence_privilege(r.oid, q.seqrelid, 'USAGE')) as sequences,
       array(select p.oid::regprocedure::text from pg_proc p where p.pronamespace = n.oid and p.prokind = 'f'
         and pg_has_role(p.proowner, 'USAGE') and not has_function_privilege(r.oid, p.oid, 'EXECUTE')) as functions,
       (select count(*)::int from pg_default_acl d, aclexplode(d.defaclacl) a
         where d.defaclrole = current_user::regrole and d.defaclnamespace = n.oid and a.grantee = r.oid
           and (d.defaclobjtype, a.privilege_type) in
             (('r', 'SELECT'), ('r', 'INSERT'), ('r', 'UPDATE'), ('r', 'DELETE'), ('S', 'USAGE'))) as defaults
     from pg_roles r, pg_namespace n where r.rolname = $1 and n.nspname = 'public'`,
    [APP_ROLE],
  );
  const { sequences = [], functions = [], defaults = 0 } = rows[0] ?? {};
  for (const name of sequences) await owner.query(`grant usage on sequence ${name} to ${APP_ROLE}`);
  for (const name of functions) await owner.query(`grant execute on function ${name} to ${APP_ROLE}`);
  if (defaults === DEFAULTS) return;
  await owner.query(`
    alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE};
    alter default privileges in schema public grant usage on sequences to ${APP_ROLE}`);
}
