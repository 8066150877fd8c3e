import type pg from 'pg';
import { UnfitDatabaseError } from './unfit-database.ts';

/** The oldest major version of PostgreSQL that Stoa is tested with. */
const OLDEST = 15;

/** What a server and a database say of themselves. */
export interface ServerFacts {
  /** As `server_version_num`: 150018 is 15.18. */
  readonly version: number;
  readonly encoding: string;
  readonly isStandby: boolean;
  readonly isReadOnly: boolean;
  readonly database: string;
}

/**
 * Makes sure that tables can be made and texts kept here.
 * @throws UnfitDatabaseError for an old server, a standby, a database that is read-only, or one that is not UTF8
 */
export async function requireServer(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<ServerFacts>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       pg_is_in_recovery() as "isStandby", current_setting('transaction_read_only') = 'on' as "isReadOnly",
       current_database() as database`,
  );
  const lack = rows[0] && lackOf(rows[0]);
  if (lack !== undefined) throw new UnfitDatabaseError(lack);
}

/** Returns the sentence about what is in the way, if anything is. */
export function lackOf({
  version,
  encoding,
  isStandby,
  isReadOnly,
  database,
}: ServerFacts): string | undefined {
  const major = Math.floor(version / 10_000);
  if (major < OLDEST)
    return `DATABASE_URL leads to PostgreSQL ${major}, and Stoa needs ${OLDEST} or newer: upgrade the server, or let DATABASE_URL lead to a newer one.`;
  if (encoding !== 'UTF8')
    return `The database "${database}" keeps texts as ${encoding}, and Stoa needs UTF8: make a new one with create database NAME encoding 'UTF8' template template0, and let DATABASE_URL lead there.`;
  if (isStandby)
    return 'DATABASE_URL leads to a standby, which can only be read: let it lead to the primary server.';
  if (isReadOnly)
    return `The database "${database}" can only be read (default_transaction_read_only is on): set it to off for the database, the role or the server.`;
  return undefined;
}
