import { describeError, isDatabaseAway, type Log } from '@stoa/database';

/**
 * Writes down what nobody foresaw. That the database is away is not written down again with each request that fails
 * for it: the pool has said so.
 */
export function reportError(log: Pick<Log, 'error'>, error: unknown, what: string): void {
  if (!isDatabaseAway(error)) log.error({ error: describeError(error) }, what);
}
