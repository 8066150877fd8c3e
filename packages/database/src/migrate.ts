import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { applyPrivacy, tablesToProtect } from './apply-privacy.ts';
import { inOwnerSession } from './connection/owner-session.ts';
import { fillIdentityKeys, hasIdentityKeys } from './fill-identity-keys.ts';
import { ensureGrants, ensureRole } from './start/ensure-roles.ts';
import { requireServer } from './start/require-server.ts';

/** Of this version, all of them. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

/** Two processes that start at once take turns. */
export const MIGRATION_LOCK = 7_036_874_417;

/**
 * Shared by backups from before their moment to their end, and held alone by who alters tables. The tables of a backup
 * are locked as well: who waited for those with a lock that is stronger would have all readers wait behind. It is asked
 * for while `MIGRATION_LOCK` is held, never the other way round.
 */
export const BACKUP_LOCK = 7_036_874_421;

/** The database was written by a newer Stoa than this one. */
export class NewerDatabaseError extends Error {
  readonly exitSentence =
    'The database was written by a newer version of Stoa; start that version, or point STOA_DATA or DATABASE_URL to another database.';
}

/**
 * Brings the database to this version's schema, with the protection that its tables ask for, and then does what
 * `complete` adds; its roles have their rights afterwards. Safe to call from several processes at once.
 * @throws NewerDatabaseError when the database knows migrations that this version does not, UnfitDatabaseError when the
 * server or the rights of the connection's role do not do.
 */
export async function migrateSchema(
  url: string,
  complete: (owner: pg.Client) => Promise<void> = async () => undefined,
): Promise<void> {
  await inOwnerSession(url, async (owner) => {
    await requireServer(owner);
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRole(owner);
    await refuseNewer(owner);
    if (await hasToAlter(owner)) {
      await owner.query('select pg_advisory_lock($1)', [BACKUP_LOCK]);
      await migrate(drizzle(owner), { migrationsFolder });
      await fillIdentityKeys(owner);
      await applyPrivacy(owner);
    }
    await ensureGrants(owner);
    await complete(owner);
  });
}

/** Returns the newest migration of this version, as the time it was made (milliseconds). */
export async function schemaVersion(): Promise<number> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(`${migrationsFolder}/meta/_journal.json`, 'utf8'),
  );
  return Math.max(...journal.entries.map((entry) => entry.when));
}

/** Returns the newest migration that a database has, by the same measure; undefined where it has none. */
export async function appliedVersion(client: pg.Client): Promise<number | undefined> {
  const known = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (known.rows[0]?.name === null) return undefined;
  const applied = await client.query(
    'select max(created_at)::bigint as newest from drizzle.__drizzle_migrations',
  );
  const newest: string | null = applied.rows[0]?.newest ?? null;
  return newest === null ? undefined : Number(newest);
}

/** Tells whether `migrate`, `fillIdentityKeys` or `applyPrivacy` has anything to do. */
async function hasToAlter(client: pg.Client): Promise<boolean> {
  if ((await appliedVersion(client)) !== (await schemaVersion())) return true;
  return !(await hasIdentityKeys(client)) || (await tablesToProtect(client)).length > 0;
}

async function refuseNewer(client: pg.Client): Promise<void> {
  const applied = await appliedVersion(client);
  if (applied !== undefined && applied > (await schemaVersion())) throw new NewerDatabaseError();
}
