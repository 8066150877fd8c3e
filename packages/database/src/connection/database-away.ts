import { type ErrorLike, errorLike } from '@stoa/domain';

/** SQLSTATEs: connection exceptions, too many connections, and a server that shuts down, has crashed or is starting. */
const AWAY_STATE = /^(08\w{3}|53300|57P0[1-5])$/;

/** Node's error codes for a server that cannot be reached. */
const AWAY_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'EPIPE', 'ETIMEDOUT'],
]);

/** Messages of pg and its pool without a code: a connection ended, or none became free in time. */
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

const AWAY_NAME = 'DatabaseAway';

/** The database hangs, and nothing is asked of it. */
export class DatabaseAway extends Error {
  override readonly name = AWAY_NAME;
  constructor() {
    super('the database does not answer');
  }
}

/** SQLSTATEs: the statement, or its wait for a lock, took longer than it may. */
const TIMED_OUT_STATE = /^(57014|55P03)$/;

/** Tells whether an error says that the database cannot be asked at the moment, also inside of another error. */
export const isDatabaseAway = (error: unknown): boolean => someOf(error, meansAway);

/** Tells whether an error says that the database may answer a little later: it is away, or was too slow. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  someOf(error, (one) => meansAway(one) || TIMED_OUT_STATE.test(one.code ?? ''));

/** An error may be inside of itself. */
const DEEPEST = 5;

/** Tests a condition on an error and on the errors inside it. */
function someOf(thrown: unknown, holds: (error: ErrorLike) => boolean, depth = 0): boolean {
  const error = errorLike(thrown);
  if (error === undefined || depth > DEEPEST) return false;
  return holds(error) || [error.cause, ...error.errors].some((one) => someOf(one, holds, depth + 1));
}

function meansAway({ name, message, code, syscall }: ErrorLike): boolean {
  if (name === AWAY_NAME) return true;
  if (code === undefined) return AWAY_MESSAGE.test(message);
  const isSocketFileMissing = code === 'ENOENT' && syscall === 'connect';
  return isSocketFileMissing || AWAY_STATE.test(code) || AWAY_CODES.has(code);
}
