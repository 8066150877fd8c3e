import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { reasonOf } from '@stoa/domain';
import type { Binaries } from './binaries.ts';
import { clusterFolder, unusable } from './data-folder.ts';
import { asUser, type DatabaseUser } from './database-user.ts';
import { ExitError } from './exit-error.ts';
import type { Durability } from './settings.ts';

export interface Cluster {
  readonly folder: string;
  /** Of PostgreSQL's superuser and of the application's role. */
  readonly password: string;
}

/** PostgreSQL's own superuser; the application works under a lesser role. */
export const SUPERUSER = 'postgres';

/**
 * A database is made under a name of its own and then renamed, so that a start that dies half-way leaves nothing
 * that looks like a database, and an initdb that outlives it nothing that the next one would write to.
 */
const UNFINISHED = 'postgres.new-';

/**
 * Opens the PostgreSQL data directory in the data folder, or makes it.
 * @throws ExitError when it can't be made or belongs to another major version of PostgreSQL.
 */
export function openCluster(
  dataFolder: string,
  binaries: Binaries,
  user: DatabaseUser,
  durability: Durability,
): Cluster {
  const folder = clusterFolder(dataFolder);
  if (existsSync(folder)) {
    assertMajor(folder, binaries.major);
    return { folder, password: readPassword(dataFolder) };
  }
  const passwordFile = passwordFileOf(dataFolder);
  const password = existsSync(passwordFile) ? readPassword(dataFolder) : makePassword(passwordFile);
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
  const unfinished = join(dataFolder, `${UNFINISHED}${randomUUID()}`);
  makePrivateFolder(unfinished, user);
  initialise({ folder: unfinished, password, binaries, user, durability });
  renameSync(unfinished, folder);
  return { folder, password };
}

function assertMajor(folder: string, ours: number): void {
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    const found = readdirSync(folder).length === 0 ? 'is empty' : 'holds something else';
    throw new ExitError(
      `${folder} should hold a PostgreSQL database and ${found}: move it away or restore it.`,
    );
  }
  const theirs = readFileSync(versionFile, 'utf8').trim();
  if (theirs === String(ours)) return;
  throw new ExitError(
    `The database in ${folder} was made by PostgreSQL ${theirs}, and this Stoa brings PostgreSQL ${ours}: make a backup with the Stoa that made it (npm run backup), point STOA_DATA to another folder, and restore it there (npm run restore).`,
  );
}

const passwordFileOf = (dataFolder: string) => join(dataFolder, 'postgres-password');

/** As `makePassword` makes it. */
const PASSWORD = /^[0-9a-f]{48}$/;

/** @throws ExitError when it is missing, can't be read or is none that was made here. */
export function readPassword(dataFolder: string): string {
  const file = passwordFileOf(dataFolder);
  if (!existsSync(file)) throw passwordError(dataFolder, 'is missing');
  try {
    const password = readFileSync(file, 'utf8').trim();
    if (PASSWORD.test(password)) return password;
  } catch (cause) {
    throw passwordError(dataFolder, `can't be read (${reasonOf(cause)})`, cause);
  }
  throw passwordError(dataFolder, 'is damaged');
}

/** What is wrong with the file that holds the database's password, and what to do. */
export function passwordError(dataFolder: string, what: string, cause?: unknown): ExitError {
  return new ExitError(
    `The database's password ${what}: restore ${passwordFileOf(dataFolder)}, or point STOA_DATA to another folder.`,
    { cause },
  );
}

function makePassword(file: string): string {
  const password = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, password, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return password;
}

function makePrivateFolder(folder: string, user: DatabaseUser): void {
  mkdirSync(folder, { mode: 0o700 });
  if (process.platform === 'win32') return;
  chmodSync(folder, 0o700);
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const { uid, mode } = statSync(folder);
  if ((user !== undefined && uid !== user.uid) || (mode & 0o077) !== 0) {
    rmSync(folder, { recursive: true });
    throw unusable(folder, 'its file system keeps no owners and modes, which PostgreSQL needs');
  }
}

/**
 * Texts sort by code point and are folded by Unicode rules that PostgreSQL carries itself, so that no update
 * of the system's locales breaks an index. What people read sorted names its collation in the query.
 */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

function initialise(options: {
  folder: string;
  password: string;
  binaries: Binaries;
  user: DatabaseUser;
  durability: Durability;
}): void {
  const { folder, password, binaries, user, durability } = options;
  // initdb runs as the database's user, who can't read ours, and takes a password from a file only.
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    if (user !== undefined) chownSync(passwordFile, user.uid, user.gid);
    const made = spawnSync(
      binaries.initdb,
      [
        '-D',
        folder,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        ...LOCALE,
        '--no-instructions',
        ...(durability === 'test' ? ['--no-sync'] : []),
      ],
      { ...asUser(user), encoding: 'utf8' },
    );
    if (made.status === 0) return;
    const reason = made.error?.message ?? made.stderr.trim().split('\n').slice(-3).join(' ');
    throw unusable(dirname(folder), `PostgreSQL could not make its data there (${reason})`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
