import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { BackupError } from './backup-error.ts';

/**
 * The advisory lock that each running server shares, in the session in which it listens for changes. Who has it alone
 * knows that none runs. Sessions can't be counted instead: poolers and hosts keep some that nobody works in.
 */
const SERVER_LOCK = 7_036_874_420;

/** Milliseconds between looks for servers that run, and how many of them: one that just ended is waited for. */
const LOOKS_EVERY = 100;
const LOOKS = 20;

/**
 * Tells that a server runs, for as long as the session lasts. Waits for a restore, and for an answer no longer than the
 * client does.
 */
export async function tellThatServerRuns(listener: pg.Client): Promise<void> {
  await listener.query('select pg_advisory_lock_shared($1)', [SERVER_LOCK]);
}

/**
 * Makes sure that no server runs, for as long as the session lasts: one would go on with what it has cached, and write
 * meanwhile.
 * @throws BackupError when one does
 */
export async function refuseServers(owner: pg.Client): Promise<void> {
  for (let looks = 1; looks <= LOOKS; looks += 1) {
    const { rows } = await owner.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      SERVER_LOCK,
    ]);
    if (rows[0]?.alone) return;
    await sleep(LOOKS_EVERY);
  }
  throw new BackupError('A server of Stoa runs on the database: stop all of them, and restore again.');
}
