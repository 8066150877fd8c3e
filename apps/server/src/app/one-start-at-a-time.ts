import pg from 'pg';

/** Of the advisory lock that a start holds while it makes what only the first one has to make. */
const LOCK = 7_036_874_419;

/** Milliseconds. */
const CONNECT_WITHIN = 5000;

/**
 * Does what only one process at a time may do to a database that is empty yet: its schema and queues, the claim of its
 * files, its demo shops, a shop by the command line. Others wait, each on a connection of its own, and look anew. The
 * lock is one of the session: with a process that was killed it ends, and the next goes on with what was left.
 * @param onWait called when another process is at it
 */
export async function oneStartAtATime<T>(
  url: string,
  onWait: () => void,
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
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      LOCK,
    ]);
    if (!rows[0]?.locked) {
      onWait();
      await client.query('select pg_advisory_lock($1)', [LOCK]);
    }
    return await work();
  } finally {
    await client.end();
  }
}
