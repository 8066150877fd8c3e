import { describeError, isDatabaseAway, type Log } from '@stoa/database';

/**
 * Logs an unexpected error. An unavailable database is not logged per failed request, because the pool has logged it.
 */
export function reportError(log: Pick<Log, 'error'>, error: unknown, what: string): void {
  if (!isDatabaseAway(error)) log.error({ error: describeError(error) }, what);
}
