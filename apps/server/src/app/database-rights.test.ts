import { openDatabase } from '@stoa/commerce';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { EmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { silentLog, startTestPostgres } from '../postgres/testing.ts';
import { reachDatabase } from './reach-database.ts';

/** Its roles are changed, and roles belong to the whole server. */
let server: EmbeddedPostgres;
let databases = 0;
/** Of a database of this test alone, without anything in it. */
let name: string;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());
beforeEach(() => {
  databases += 1;
  name = `shop_${databases}`;
});

function addressOf(role: string): string {
  const url = new URL(server.url);
  url.username = role;
  url.pathname = `/${name}`;
  return url.href;
}

/** Statements of a superuser, in the database or in another. */
async function bySuperuser(statements: string, database = name) {
  const url = new URL(addressOf('postgres'));
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await client.query(statements);
  } finally {
    await client.end();
  }
}

/** Makes the database for a new role with these attributes. Returns its address. */
async function hosted(attributes: string, owner = name): Promise<string> {
  const { password } = new URL(server.url);
  await bySuperuser(`create role ${name} login password '${password}' ${attributes}`, 'postgres');
  await bySuperuser(`create database ${name} owner ${owner}`, 'postgres');
  return addressOf(name);
}

const SQL = /A superuser gives them there with: (.*)$/;

/** The start's refusal. */
async function refusal(url: string): Promise<string> {
  const error: unknown = await reachDatabase(url).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Error && 'exitSentence' in error) return String(error.exitSentence);
  throw new Error('it was not refused with a sentence', { cause: error });
}

/** A change is written and told of by the application's role: with a table, a sequence and a function. */
async function isUsable(url: string): Promise<void> {
  await reachDatabase(url);
  const db = openDatabase({ url, log: silentLog });
  try {
    await db.pool.query(
      `insert into change (kind, entity_id, data) values ('shop.changed', gen_random_uuid(), '{}')`,
    );
    await db.pool.query('select from pgboss.job');
    const { rows } = await db.pool.query(`select * from read_session(gen_random_uuid(), 'token', now())`);
    expect(rows).toEqual([]);
  } finally {
    await db.close();
  }
}

const dropRole = 'drop owned by stoa_app; drop role stoa_app';

it('a restored database in a server that lacks the role and its rights is whole after a start', async () => {
  const url = await hosted('createrole');
  await reachDatabase(url);
  await bySuperuser(
    `${dropRole}; revoke all on schema public from public; revoke execute on all functions in schema public from public`,
  );
  await isUsable(url);
  const { rows } = await bySuperuser(
    `select count(*)::int as count from pg_default_acl d, aclexplode(d.defaclacl) a where a.grantee = 'stoa_app'::regrole`,
  );
  expect(rows).toEqual([{ count: 5 }]);
  await bySuperuser(dropRole);
});

it('a role that may create none is told of the SQL, which is all it needs', async () => {
  const url = await hosted('');
  const said = await refusal(url);
  expect(said).toMatch(
    /the role stoa_app can't be made by it.*create role stoa_app .*grant stoa_app to "shop_\d+" with set true;$/,
  );
  await bySuperuser(SQL.exec(said)?.[1] ?? '');
  await isUsable(url);
});

it('a second installation of another owner has the role as well, once it was granted', async () => {
  const url = await hosted('createrole');
  const said = await refusal(url);
  expect(said).toMatch(
    /: it may not work as stoa_app\. A superuser .*: grant stoa_app to "shop_\d+" with set true;$/,
  );
  await bySuperuser(SQL.exec(said)?.[1] ?? '');
  await isUsable(url);
});

it('an owner of nothing is told which rights to the database and the schema it lacks', async () => {
  const url = await hosted('', 'postgres');
  const said = await refusal(url);
  expect(said).toMatch(/may not create schemas; it may not create tables in the schema public/);
  await bySuperuser(SQL.exec(said)?.[1] ?? '');
  await isUsable(url);
});

it('tables of another role are to be given over', async () => {
  const url = await hosted('');
  await bySuperuser(`grant stoa_app to ${name} with set true`);
  await reachDatabase(url);
  await bySuperuser(`create role other_${name}; reassign owned by ${name} to other_${name}`);
  const said = await refusal(url);
  expect(said).toContain(`tables belong to "other_${name}"`);
  await bySuperuser(SQL.exec(said)?.[1] ?? '');
  await isUsable(url);
});

it('tables of a superuser are to be restored as those of the role', async () => {
  const url = await hosted('');
  await bySuperuser(`grant stoa_app to ${name} with set true`);
  await reachDatabase(url);
  await bySuperuser('alter table cart owner to postgres');
  expect(await refusal(url)).toMatch(/belong to "postgres".*pg_restore --no-owner --role=shop_\d+/);
});

it('a role of the application that row-level security would not bind is refused', async () => {
  const url = await hosted('createrole');
  await bySuperuser(`grant stoa_app to ${name} with set true; alter role stoa_app bypassrls`);
  const said = await refusal(url);
  expect(said).toContain('row-level security does not bind stoa_app');
  await bySuperuser(SQL.exec(said)?.[1] ?? '');
  await isUsable(url);
});

it('the role of the application is no owner', async () => {
  await hosted('');
  const { password } = new URL(server.url);
  await bySuperuser(`alter role stoa_app login password '${password}'`);
  try {
    expect(await refusal(addressOf('stoa_app'))).toMatch(
      /^The role of DATABASE_URL is "stoa_app".*another role, which owns the database "shop_\d+"/,
    );
  } finally {
    await bySuperuser('alter role stoa_app nologin password null');
  }
});

it.each([
  ['a schema of its own name', () => `create schema ${name} authorization ${name}`],
  [
    'another search_path',
    () => `create schema elsewhere authorization ${name}; alter role ${name} set search_path = elsewhere`,
  ],
])('a role with %s finds the tables where they are', async (_what, statements) => {
  const url = await hosted('createrole');
  await bySuperuser(`grant stoa_app to ${name} with set true; ${statements()}`);
  await isUsable(url);
  await isUsable(url);
  const { rows } = await bySuperuser(
    `select distinct schemaname from pg_tables where tablename in ('shop', 'customer', 'change')`,
  );
  expect(rows).toEqual([{ schemaname: 'public' }]);
});

it('a start that finds all rights in their place writes none', async () => {
  const url = await hosted('createrole');
  await bySuperuser(`grant stoa_app to ${name} with set true`);
  await reachDatabase(url);
  const written = async () =>
    (
      await bySuperuser(
        `select (select json_agg(xmin::text order by oid) from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)) as classes,
           (select json_agg(xmin::text order by oid) from pg_policy) as policies,
           (select json_agg(xmin::text order by oid) from pg_namespace) as schemas,
           (select json_agg(xmin::text order by oid) from pg_default_acl) as defaults,
           (select json_agg(xmin::text order by oid) from pg_auth_members) as members`,
      )
    ).rows;
  const before = await written();
  await reachDatabase(url);
  expect(await written()).toEqual(before);
});
