import { type Database, openDatabase, schemaVersion, silentLog, sqlState } from '@stoa/database';
import pg from 'pg';
import { watchVersion, watchWrites } from '../../../database/src/testing/watch-writes.ts';
import { migrateDatabase } from '../migrate.ts';
import { unique } from './unique.ts';

/** A database of a test file's own on the given server, with the current schema. */
export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  drop(): Promise<void>;
}

const TEMPLATE_LOCK = 7_036_874_418;

/**
 * Makes an empty database with the current schema by cloning a template, which the first caller on a server
 * with that schema migrates. It refuses writes that would go unnoticed (`watchWrites`). `adminUrl` must be allowed to create databases.
 */
export async function createTestDatabase(adminUrl: string): Promise<TestDatabase> {
  const name = unique('stoa_test').replaceAll('-', '_');
  const template = `stoa_template_${await schemaVersion()}_${watchVersion()}`;
  await withAdmin(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (existing.rowCount === 0) {
      // Named at last, so that a migration that failed leaves no template behind.
      const unfinished = `${template}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await migrateDatabase(withName(adminUrl, unfinished));
      await withAdmin(withName(adminUrl, unfinished), watchWrites);
      await admin.query(`alter database ${unfinished} rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = withName(adminUrl, name);
  const db = openDatabase({ url, log: silentLog });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await withAdmin(adminUrl, (admin) => dropDatabase(admin, name));
    },
  };
}

/** What the server says when a process of its own, such as a vacuum, is in the database at this moment. */
const INSUFFICIENT_PRIVILEGE = '42501';

/** Tries again: a role without superuser rights can't end the server's own processes, which are soon done. */
export async function dropDatabase(admin: pg.Client, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await admin.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (error) {
      if (attempt === 100 || sqlState(error) !== INSUFFICIENT_PRIVILEGE) throw error;
      await admin.query('select pg_sleep(0.1)');
    }
  }
}

async function withAdmin(url: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
