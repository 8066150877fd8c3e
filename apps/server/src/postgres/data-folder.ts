import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { reasonOf } from '@stoa/domain';
import { canEnter, type DatabaseUser, databaseUser } from './database-user.ts';
import { ExitError } from './exit-error.ts';

/** Where data and binaries go when the database's user can't enter the project (root's home, say). */
export const SYSTEM_FOLDER = '/var/lib/stoa';

export interface DataFolder {
  readonly path: string;
  /** Tells the person who starts Stoa why the data is not where they may look for it. */
  readonly notice: string | undefined;
}

/**
 * Chooses the folder of the database and of files: the given one (`STOA_DATA`), else `.stoa` in the project, else,
 * where the embedded database's user can't enter the project, a folder of the project's own in a durable system
 * folder.
 */
export function chooseDataFolder(options: {
  readonly given: string | undefined;
  readonly projectFolder: string;
  /** False with `DATABASE_URL`. */
  readonly embedded: boolean;
}): DataFolder {
  const { given, projectFolder, embedded } = options;
  if (given !== undefined) return { path: resolve(projectFolder, given), notice: undefined };
  const inProject = join(projectFolder, '.stoa');
  const user = embedded ? databaseUser(clusterFolder(inProject)) : undefined;
  if (user === undefined || canEnter(projectFolder, user)) return { path: inProject, notice: undefined };
  const digest = createHash('sha256').update(projectFolder).digest('hex').slice(0, 8);
  const path = join(SYSTEM_FOLDER, `${basename(projectFolder)}-${digest}`);
  return {
    path,
    notice: `User ${user.uid}, who runs PostgreSQL, can't enter ${projectFolder}: data is in ${path}`,
  };
}

/** Returns the PostgreSQL data directory within a data folder. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/**
 * Makes the data folder unless it exists, and proves that we can write there and the database's user get in.
 * @throws ExitError saying why the folder can't be used.
 */
export function prepareDataFolder(path: string, user: DatabaseUser): void {
  try {
    makeFolder(path);
    if (!statSync(path).isDirectory()) throw new Error('it is not a folder');
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unusable(path, reasonOf(error));
  }
  if (!canEnter(path, user)) throw unusable(path, `user ${user?.uid}, who runs PostgreSQL, can't enter it`);
}

export function unusable(path: string, reason: string): ExitError {
  return new ExitError(
    `The data folder ${path} can't be used: ${reason}. Point STOA_DATA to a folder that can, or set DATABASE_URL.`,
  );
}

/** Like `mkdir -p`, but folders it makes can be entered by the database's user whatever our umask. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}
