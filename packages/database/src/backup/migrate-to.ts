import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { appliedVersion, migrationsFolder } from '../migrate.ts';
import { BackupError } from './backup-error.ts';

interface Journal {
  readonly entries: readonly { readonly when: number }[];
}

/**
 * Brings a database to the schema as it was with the migration `schema` (its time), which may be an earlier one than
 * the newest of this version.
 * @throws BackupError when this version has no such migration, or the database a later one
 */
export async function migrateTo(owner: pg.Client, schema: number): Promise<void> {
  const applied = await appliedVersion(owner);
  if (applied !== undefined && applied > schema) {
    throw new BackupError(
      'The database was brought to a newer version than the backup is of: restore into one that no version of Stoa was started on.',
    );
  }
  const journal: Journal = JSON.parse(await readFile(journalIn(migrationsFolder), 'utf8'));
  const last = journal.entries.findIndex(({ when }) => when === schema);
  if (last === -1) {
    throw new BackupError(
      'The backup was written by a newer version of Stoa than this one: restore it with that version.',
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'stoa-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const upTo = { ...journal, entries: journal.entries.slice(0, last + 1) };
    await writeFile(journalIn(folder), JSON.stringify(upTo));
    await migrate(drizzle(owner), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const journalIn = (folder: string) => join(folder, 'meta', '_journal.json');
