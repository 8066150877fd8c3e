import { isDatabaseAway, migrateDatabase } from '@stoa/commerce';
import { reasonOf } from '@stoa/domain';
import { ExitError } from '../postgres/index.ts';

/**
 * Error codes of network and server that mean that the database can't be reached or refuses the login; other errors
 * are faults.
 */
const UNREACHABLE =
  /^(ECONN|ENOTFOUND|EAI_|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EACCES|ENOENT|ERR_INVALID_URL|28|3D000|57P03)/;

/**
 * Brings the database to this version's schema.
 * @throws ExitError when `DATABASE_URL` leads to no database that can be used; the sentence leaves out the address,
 * which holds a password.
 */
export async function reachDatabase(url: string): Promise<void> {
  try {
    await migrateDatabase(url);
  } catch (error) {
    if (!isDatabaseAway(error) && !UNREACHABLE.test(codeOf(error))) throw error;
    throw new ExitError(`The database can't be reached: ${reasonOf(error)}. See what DATABASE_URL says.`, {
      cause: error,
    });
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
