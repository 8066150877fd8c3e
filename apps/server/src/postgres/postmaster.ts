import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { asUser, type DatabaseUser } from './database-user.ts';
import { clusterName, signalPostgres } from './processes.ts';
import { type Durability, settingArguments } from './settings.ts';
import { until } from './until.ts';
import { guardPostmaster } from './watchdog.ts';

export interface PostmasterOptions {
  readonly binaries: Binaries;
  readonly cluster: Cluster;
  readonly user: DatabaseUser;
  readonly port: number;
  readonly durability: Durability;
  /** What PostgreSQL says is appended here. */
  readonly logFile: string;
}

/** A running PostgreSQL server. */
export interface Postmaster {
  readonly pid: number;
  /** Settles when the server ended, with how. */
  readonly ended: Promise<string>;
  /** Ends sessions, writes everything to disk and ends the server; harsher when it does not end. */
  stop(): Promise<void>;
}

/** The server ended before it took connections. `said` is the end of its log. */
export class PostmasterError extends Error {
  readonly portTaken: boolean;

  constructor(how: string, said: string) {
    super(`PostgreSQL did not start (${how}): ${said}`);
    this.portTaken = said.includes('could not bind') && said.includes('Address already in use');
  }
}

const LARGEST_LOG_BYTES = 10_000_000;
/** Recovery after a crash can be long; a server that is alive is waited for. */
const LONGEST_START_MS = 600_000;

/**
 * Starts PostgreSQL and waits until it takes connections. It ends with this process, also when that is killed.
 * @throws PostmasterError
 */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binaries, cluster, user, port, durability, logFile } = options;
  const logStart = rotateLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const own = { port: String(port), cluster_name: clusterName(cluster.folder) };
  const child = spawn(binaries.postgres, ['-D', cluster.folder, ...settingArguments(own, durability)], {
    ...asUser(user),
    stdio: ['ignore', log, log],
    // In a process group of its own: Ctrl-C in the terminal is for us; requests in flight still need the database.
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  const ended = endOf(child);
  const { pid } = child;
  if (pid === undefined) throw new PostmasterError(await ended, '');
  child.unref();
  const endWatch = guardPostmaster(pid, user);
  let how: string | undefined;
  void ended.then((text) => {
    how = text;
    endWatch();
  });
  const ready = await until(() => how !== undefined || isReady(cluster.folder, pid), LONGEST_START_MS);
  if (how !== undefined) throw new PostmasterError(how, logSince(logFile, logStart));
  const stop = () => stopPostmaster(binaries, pid, () => how !== undefined);
  if (!ready) {
    await stop();
    throw new PostmasterError('it took too long', logSince(logFile, logStart));
  }
  return { pid, ended, stop };
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

async function stopPostmaster(binaries: Binaries, pid: number, gone: () => boolean): Promise<void> {
  if (gone()) return;
  signalPostgres(binaries, pid, 'INT');
  if (await until(gone, 30_000)) return;
  signalPostgres(binaries, pid, 'QUIT');
  if (await until(gone, 10_000)) return;
  signalPostgres(binaries, pid, 'KILL');
  await until(gone, 10_000);
}

/** The server keeps its state on the eighth line of `postmaster.pid`, where pg_ctl reads it too. */
function isReady(folder: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** Returns the size at which new text begins. */
function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LARGEST_LOG_BYTES) return size;
  renameSync(file, `${file}.1`);
  return 0;
}

function logSince(file: string, start: number): string {
  return readFileSync(file).subarray(start).toString('utf8').trim().split('\n').slice(-5).join(' ');
}
