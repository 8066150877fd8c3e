import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Binaries } from './binaries.ts';

/** Returns a name that PostgreSQL puts into the title of each of its processes, so that they can be told apart. */
export function clusterName(folder: string): string {
  return `stoa-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`;
}

/**
 * Ids of the PostgreSQL processes, none of them a zombie, that work on the data directory `folder`. Not known
 * on Windows, where PostgreSQL's own interlock has to do.
 */
export function postgresProcesses(folder: string): number[] {
  const title = `postgres: ${clusterName(folder)}: `;
  const isOurs = (command: string) => command.startsWith(title) || command.includes(` -D ${folder} `);
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => Number.isInteger(pid) && (isOurs(linuxCommand(pid)) || worksIn(pid, folder)));
  }
  if (process.platform === 'win32') return [];
  const listed = spawnSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).stdout ?? '';
  return listed.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return command !== undefined && isOurs(command) ? [Number(pid)] : [];
  });
}

/** A zombie's command is empty, so it never counts. */
function linuxCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Finds a server that somebody started by hand; the folder is hidden from us where we lack the right to look. */
function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder && linuxCommand(pid).includes('postgres');
  } catch {
    return false;
  }
}

export type StopSignal = 'INT' | 'QUIT' | 'KILL';

/** Signals a PostgreSQL process: INT stops fast, QUIT at once (recovery follows). A process gone is no error. */
export function signalPostgres(binaries: Binaries, pid: number, signal: StopSignal): void {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['kill', signal, String(pid)], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
