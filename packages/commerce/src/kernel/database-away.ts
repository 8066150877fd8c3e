/** SQLSTATEs: connection exceptions, too many connections, and a server that shuts down, has crashed or is starting. */
const AWAY_STATE = /^(08\w{3}|53300|57P0[1-5])$/;

/** What Node calls a server that cannot be reached. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT'],
]);

/** What pg and its pool say without a code: a connection that ended, and none that could be had in time. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error says that the database cannot be asked at the moment, also inside of another error. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return saysAway(error) || isDatabaseAway(error.cause);
}

function saysAway(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return AWAY_MESSAGE.test(error.message);
  const isSocketFileMissing = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isSocketFileMissing || AWAY_STATE.test(error.code) || AWAY_CODES.has(error.code);
}
