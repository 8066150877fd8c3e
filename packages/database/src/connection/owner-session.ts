import { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds. */
const CONNECT_WITHIN = 5000;

/**
 * Whatever those of the server and of the role are. Migrations and backups take as long as they need; the role may have
 * a schema of its own name, or another path, and what is made there nobody would find; and rows that go as text are to
 * be read back as they were written.
 */
const SETTINGS = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  search_path: 'public',
  timezone: 'UTC',
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  extra_float_digits: '3',
};

/**
 * Does `work` in a session of the tables' owner, which ends with it. Where it fails, the connection is broken off: rows
 * may be under way that nobody reads any more.
 */
export async function inOwnerSession<T>(url: string, work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const socket = new Socket();
  const owner = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_WITHIN,
    stream: () => socket,
  });
  // Told by the statement that fails for it, too.
  owner.on('error', () => undefined);
  try {
    await owner.connect();
    // Not by the start of the connection, whose settings a pooler may refuse.
    await owner.query(
      Object.entries(SETTINGS)
        .map(([name, value]) => `set ${name} = '${value}'`)
        .join(';'),
    );
    const result = await work(owner);
    // What was asked for is done by then.
    await owner.end().catch(() => undefined);
    return result;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
