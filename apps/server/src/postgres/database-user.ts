import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { ExitError } from './exit-error.ts';

/** The user PostgreSQL runs as; undefined means this process' own user. */
export type DatabaseUser = { readonly uid: number; readonly gid: number } | undefined;

/** "nobody" on Linux: owns no files, so that a broken database can't reach any. */
const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root. When we are root it runs as the owner of the existing data, so that who
 * began as an ordinary user can go on as one, and else as nobody.
 */
export function databaseUser(clusterFolder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterFolder, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: NOBODY, gid: NOBODY };
}

/** Options for starting a process as `user`, from a folder that everybody may enter. */
export function asUser(user: DatabaseUser): { cwd: string; uid?: number; gid?: number } {
  return { cwd: process.platform === 'win32' ? process.cwd() : '/', ...user };
}

/**
 * Tells whether `user` may enter `folder`: tried rather than computed, since modes, access lists and mounts all have
 * a say.
 * @throws ExitError when this process may not become that user.
 */
export function canEnter(folder: string, user: DatabaseUser): boolean {
  if (process.platform === 'win32') return true;
  const tried = spawnSync('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...asUser(user), stdio: 'ignore' });
  if (tried.error !== undefined) {
    throw new ExitError(
      `PostgreSQL can't be started as user ${user?.uid} here (${tried.error.message}): run Stoa as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return tried.status === 0;
}
