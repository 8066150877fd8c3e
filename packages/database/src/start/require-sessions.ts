import { atMost, reasonOf } from '@stoa/domain';
import pg from 'pg';
import { newToken } from '../ids.ts';
import { UnfitDatabaseError } from './unfit-database.ts';

/** Milliseconds to a connection and to each answer. A pooler that has no connection left lets us wait without end. */
const ANSWERED_WITHIN = 5000;

/** Milliseconds that a notification may take. Where sessions are whole it is there within one or two. */
const HEARD_WITHIN = 2000;

/**
 * Makes sure that a connection is a session of its own from its beginning to its end. Statements are planned once for a
 * connection, changes are listened for, and starts take turns by a lock of the session: where a pooler lends connections
 * for single transactions, each of these goes wrong now and then, long after a start that looked well.
 * @throws UnfitDatabaseError for an address that is none, a pooler that lends single transactions, or one that lends a
 * single connection
 */
export async function requireSessions(url: string): Promise<void> {
  const [one, other] = [clientOf(url), clientOf(url)];
  try {
    await one.connect();
    await backendOf(one);
    if (await isSession(one, other).catch(tellingFew)) return;
    throw new UnfitDatabaseError(
      'DATABASE_URL leads to a pooler that lends single transactions (such as PgBouncer with pool_mode=transaction), which breaks what Stoa keeps in a session: set pool_mode=session, or let DATABASE_URL lead to PostgreSQL itself.',
    );
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

function clientOf(url: string): pg.Client {
  const client = makeClient(url);
  // What breaks fails the statement under way, which says so.
  client.on('error', () => undefined);
  return client;
}

function makeClient(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWERED_WITHIN,
      query_timeout: ANSWERED_WITHIN,
    });
  } catch (cause) {
    // Neither pg nor Node tells the address, which holds a password, in these.
    throw new UnfitDatabaseError(
      `DATABASE_URL can't be used: ${reasonOf(cause)}. See how it is written, and the files that it names.`,
      { cause },
    );
  }
}

/** pg's words where a connection or an answer was waited for too long. */
const WAITED = /^(timeout expired|Query read timeout)/;

/** One connection was answered: a server that is away has been told of by now, and what is missing is a second one. */
function tellingFew(cause: unknown): never {
  if (!WAITED.test(reasonOf(cause))) throw cause;
  throw new UnfitDatabaseError(
    'The pooler that DATABASE_URL leads to lends fewer connections than Stoa needs: it lent one and let the next wait. Let it lend 16 for each process and 6 for each command that runs beside it (PgBouncer: default_pool_size, with max_db_connections and max_user_connections no lower), with pool_mode=session.',
    { cause },
  );
}

/**
 * A pooler that lends transactions hands the server's process on as soon as it is free: `other` gets the one that
 * `one` listens on. Where it gets another, the notification still comes to nobody.
 */
async function isSession(one: pg.Client, other: pg.Client): Promise<boolean> {
  const channel = pg.escapeIdentifier(`stoa_session_${newToken()}`);
  const heard = new Promise<true>((resolve) => one.once('notification', () => resolve(true)));
  await other.connect();
  await one.query(`listen ${channel}`);
  const before = await backendOf(one);
  if (!(await begins(other))) return false;
  await other.query(`notify ${channel}`);
  if ((await backendOf(one)) !== before) return false;
  await other.query('commit');
  return atMost(HEARD_WITHIN, heard, false);
}

/** A pooler that lends single statements refuses transactions. */
async function begins(client: pg.Client): Promise<boolean> {
  try {
    await client.query('begin');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.message.includes('pooling mode')) return false;
    throw error;
  }
}

async function backendOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
