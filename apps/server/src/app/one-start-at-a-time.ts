import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { inOwnerSession } from '@stoa/commerce';
import { waitForTurn } from './wait-for-turn.ts';

/** Of the advisory lock that a start holds while it makes what only the first one has to make. */
export const START_LOCK = 7_036_874_419;

/** Milliseconds between two looks at whether the other is done. */
const LOOK_EVERY = 1000;

/**
 * Does what only one process at a time may do to a database that is empty yet: its schema and queues, the claim of its
 * files, its demo shops, a shop by the command line. Others wait, each on a connection of its own, and look anew. The
 * lock is one of the session: with a process that was killed it ends, and the next goes on with what was left.
 * @param onWait called with who is at it when another process is, and each minute for as long as it is
 */
export async function oneStartAtATime<T>(
  url: string,
  onWait: (holder: string) => void,
  work: () => Promise<T>,
): Promise<T> {
  // Where this connection breaks, the work goes on: its own connections say what there is to say.
  return inOwnerSession(url, async (owner) => {
    // What those who wait are told of us.
    await owner.query(`select set_config('application_name', $1, false)`, [
      `process ${process.pid} on ${hostname()}`,
    ]);
    await owner.query('set idle_session_timeout = 0');
    await waitForTurn(owner, START_LOCK, onWait, () => pause(LOOK_EVERY));
    return work();
  });
}
