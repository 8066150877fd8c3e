import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '@stoa/domain';
import { unusable } from './data-folder.ts';
import { ExitError } from './exit-error.ts';

/** Who runs on a data folder. */
interface Holder {
  readonly pid: number;
  /** Where it is reached, for people to read. */
  readonly address: string;
}

/** Another process runs on the data folder. */
class AlreadyRunningError extends ExitError {
  readonly holder: Holder | undefined;

  constructor(dataFolder: string, holder: Holder | undefined) {
    const who = holder === undefined ? 'another process' : `process ${holder.pid}, ${holder.address}`;
    super(
      `Stoa already runs on ${dataFolder} (${who}): use that one, stop it, or give this one a STOA_DATA and a PORT of its own.`,
    );
    this.holder = holder;
  }
}

export interface DataLock {
  release(): void;
}

const SQLITE_BUSY = 5;
/** A process that was just killed holds its lock until the kernel has cleared it away. */
const PATIENCE_MS = 300;

/**
 * Takes the data folder for this process. The lock is the kernel's, on a file, so it ends with the process
 * however that dies and can't be mistaken for that of a later process with the same id. Node has no call for
 * such locks; its SQLite takes one to open a transaction, and that is all SQLite is used for.
 * @throws ExitError naming who does
 */
export function lockDataFolder(dataFolder: string, address: string): DataLock {
  const file = openExclusively(dataFolder);
  const holderFile = holderFileOf(dataFolder);
  const holder: Holder = { pid: process.pid, address };
  writeFileSync(holderFile, JSON.stringify(holder));
  return {
    release() {
      if (!file.isOpen) return;
      rmSync(holderFile, { force: true });
      file.close();
    },
  };
}

/**
 * Looks whether the data folder is in use, without taking it.
 * @throws ExitError naming who does
 */
export function assertNotRunning(dataFolder: string): void {
  openExclusively(dataFolder).close();
}

/** Tells whether a process has taken the data folder. */
export function isInUse(dataFolder: string): boolean {
  try {
    assertNotRunning(dataFolder);
    return false;
  } catch (error) {
    if (error instanceof AlreadyRunningError) return true;
    throw error;
  }
}

function openExclusively(dataFolder: string): DatabaseSync {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(dataFolder, 'lock'), { timeout: PATIENCE_MS });
    file.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return file;
  } catch (error) {
    file?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new AlreadyRunningError(dataFolder, readHolder(dataFolder));
    }
    throw unusable(dataFolder, reasonOf(error));
  }
}

function readHolder(dataFolder: string): Holder | undefined {
  try {
    const { pid, address }: Partial<Holder> = JSON.parse(readFileSync(holderFileOf(dataFolder), 'utf8'));
    return pid === undefined || address === undefined ? undefined : { pid, address };
  } catch {
    // It has taken the lock and not yet written its name.
    return undefined;
  }
}

function holderFileOf(dataFolder: string): string {
  return join(dataFolder, 'running.json');
}
