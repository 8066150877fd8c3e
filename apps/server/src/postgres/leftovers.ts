import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '@stoa/commerce';
import type { Binaries } from './binaries.ts';
import { postgresProcesses, signalPostgres } from './processes.ts';
import { until } from './until.ts';

/**
 * Ends what a launcher that was killed left running on the data directory, and removes a `postmaster.pid` that
 * names a zombie or a stranger, at which PostgreSQL would refuse to start. The caller holds the data lock, so
 * nobody else starts a server meanwhile.
 */
export async function endLeftovers(folder: string, binaries: Binaries, log: Log): Promise<void> {
  const postmaster = recordedPostmaster(folder);
  const running = () => postgresProcesses(folder);
  if (postmaster !== undefined && running().includes(postmaster)) {
    log.warn({ pid: postmaster }, 'stopping a PostgreSQL that an earlier start left running');
    const gone = () => !running().includes(postmaster);
    signalPostgres(binaries, postmaster, 'INT');
    if (!(await until(gone, 15_000))) signalPostgres(binaries, postmaster, 'QUIT');
    if (!(await until(gone, 5_000))) signalPostgres(binaries, postmaster, 'KILL');
  }
  // Sessions outlive a killed postmaster for a moment, still writing: a new server beside them would corrupt.
  const allGone = () => running().length === 0;
  if (!(await until(allGone, 2_000))) {
    for (const pid of running()) signalPostgres(binaries, pid, 'KILL');
    await until(allGone, 5_000);
  }
  if (process.platform !== 'win32') rmSync(join(folder, 'postmaster.pid'), { force: true });
}

function recordedPostmaster(folder: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}
