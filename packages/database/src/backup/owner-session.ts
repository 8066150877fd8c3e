import { Socket } from 'node:net';
import pg from 'pg';

/** Milliseconds. */
const CONNECT_WITHIN = 5000;

/** Rows go as text: it is to be read back as it was written, whatever the server's own settings are. */
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
 * Does `work` in a session of the tables' owner that takes as long as it needs. Where it fails, the connection is
 * broken off: rows may be under way that nobody reads any more.
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
