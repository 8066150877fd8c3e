import { type Database, openDatabase, schemaVersion, silentLog } from '@stoa/database';
import { watchVersion, watchWrites } from '../../../database/src/testing/watch-writes.ts';
import { migrateDatabase } from '../migrate.ts';
import { dropDatabase, named, within } from './own-database.ts';
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
  await within(adminUrl, async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const existing = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (existing.rowCount === 0) {
      // Named at last, so that a migration that failed leaves no template behind.
      const unfinished = `${template}_unfinished`;
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await migrateDatabase(named(adminUrl, unfinished));
      await within(named(adminUrl, unfinished), watchWrites);
      await admin.query(`alter database ${unfinished} rename to ${template}`);
    }
    await admin.query(`create database ${name} template ${template}`);
  });
  const url = named(adminUrl, name);
  const db = openDatabase({ url, log: silentLog });
  return {
    db,
    url,
    async drop() {
      await db.close();
      await dropDatabase(adminUrl, name);
    },
  };
}
