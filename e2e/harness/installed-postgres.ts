import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { asUser, databaseUser } from '../../apps/server/src/postgres/database-user.ts';
import { startPostmaster } from '../../apps/server/src/postgres/postmaster.ts';
import { makeTestFolder } from '../../apps/server/src/postgres/testing.ts';
import { freePort } from './free-port.ts';

/** Where Debian and what is made of it keep PostgreSQL, a folder for each major version. */
const INSTALLED = '/usr/lib/postgresql';

/** As docs/operations.md has it. */
const OLDEST = 15;

/** The newest PostgreSQL of this machine itself that Stoa works with; undefined where there is none. */
export function findInstalledPostgres(): { readonly major: number; readonly programs: string } | undefined {
  const majors = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  return majors
    .filter((major) => major >= OLDEST)
    .sort((a, b) => b - a)
    .map((major) => ({ major, programs: join(INSTALLED, String(major), 'bin') }))
    .find(({ programs }) => existsSync(join(programs, 'initdb')));
}

export interface InstalledPostgres {
  /** Of an empty database, for a role that owns it and may make roles, and has no further right. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server of its own with the programs of the machine, as their package made it but for its settings. */
export async function startInstalledPostgres(programs: string, major: number): Promise<InstalledPostgres> {
  const root = makeTestFolder();
  const folder = join(root, 'postgres');
  const user = databaseUser(folder);
  const password = 'only in a test';
  const passwordFile = join(root, 'password');
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', folder, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-sync'],
    { ...asUser(user), encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const server = await startPostmaster({
    binaries: {
      initdb: join(programs, 'initdb'),
      postgres: join(programs, 'postgres'),
      pgCtl: join(programs, 'pg_ctl'),
      major,
    },
    cluster: { folder, password },
    user,
    port,
    durability: 'test',
    logFile: join(root, 'postgres.log'),
  });
  const admin = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' });
  await admin.connect();
  await admin.query(`create role shopkeeper login createrole password 'only-in-a-test'`);
  await admin.query('create database shops owner shopkeeper');
  await admin.end();
  return {
    url: `postgres://shopkeeper:only-in-a-test@127.0.0.1:${port}/shops`,
    async stop() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
