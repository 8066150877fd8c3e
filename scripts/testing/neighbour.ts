import pg from 'pg';

/** Milliseconds. Much longer than a test waits when no other transaction runs. */
const TRANSACTION_MS = 3000;

/**
 * With `STOA_TEST_NEIGHBOUR=1`, holds one transaction after another in a database of its own on the server of a test
 * run, as tests of other files do now and then. A test falls beside it if it takes for granted that no transaction of
 * the whole server is older than its own.
 * @param url of the server, for a role that may create databases.
 * @returns how to end it; that throws if it could not hold its transactions until then.
 */
export async function startNeighbourIfWanted(url: string): Promise<() => Promise<void>> {
  if (process.env.STOA_TEST_NEIGHBOUR !== '1') return async () => undefined;
  const client = await openOwnDatabase(url);
  const ending = new AbortController();
  const ended = holdTransactions(client, ending.signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  return async () => {
    ending.abort();
    const error = await ended;
    await client.end();
    if (error) throw error;
  };
}

async function openOwnDatabase(url: string): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query('create database neighbour');
  await admin.end();
  const own = new URL(url);
  own.pathname = '/neighbour';
  const client = new pg.Client({ connectionString: own.href });
  await client.connect();
  return client;
}

async function holdTransactions(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await client.query(`begin; select pg_current_xact_id(), pg_sleep(${TRANSACTION_MS / 1000}); commit`);
  }
}
