import { atMost } from '@stoa/domain';
import pg from 'pg';
import { newToken } from '../ids.ts';
import { UnfitDatabaseError } from './unfit-database.ts';

/** Milliseconds to a connection and to each answer; where fewer connections are lent than are opened, none comes. */
const ANSWERED_WITHIN = 5000;

/** Milliseconds that a notification may take. Where sessions are whole it is there within one or two. */
const HEARD_WITHIN = 2000;

/**
 * Makes sure that a connection is a session of its own from its beginning to its end. Statements are planned once for a
 * connection, changes are listened for, and starts take turns by a lock of the session: where a pooler lends connections
 * for single transactions, each of these goes wrong now and then, and none at the start.
 * @throws UnfitDatabaseError naming the pooler's mode
 */
export async function requireSessions(url: string): Promise<void> {
  const [one, other] = [clientOf(url), clientOf(url)];
  try {
    await Promise.all([one.connect(), other.connect()]);
    if (await isSession(one, other)) return;
    throw new UnfitDatabaseError(
      'DATABASE_URL leads to a pooler that lends single transactions (such as PgBouncer with pool_mode=transaction), which breaks what Stoa keeps in a session: set pool_mode=session, or let DATABASE_URL lead to PostgreSQL itself.',
    );
  } finally {
    await Promise.all([one.end(), other.end()]);
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWERED_WITHIN,
    query_timeout: ANSWERED_WITHIN,
  });
  // What breaks fails the statement under way, which says so.
  client.on('error', () => undefined);
  return client;
}

/**
 * A pooler that lends transactions hands the server's process on as soon as it is free: `other` gets the one that
 * `one` listens on. Where it gets another, the notification still comes to nobody.
 */
async function isSession(one: pg.Client, other: pg.Client): Promise<boolean> {
  const channel = pg.escapeIdentifier(`stoa_session_${newToken()}`);
  const heard = new Promise<true>((resolve) => one.once('notification', () => resolve(true)));
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
