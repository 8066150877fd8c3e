import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { waitForTurn } from './wait-for-turn.ts';

/** Of the advisory lock that a start holds while it makes what only the first one has to make. */
export const START_LOCK = 7_036_874_419;

/** Milliseconds. */
const CONNECT_WITHIN = 5000;

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
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN,
  });
  // Where it breaks, the work goes on: its own connections say what there is to say.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_session_timeout = 0');
    // What those who wait are told of us.
    await client.query(`select set_config('application_name', $1, false)`, [
      `process ${process.pid} on ${hostname()}`,
    ]);
    await waitForTurn(client, START_LOCK, onWait, () => pause(LOOK_EVERY));
    return await work();
  } finally {
    await client.end();
  }
}
